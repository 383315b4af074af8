"""The options that the scripts share, and random games played on both sides."""

import argparse
import random
from collections.abc import Callable, Iterable
from typing import NoReturn, Protocol

from command import Command, Refused
from tally import HEAD, Tally, end


def option_parser(about: str, what: str, number: int) -> argparse.ArgumentParser:
    """A parser with the options of every script: how many (`what` tells of what), and the seed.

    The first line of `about` tells what the script does.
    """
    parser = argparse.ArgumentParser(description=about.splitlines()[0])
    parser.add_argument("-n", type=int, default=number, help=f"{what} (default {number:,})")
    parser.add_argument("--seed", type=int, default=1, help="of what is random (default 1)")
    return parser


class Other(Protocol):
    """A game of the other program, ready to be compared."""

    def differences(self, ours: dict) -> list[str]:
        """What Boardwright's position tells differently."""

    def play(self, text: str) -> None:
        """Plays a move in Boardwright's notation."""


# A game of Boardwright, what to call the other one in the table, and how to start it.
Pair = tuple[str, str, Callable[[Command], Other]]


def compare_games(pairs: Iterable[Pair], options: argparse.Namespace) -> NoReturn:
    """Plays the games of each pair, prints a row for each, and ends the script."""
    tallies = []
    print(HEAD, flush=True)
    for ours, name, start in pairs:
        command = Command(ours)
        tally = Tally(name, ours)
        rng = random.Random(options.seed)
        for _ in range(options.n):
            play_game(command, start(command), tally, rng)
        command.close()
        print(tally.row(), flush=True)
        tallies.append(tally)
    end(tallies)


def play_game(command: Command, other: Other, tally: Tally, rng: random.Random) -> None:
    """Plays one random game on both sides, to its end or to the first difference."""
    moves: list[str] = []
    while True:
        text = " ".join(moves)
        try:
            ours = command.show(text)
            found = other.differences(ours)
        except Refused as refusal:
            return tally.differ("refused", str(refusal))
        tally.positions += 1
        if found:
            return tally.differ("; ".join(found), command.line(text))
        if ours["state"] != "in_progress":
            return tally.finish_game(ours["winner"])
        moves.append(rng.choice(ours["legal"]))
        other.play(moves[-1])
