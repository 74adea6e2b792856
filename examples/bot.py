"""A player for a Turn 7 table, over HTTP with nothing but Python's standard library.

    python3 bot.py http://localhost:7777 CODE [NAME] [--rematch]

It counts cards: it hits while one more card is worth more on average than what a bust would cost.
"""
import contextlib
import http.client
import json
import secrets
import sys
import time
import urllib.error
import urllib.request

# Cards are numbers: 0 to 12 are worth just that, then come +2 +4 +6 +8 +10 x2 LS L T3.
LAST_NUMBER, TIMES_TWO, LOCK, TURN_THREE = 12, 18, 20, 21


class Refusal(Exception):
    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


class Table:
    def __init__(self, server, code):
        self.url = f"{server}/api/tables/{code}"
        self.headers = {"Content-Type": "application/json"}

    def request(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}/{path}", data, self.headers)
        try:
            with urllib.request.urlopen(request, timeout=40) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            raise Refusal(**json.load(error)["refused"]) from None

    def insist(self, path, body=None):
        """Tries again until there is an answer. A command keeps its id, so it happens once however often it is sent."""
        pause = 0.25
        while True:
            try:
                return self.request(path, body)
            except (Refusal, OSError, http.client.HTTPException, ValueError, KeyError) as error:
                if isinstance(error, Refusal) and error.code not in ("unavailable", "too many requests"):
                    raise
                print(f"no answer ({error}), trying again")
                time.sleep(pause)
                pause = min(2 * pause, 4)

    def send(self, **command):
        self.insist("commands", {"id": secrets.token_hex(8), "command": command})


def choose(top, me):
    question, seats = top["state"]["question"], top["seats"]
    if question["kind"] == "target":

        def wish(seat):
            if question["card"] == LOCK:  # stops the leader
                return seats[seat]["total"] + seats[seat]["points"]
            if question["card"] == TURN_THREE:  # busts the fullest row
                return len(seats[seat]["cards"])
            return -seats[seat]["total"]  # a Life Saver helps the poorest

        return max((seat for seat in question["targets"] if seat != me), key=wish, default=me)

    cards = seats[me]["cards"]
    held = [card for card in cards if card <= LAST_NUMBER]

    def worth(card):
        if card > TIMES_TWO or card in held:
            return 0
        if card == TIMES_TWO:
            return sum(held)
        if card > LAST_NUMBER:
            return 2 * (card - LAST_NUMBER)
        return card * (2 if TIMES_TWO in cards else 1) + (15 if len(held) == 6 else 0)

    pile = top["unseen"] if any(top["unseen"]) else top["discard"]  # an empty pile is shuffled anew
    gain = sum(count * worth(card) for card, count in enumerate(pile))
    busts = 0 if seats[me]["lifeSaver"] else sum(pile[card] for card in held)
    return "hit" if gain > busts * seats[me]["points"] else "stay"


def act(table, view, member):
    lobby, game = view["lobby"], view["game"]
    me = next((index for index, seat in enumerate(lobby["seats"]) if seat.get("member") == member), None)
    if me is None:
        sys.exit("there is no free seat at this table")
    if lobby["seats"][me]["seed"] is None:
        table.send(kind="seed", seed=secrets.token_hex(16))
    if game is None or game["top"]["state"].get("question", {}).get("seat") != me:
        return
    top = game["top"]
    choice = choose(top, me)
    print(f"round {top['round']}, {top['seats'][me]['points']} points: {choice}")
    table.send(kind="move", game=game["number"], question=game["question"], choice=choice)


def main():
    sys.stdout.reconfigure(line_buffering=True)
    words = [word for word in sys.argv[1:] if word != "--rematch"]
    if len(words) not in (2, 3):
        sys.exit(__doc__)
    server, code, name = (words + ["Py"])[:3]
    table = Table(server, code)
    place = table.request("members", {"name": name})
    table.headers["Authorization"] = f"Bearer {place['token']}"
    print(f"{name} sits at table {code}")
    view, stays = place["table"], "--rematch" in sys.argv
    while stays or view["lobby"]["stage"] != "finished":
        try:
            act(table, view, place["member"])
        except Refusal as refusal:
            if refusal.code != "stale":  # stale: somebody answered for us
                raise
        try:
            view = table.insist(f"events?since={view['seq']}&wait=25")["table"]
        except Refusal as refusal:  # nobody closes tables: one that nobody used for long is gone
            if not stays or refusal.code != "not found":
                raise
            print("the table is gone")
            return
    print("the game is over:", " : ".join(str(seat["total"]) for seat in view["game"]["top"]["seats"]))
    with contextlib.suppress(Refusal):  # sent again, it finds nobody there any more
        table.send(kind="leave")


if __name__ == "__main__":
    try:
        main()
    except (Refusal, OSError, ValueError) as error:
        sys.exit(str(error))
