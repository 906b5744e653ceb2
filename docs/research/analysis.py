"""Compares the arms of a study: python3 analysis.py conversations.csv events.csv"""

import csv
import sys
from collections import defaultdict
from datetime import datetime
from statistics import mean, stdev


def rows(path):
    with open(path, encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def minutes(row):
    start, end = (datetime.fromisoformat(row[name].replace("Z", "+00:00")) for name in ("start", "end"))
    return (end - start).total_seconds() / 60


conversations, events = rows(sys.argv[1]), rows(sys.argv[2])
arms = defaultdict(lambda: {"agreed": set(), "finished": [], "pasted": []})
for event in events:
    arm = arms[event["condition"]]
    if event["event"] == "agreed":
        arm["agreed"].add(event["participant"])
    if event["event"] == "answered" and event["pasted_share"]:
        arm["pasted"].append(float(event["pasted_share"]))
for row in conversations:
    if row["finished"] == "true":
        arms[row["condition"]]["finished"].append(minutes(row))

print("condition,agreed,finished,minutes_mean,minutes_sd,pasted_mean")
for name in sorted(arms):
    arm = arms[name]
    done = arm["finished"]
    print(
        name,
        len(arm["agreed"]),
        len(done),
        f"{mean(done):.2f}" if done else "",
        f"{stdev(done):.2f}" if len(done) > 1 else "",
        f"{mean(arm['pasted']):.2f}" if arm["pasted"] else "",
        sep=",",
    )
