"""The command `boardwright` as a subprocess that answers questions about positions."""

import json
import os
import subprocess
import sys
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import NoReturn

BUILT = Path(__file__).resolve().parents[3] / "target" / "release" / "boardwright"
USAGE = 2


def need(package: str, module: str) -> tuple[ModuleType, str]:
    """Imports a module of a pip package, or says how to install it. Gives its version too."""
    try:
        return import_module(module), version(package)
    except ImportError as error:
        stop(
            f"this script needs the Python package {package} ({error}); "
            "install it with: pip install -r crates/testkit/differential/requirements.txt"
        )


def stop(message: str) -> NoReturn:
    """Ends the script with an error of usage."""
    print(f"error: {message}", file=sys.stderr)
    sys.exit(USAGE)


class Command:
    """`boardwright show GAME --stdin --json`: a line of moves in, a position out.

    The path is `BOARDWRIGHT` if that is set, or the release build of this repository.
    """

    def __init__(self, game: str) -> None:
        self.game = game
        path = os.environ.get("BOARDWRIGHT") or str(BUILT)
        try:
            self._process = subprocess.Popen(
                [path, "show", game, "--stdin", "--json"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
        except OSError as error:
            stop(
                f"cannot run {path} ({error.strerror}); build it with "
                "`cargo build --release -p boardwright-cli`, or set BOARDWRIGHT to its path"
            )
        answer = self._answer("")
        if "error" in answer:
            stop(f"boardwright has no game {game}: {answer['error']['message']}")

    def show(self, moves: str) -> dict:
        """The position after the moves, as the command describes it. Raises `Refused`."""
        answer = self._answer(moves)
        if "error" in answer:
            raise Refused(f"{answer['error']['message']}: {self.line(moves)}")
        return answer

    def line(self, moves: str) -> str:
        """The shell command that shows a position, for a reader who wants to see it."""
        return f"boardwright show '{self.game}' '{moves}'"

    def close(self) -> None:
        """Lets the process end."""
        self._process.stdin.close()
        self._process.wait()

    def _answer(self, moves: str) -> dict:
        try:
            self._process.stdin.write(f"{moves}\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            stop(f"no answer from {self.line(moves)}")
        return json.loads(line)


class Refused(Exception):
    """Boardwright refused moves that the other program plays."""
