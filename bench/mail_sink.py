"""A mail server that takes everything and keeps nothing: `python bench/mail_sink.py PORT`."""

import asyncio
import sys
from typing import Any

from aiosmtpd.smtp import SMTP


class TakesAll:
    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        return "250 taken"


async def main(port: int) -> None:
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(TakesAll(), hostname="sink"), "127.0.0.1", port)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
