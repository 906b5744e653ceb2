"""Compares the arms of a study and draws who went where:
python3 analysis.py participants.csv conversations.csv events.csv"""

import csv
import sys
from datetime import datetime
from statistics import mean, stdev


def rows(path):
    with open(path, encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def minutes(row):
    start, end = (datetime.fromisoformat(row[name].replace("Z", "+00:00")) for name in ("start", "end"))
    return (end - start).total_seconds() / 60


def number(text):
    return int(text or 0)


def finished_once(conversations):
    """The first finished conversation of each participant: whoever pressed Restart counts once."""
    first = {}
    for row in sorted((row for row in conversations if row["finished"] == "true"), key=lambda row: row["end"]):
        first.setdefault((row["study"], row["participant_name"] or row["participant"]), row)
    return list(first.values())


def box(lines, width):
    edge = "+" + "-" * (width - 2) + "+"
    return [edge] + ["| " + line.ljust(width - 4) + " |" for line in lines] + [edge]


def line_with(marks, width):
    return "".join(marks.get(at, " ") for at in range(width)).rstrip()


def flow(participants):
    """The flow diagram of a report by CONSORT: agreed, put in an arm, lost, finished."""
    arms = []
    for name in sorted({row["condition"] for row in participants}):
        own = [row for row in participants if row["condition"] == name]
        people = [row for row in own if row["participant"]]
        withdrew, removed = (sum(number(row[column]) for row in own) for column in ("withdrawn", "removed"))
        began = sum(row["began"] != "" for row in people)
        finished = sum(row["finished"] != "" for row in people)
        agreed = len(people) + withdrew + removed
        arms.append(
            (
                agreed,
                [f"Arm {name} (n = {agreed})"],
                [
                    f"Withdrew (n = {withdrew})",
                    f"Removed (n = {removed})",
                    f"Wrote nothing (n = {len(people) - began})",
                    f"Stopped on the way (n = {began - finished})",
                ],
                [f"Finished (n = {finished})"],
            )
        )
    width = max(len(line) for arm in arms for part in arm[1:] for line in part) + 4
    middles = [at * (width + 2) + width // 2 for at in range(len(arms))]
    whole = len(arms) * (width + 2) - 2
    middle = (middles[0] + middles[-1]) // 2
    down = line_with({at: "|" for at in middles}, whole)
    top = box([f"Agreed (n = {sum(arm[0] for arm in arms)})"], width)
    drawing = [(" " * (middle - width // 2) + line).rstrip() for line in top] + [line_with({middle: "|"}, whole)]
    if len(arms) > 1:
        branch = {at: "-" for at in range(middles[0], middles[-1] + 1)}
        drawing += [line_with({**branch, **{at: "+" for at in [middle, *middles]}}, whole), down]
    for part in (1, 2, 3):
        boxes = [box(arm[part], width) for arm in arms]
        drawing += ["  ".join(lines) for lines in zip(*boxes)] + ([down] if part < 3 else [])
    return drawing


participants, conversations, events = (rows(path) for path in sys.argv[1:4])
done = finished_once(conversations)
print("condition,agreed,finished,minutes_mean,minutes_sd,pasted_mean")
for name in sorted({row["condition"] for row in participants}):
    people = [row for row in participants if row["condition"] == name and row["participant"]]
    took = [minutes(row) for row in done if row["condition"] == name]
    pasted = [
        float(event["pasted_share"])
        for event in events
        if event["condition"] == name and event["event"] == "answered" and event["pasted_share"]
    ]
    print(
        name,
        len(people),
        sum(row["finished"] != "" for row in people),
        f"{mean(took):.2f}" if took else "",
        f"{stdev(took):.2f}" if len(took) > 1 else "",
        f"{mean(pasted):.2f}" if pasted else "",
        sep=",",
    )
for study in sorted({row["study"] for row in participants}):
    print("", f"Study {study}", "", *flow([row for row in participants if row["study"] == study]), sep="\n")
