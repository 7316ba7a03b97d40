#!/usr/bin/env python3
"""A bot as a program: it reads questions as lines of JSON and answers each with a line of JSON.

It needs nothing of Mýtina: mytina simulate timber-town --bots process:./examples/bots/eager.py,random
"""

import json
import random
import sys


def choose(question: dict) -> str:
    """Your idea goes here: `question["view"]` is what the seat sees, `question["options"]` are keys to choose from."""
    taking = [key for key in question["options"] if key.startswith("take")]
    return random.Random(f"{question['table']}/{question['id']}").choice(taking or question["options"])


for line in sys.stdin:
    print(json.dumps({"key": choose(json.loads(line))}), flush=True)
