// The reference game on boardgame.io: replays moves.json through the bare game reducer.
const fs = require('fs')
const crypto = require('crypto')
const path = require.resolve('boardgame.io/dist/cjs/internal.js', { paths: [process.cwd()] })
const { CreateGameReducer, InitializeGame } = require(path)

const KINDS = ['wood', 'stone', 'ore', 'food']
const { w, moves, digest } = JSON.parse(fs.readFileSync(process.argv[2]))
const each = (value) => Object.fromEntries(KINDS.map((kind) => [kind, value]))

const game = {
  name: 'quarry',
  setup: () => ({
    w,
    turn: 0,
    round: 1,
    supply: each(1000000),
    board: {},
    players: [0, 1, 2, 3].map(() => ({ score: 0, built: 0, stock: each(3) })),
  }),
  moves: {
    gather: ({ G, ctx }, kind, amount) => {
      G.players[+ctx.currentPlayer].stock[kind] += amount
      G.supply[kind] -= amount
    },
    build: ({ G, ctx }, x, y) => {
      const player = G.players[+ctx.currentPlayer]
      player.stock.wood--
      player.stock.stone--
      player.built++
      G.board[`${x},${y}`] = { o: +ctx.currentPlayer, l: 1 }
    },
    upgrade: ({ G, ctx }, x, y) => {
      const player = G.players[+ctx.currentPlayer]
      const cell = G.board[`${x},${y}`]
      cell.l++
      player.stock.ore -= 2
      player.score += cell.l
    },
    trade: ({ G, ctx }, give, get, amount) => {
      const { stock } = G.players[+ctx.currentPlayer]
      stock[give] -= amount
      stock[get] += amount
      G.supply[give] += amount
      G.supply[get] -= amount
    },
  },
  turn: {
    onEnd: ({ G, ctx }) => {
      G.turn++
      if (ctx.playOrderPos === ctx.numPlayers - 1) G.round++
    },
  },
}

const actions = moves.map(([kind, seat, ...args]) =>
  kind === 'endturn'
    ? { type: 'GAME_EVENT', payload: { type: 'endTurn', args: [], playerID: String(seat) } }
    : { type: 'MAKE_MOVE', payload: { type: kind, args, playerID: String(seat) } },
)

function replay() {
  const reducer = CreateGameReducer({ game })
  let state = InitializeGame({ game, numPlayers: 4 })
  for (const action of actions) {
    state = reducer(state, action)
    delete state.deltalog
  }
  return state
}

function digestOf({ G, ctx }) {
  const cells = Object.entries(G.board).map(([name, cell]) => [name, cell.o, cell.l])
  cells.sort((a, b) => (a[0] < b[0] ? -1 : 1))
  const players = G.players.map((p) => [p.score, p.built, KINDS.map((kind) => p.stock[kind])])
  const supply = KINDS.map((kind) => G.supply[kind])
  const flat = [G.turn, G.round, +ctx.currentPlayer, supply, players, cells]
  return crypto.createHash('sha256').update(JSON.stringify(flat)).digest('hex').slice(0, 16)
}

replay()
const start = process.hrtime.bigint()
const state = replay()
const seconds = Number(process.hrtime.bigint() - start) / 1e9
console.log(JSON.stringify({ seconds, digest_ok: digestOf(state) === digest }))
