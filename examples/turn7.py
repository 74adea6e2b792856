"""A seat at a Turn 7 table, over HTTP with nothing but Python's standard library. Copy this file beside your program.

    from turn7 import join

    player = join("http://localhost:7777/t/CODE", "Bob")
    game = player.play(lambda question: "hit" if question["hand"]["points"] < 25 else "stay")
    player.leave()
"""
import contextlib
import http.client
import itertools
import json
import re
import secrets
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

# Cards are numbers: 0 to 12 are worth just that, then come these.
PLUS_2, PLUS_10, TIMES_TWO, LIFE_SAVER, LOCK, TURN_THREE = 13, 17, 18, 19, 20, 21


class Refusal(Exception):
    """A no of the server's: a `code` for programs, a sentence for people."""

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


def join(link, name, **wish):
    """Joins a table by the link to it, with a seat if one is free; else the player waits for one."""
    address = urllib.parse.urlsplit(link)
    code = re.fullmatch(r"/t/(\w+)/?", address.path)
    if address.scheme not in ("http", "https") or not code:
        raise ValueError(f'"{link}" is not a table; expected a link such as http://localhost:7777/t/7KQ2MX.')
    player = Player(f"{address.scheme}://{address.netloc}", code[1].upper())
    # The key to the place is made here, so whoever must ask again still comes once.
    place = player.insist("members", {"name": name, "token": secrets.token_urlsafe(32), **wish}, attempts=4)
    player.come(place["member"], place["token"], place["table"])
    return player


def resume(server, code, member, token):
    """Comes back to a place at a table."""
    player = Player(server, code)
    player.come(member, token, None)
    player.look(0)
    return player


class Player:
    def __init__(self, server, code):
        self.server, self.code = server, code
        self.member = self.token = self.table = None
        self.over = 0  # the last game that was over when it was played here, or when the player came

    def come(self, member, token, table):
        self.member, self.token, self.table = member, token, table
        if table and table["lobby"]["stage"] == "finished":
            self.over = table["game"]["number"]

    @property
    def seat(self):
        """Counted from 0; None for those who wait for a seat or have none."""
        seats = self.table["lobby"]["seats"]
        return next((i for i, seat in enumerate(seats) if seat.get("member") == self.member), None)

    @property
    def question(self):
        """What this player is asked now, with all that they may see; None if it is not their turn."""
        game, seat = self.table["game"], self.seat
        asked = game and game["top"]["state"].get("question")
        if not asked or asked["seat"] != seat:
            return None
        return {
            "game": game["number"],
            "number": game["question"],
            "seat": seat,
            "hand": game["top"]["seats"][seat],
            "view": game["top"],
            "card": asked.get("card"),  # that somebody must get; None where it is to hit or to stay
            "choices": asked.get("targets", ["hit", "stay"]),
        }

    def play(self, choose):
        """Answers every question until a game is over, and returns it. Called again, plays the game after it."""
        while True:
            self.give_seed()
            game = self.table["game"]
            if self.table["lobby"]["stage"] == "finished" and game["number"] != self.over:
                self.over = game["number"]
                return game
            if question := self.question:
                self.choose(question, choose(question))
            self.look()

    def choose(self, question, choice):
        """Whether the answer counted: it does not if a bot has answered meanwhile, because the time was up."""
        try:
            self.send(kind="move", game=question["game"], question=question["number"], choice=choice)
        except Refusal as refusal:
            if refusal.code != "stale":
                raise
            return False
        return True

    def send(self, **command):
        """Any command; it happens once, however often it must be sent."""
        return self.insist("commands", {"id": secrets.token_hex(8), "command": command})["seq"]

    def look(self, wait=25):
        """Waits so many seconds for something to happen at the table. Whoever waits counts as present."""
        since = self.table["seq"] if self.table else 0
        self.table = self.insist(f"events?since={since}&wait={wait}")["table"]

    def give_seed(self):
        """Everybody with a seat takes part in the shuffle of the next game."""
        if self.seat is not None and self.table["lobby"]["seats"][self.seat]["seed"] is None:
            self.send(kind="seed", seed=secrets.token_hex(32))

    def leave(self):
        with contextlib.suppress(Refusal):  # sent again, it finds nobody there any more
            self.send(kind="leave")

    def insist(self, path, body=None, attempts=None):
        """Asks again until there is an answer, or no attempt is left."""
        pause = 0.25
        for attempt in itertools.count(1):
            try:
                return self.request(path, body)
            except (Refusal, OSError, http.client.HTTPException, ValueError, KeyError) as error:
                if isinstance(error, Refusal) and error.code not in ("unavailable", "too many requests", "internal"):
                    raise
                if attempt == attempts:
                    raise
                print(f"no answer ({error}), trying again", file=sys.stderr)
                time.sleep(pause)
                pause = min(2 * pause, 4)

    def request(self, path, body=None):
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.server}/api/tables/{self.code}/{path}", data, headers)
        try:
            with urllib.request.urlopen(request, timeout=40) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            raise Refusal(**json.load(error)["refused"]) from None
