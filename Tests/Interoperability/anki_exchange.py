"""Takes cards to the real Anki and back: run by `make interop`.

Needs the package `anki` and the path of the program. A store is made by `tutor import` from a
document with a random history; what Anki then has must be what the store says.
"""

import json
import os
import random
import subprocess
import sys
import tempfile
import time
import uuid
import zipfile
from datetime import datetime, timedelta
from importlib.metadata import version
from zoneinfo import ZoneInfo

from anki.collection import (
    Collection,
    ExportAnkiPackageOptions,
    ImportAnkiPackageOptions,
    ImportAnkiPackageRequest,
)
from anki.scheduler.v3 import CardAnswer

TUTOR = os.path.abspath(sys.argv[1])
FOLDER = tempfile.mkdtemp(prefix="tutor-interop-")
NOW = 1_789_984_800  # Monday, 21 September 2026, 10:00 in Greenwich
DAY = 86_400
ENVIRONMENT = {
    **os.environ,
    "TUTOR_STORE": os.path.join(FOLDER, "cards.sqlite"),
    "TUTOR_NOW": str(NOW),
    "TZ": "Europe/Berlin",
}
checks = 0


def check(condition, what):
    global checks
    checks += 1
    if not condition:
        sys.exit(f"interop: {what}")


def equal(found, expected, what):
    check(found == expected, f"{what}: Anki has {found!r}, tutor {expected!r}")


def near(found, expected, digits, what):
    # Anki rounds what it keeps.
    check(
        abs(found - expected) <= 0.51 * 10**-digits + 1e-6 * abs(expected),
        f"{what}: Anki has {found!r}, tutor {expected!r}",
    )


def tutor(*arguments, status=0):
    run = subprocess.run(
        [TUTOR, *arguments], env=ENVIRONMENT, capture_output=True, text=True, timeout=120
    )
    check(
        run.returncode == status,
        f"tutor {' '.join(arguments)}: exit {run.returncode}\n{run.stdout}{run.stderr}",
    )
    return run.stdout + run.stderr


def path(name):
    return os.path.join(FOLDER, name)


def tables():
    return json.loads(tutor("export", "--format", "json"))["tables"]


# A store with a history in it: some cards new, some in their steps, some known, some suspended.


def history(cards, chance):
    log = []

    def row(moment, kind, **columns):
        stamp = max(moment, log[-1]["stamp"] + 1 if log else moment)
        log.append(
            {"id": str(uuid.UUID(int=chance.getrandbits(128), version=4)), "stamp": stamp}
            | {"time": moment, "kind": kind}
            | columns
        )

    moments = []
    for place, card in enumerate(cards):
        if place % 6 == 0:
            continue
        moment = NOW - chance.randrange(3, 300) * DAY
        for _ in range(chance.randrange(1, 9)):
            moments.append((moment * 1000 + chance.randrange(1000), card))
            moment += chance.choice([60, 600, DAY, 4 * DAY, 30 * DAY])
            if moment > NOW - 60:
                break
    if not moments:
        sys.exit("interop: the lessons have no cards")
    moments.append((NOW * 1000 - 30_000, cards[1]))
    for moment, card in sorted(moments):
        grade = chance.choice([1, 2, 3, 3, 3, 4])
        row(
            moment, "review", card=card, grade=grade, is_right=int(grade > 1), answer="x",
            hints=0, duration=chance.randrange(900, 60_000), fingerprint="f", revision=1,
        )
    row(NOW * 1000 - 20_000, "suspend", card=cards[2])
    return log


tutor("due")
document = json.loads(tutor("export", "--format", "json"))
# Drills have no text of their own, and stay at home.
cards = [card["id"] for card in document["tables"]["card"] if "/drill-" not in card["id"]]
document["tables"]["log"] = history(cards, random.Random(6))
with open(path("made.json"), "w") as file:
    json.dump(document, file)
tutor("import", path("made.json"))
store = tables()
tutor("export", path("out.apkg"))

# Anki finds every note, card, state of memory and review.

collection = Collection(path("collection.anki2"))
collection.set_config("fsrs", True)
collection.import_anki_package(
    ImportAnkiPackageRequest(
        package_path=path("out.apkg"),
        options=ImportAnkiPackageOptions(with_scheduling=True, with_deck_configs=False),
    )
)
equal(collection.note_count(), len(cards), "notes")
equal(collection.card_count(), len(cards), "cards")
graded = [row for row in store["log"] if row["kind"] == "review"]
equal(collection.db.scalar("select count() from revlog"), len(graded), "reviews")
of_tutor = {row["id"]: row for row in store["card"]}
concepts = {}
for row in store["card_concept"]:
    concepts.setdefault(row["card"], set()).add(row["concept"])
numbers = {}

for number in collection.find_cards(""):
    card = collection.get_card(number)
    note = card.note()
    name = note["ID"]
    row = of_tutor[name]
    numbers[number] = name
    equal(note.guid, f"tutor:{name}", "guid")
    equal(set(note.tags), concepts[name], f"tags of {name}")
    check(note["Question"] and note["Answer"], f"{name} has no text")
    check(note["Explanation"] and note["Source"].startswith("Lesson "), f"{name} has no source")
    check("<" in card.question() and note["Answer"] in card.answer(), f"{name} is not shown")
    deck = collection.decks.name(card.did)
    check(deck.startswith("SwiftUI::") and deck.count("::") == 2, f"deck of {name}: {deck}")
    types = {None: 0, "learning": 1, "review": 2, "relearning": 3}
    equal(card.type, types[row.get("phase")], f"type of {name}")
    if row["is_suspended"]:
        equal(card.queue, -1, f"queue of {name}")
    if "stability" not in row:
        check(card.memory_state is None and card.reps == 0, f"{name} is new")
        continue
    check(card.memory_state is not None, f"{name} has no memory state in Anki")
    near(card.memory_state.stability, row["stability"], 4, f"stability of {name}")
    near(card.memory_state.difficulty, row["difficulty"], 3, f"difficulty of {name}")
    near(card.desired_retention, 0.9, 2, f"retention of {name}")
    near(card.decay, 0.1542, 3, f"decay of {name}")
    equal(card.last_review_time, row["last_review"], f"last review of {name}")
    equal(card.reps, row["reviews"], f"reps of {name}")
    equal(card.lapses, row["lapses"], f"lapses of {name}")
    if row["phase"] == "review":
        equal(card.ivl, (row["due"] - row["last_review"]) // DAY, f"interval of {name}")

anki_number = {name: number for number, name in numbers.items()}
moments = {name: [] for name in cards}
for number, ease, moment, taken in collection.db.all("select cid, ease, id, time from revlog"):
    moments[numbers[number]].append((moment, ease, taken))
for name in cards:
    expected = [(r["time"], r["grade"], r["duration"]) for r in graded if r["card"] == name]
    equal(sorted(moments[name]), sorted(expected), f"reviews of {name}")


def day(moment, zone):
    """The day of study: it begins at four."""
    local = datetime.fromtimestamp(moment, zone)
    return (local - timedelta(hours=4)).date().toordinal()


# Days are Anki's own, in its zone, from its clock; tutor's come from its pretended ones.
today = day(time.time(), None)
for row in store["card"]:
    if row.get("phase") == "review":
        due = collection.db.scalar("select due from cards where id = ?", anki_number[row["id"]])
        equal(
            due - collection.sched.today,
            day(row["due"], ZoneInfo(ENVIRONMENT["TZ"])) - today,
            f"days until {row['id']} is due",
        )

# The checksum that Anki finds duplicates by is its own.
check(collection.db.scalar("select count() from notes where csum = 0") == 0, "notes lack checksums")
problems, is_sound = collection.fix_integrity()
check(is_sound, f"Anki's check of the database says: {problems}")

# Again: the same notes, not twice as many.
collection.import_anki_package(
    ImportAnkiPackageRequest(
        package_path=path("out.apkg"),
        options=ImportAnkiPackageOptions(with_scheduling=True, with_deck_configs=False),
    )
)
equal(collection.note_count(), len(cards), "notes after a second import")
equal(collection.db.scalar("select count() from revlog"), len(graded), "reviews after it")

# Reviews done in Anki, by its own scheduler, come back.

collection.decks.select(collection.decks.id("SwiftUI"))
answered = []
for rating in [CardAnswer.AGAIN, CardAnswer.HARD, CardAnswer.GOOD, CardAnswer.EASY] * 2:
    queued = collection.sched.get_queued_cards()
    check(queued.cards, "Anki has nothing to ask")
    card = collection.get_card(queued.cards[0].card.id)
    card.start_timer()
    collection.sched.answer_card(
        collection.sched.build_answer(card=card, states=queued.cards[0].states, rating=rating)
    )
    answered.append(numbers[card.id])
done = {
    (moment, numbers[number], ease)
    for moment, number, ease in collection.db.all("select id, cid, ease from revlog")
} - {(row["time"], row["card"], row["grade"]) for row in graded}
equal(sorted(name for _, name, _ in done), sorted(answered), "reviews in Anki")
for legacy, name in [(True, "legacy.apkg"), (False, "new.apkg")]:
    collection.export_anki_package(
        out_path=path(name),
        options=ExportAnkiPackageOptions(
            with_scheduling=True, with_deck_configs=False, with_media=False, legacy=legacy
        ),
        limit=None,
    )
collection.close()

# It is later for tutor too: the reviews were done now.
ENVIRONMENT["TUTOR_NOW"] = str(max(moment for moment, _, _ in done) // 1000 + 60)
said = tutor("import", path("legacy.apkg"))
check(f"Taken in: {len(done)} answers. {len(graded)} were here" in said, f"import says: {said}")
after = tables()
known = {row["id"] for row in store["log"]}
found = {(r["time"], r["card"], r["grade"]) for r in after["log"] if r["id"] not in known}
equal(found, done, "reviews that came back")
equal([row for row in after["log"] if row["id"] in known], store["log"], "the log before")
for row in after["card"]:
    if row["id"] in answered:
        check(row["reviews"] > of_tutor[row["id"]].get("reviews", 0), f"{row['id']} did not move")
check("0 answers" in tutor("import", path("legacy.apkg")), "a second import adds something")
equal(tables(), after, "the store after a second import")
with zipfile.ZipFile(path("new.apkg")) as package:
    check("collection.anki21b" in package.namelist(), "Anki does not pack the new way any more")
said = tutor("import", path("new.apkg"), status=65)
check("Support older Anki versions" in said, f"a new package is refused with: {said}")
equal(tables(), after, "the store after a refused import")

print(f"Anki {version('anki')}: {len(cards)} cards, {len(graded)} reviews there, {len(done)} back; "
      f"{checks} checks")
