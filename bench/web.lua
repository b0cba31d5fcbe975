-- Each thread of wrk walks its own lines of the file WORK: method, path, token, body; then from the start again.
local threads = 0
function setup(thread) thread:set("id", threads); threads = threads + 1 end

local lines, at = {}, 0
function init(args)
  if id == 0 then at = -1 end  -- wrk calls the first thread once only to try
  local total = tonumber(os.getenv("THREADS"))
  local n = 0
  for line in io.lines(os.getenv("WORK")) do
    if n % total == id then
      local method, path, headers, body = line:match("^(%S+)\t(%S+)\t([^\t]*)\t(.*)$")
      local sent = { ["Content-Type"] = "application/json" }
      for name, value in headers:gmatch("([^:|]+):([^|]*)") do sent[name] = value end
      lines[#lines + 1] = wrk.format(method, path, sent, body ~= "" and body or nil)
    end
    n = n + 1
  end
end

function request()
  at = at + 1
  return lines[math.max(at - 1, 0) % #lines + 1]
end

function done(summary, latency)
  local errors = summary.errors
  local bad = errors.status + errors.connect + errors.read + errors.timeout
  io.write(string.format("RESULT %.2f %d %.3f %.3f\n", summary.requests / (summary.duration / 1e6),
    bad, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3))
end
