"""What a comparison counts, and the row that it prints."""

import sys
import time

SHOWN = 5
HEAD = (
    "| other program | Boardwright | games | positions | differences | wins, draws | time |\n"
    "|---|---|---|---|---|---|---|"
)


class Tally:
    """Counts the games, positions and differences of one comparison."""

    def __init__(self, other: str, game: str) -> None:
        self.other = other
        self.game = game
        self.games = 0
        self.positions = 0
        self.differences = 0
        self.results: dict[int | None, int] = {}
        self._start = time.monotonic()

    def differ(self, what: str, where: str) -> None:
        """Notes a difference. The first few are told, with the command that shows the position."""
        self.differences += 1
        if self.differences <= SHOWN:
            print(f"difference: {what}\n  {where}", file=sys.stderr)
        elif self.differences == SHOWN + 1:
            print("difference: further ones are counted, not shown", file=sys.stderr)

    def finish_game(self, winner: int | None) -> None:
        """Notes the end of a game: the seat that won, or none for a draw."""
        self.games += 1
        self.results[winner] = self.results.get(winner, 0) + 1

    def row(self) -> str:
        """The comparison as a row under `HEAD`."""
        games = results = "-"
        if self.games:
            wins = [self.results.get(seat, 0) for seat in (1, 2)]
            games = f"{self.games:,}"
            results = f"{wins[0]:,} + {wins[1]:,}, {self.results.get(None, 0):,}"
        seconds = time.monotonic() - self._start
        return (
            f"| {self.other} | `{self.game}` | {games} | {self.positions:,} "
            f"| {self.differences:,} | {results} | {seconds:.0f} s |"
        )


def end(tallies: list[Tally]) -> None:
    """Ends the script: status 1 if anything differed or nothing was compared."""
    same = all(tally.positions > 0 and tally.differences == 0 for tally in tallies)
    sys.exit(0 if same else 1)
