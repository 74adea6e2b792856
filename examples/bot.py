"""A player for a Turn 7 table: python3 examples/bot.py http://localhost:7777/t/CODE [NAME] [--rematch]"""
import sys

import turn7


def choose(question):
    if "hit" not in question["choices"]:  # a card for somebody else
        return next((to for to in question["choices"] if to != question["seat"]), question["seat"])
    return "hit" if question["hand"]["points"] < 25 else "stay"


try:
    link, name, *_ = [word for word in sys.argv[1:] if word != "--rematch"] + ["Py", ""]
    player = turn7.join(link, name)
    print(f"{name} sits at table {player.code}")
    while True:
        game = player.play(choose)
        print("the game is over:", " : ".join(str(seat["total"]) for seat in game["top"]["seats"]))
        if "--rematch" not in sys.argv:
            break
    player.leave()
except (turn7.Refusal, OSError, ValueError) as error:
    sys.exit(str(error))
