#!/usr/bin/env python3
"""Fits and replays the same made-up logs with tutor's Recall, fsrs-rs and py-fsrs, in one run.

    Benchmarks/recall.py [REVIEWS ...]        1000 10000 100000 unless said otherwise

It builds RecallBenchmarks, installs fsrs-rs-python and fsrs from PyPI into a folder of its own, and
exits with 1 if a promise of the README is broken.
"""
import json
import os
import random
import statistics
import subprocess
import sys
import time
import venv

FOLDER = os.path.dirname(os.path.abspath(__file__))
WORK = os.path.join(FOLDER, ".build", "recall")
PYTHON = os.path.join(WORK, "python", "bin", "python")
DAY = 86_400
ROUNDS = 5

# A learner who differs from the average one in every weight.
TRUTH = [0.4, 1.1, 3.1, 10.0, 6.7, 0.75, 2.7, 0.012, 1.65, 0.12, 1.0, 1.55, 0.08, 0.28, 1.8, 0.5,
         2.2, 0.6, 0.13, 0.09, 0.25]


def prepare():
    os.makedirs(WORK, exist_ok=True)
    if not os.path.exists(PYTHON):
        venv.create(os.path.join(WORK, "python"), with_pip=True)
    subprocess.run([PYTHON, "-m", "pip", "install", "-q", "fsrs-rs-python", "fsrs"], check=True)
    command = ["swift", "build", "-c", "release", "--product", "RecallBenchmarks",
               "--package-path", FOLDER]
    subprocess.run(command, check=True)
    found = subprocess.run(command + ["--show-bin-path"], check=True, capture_output=True, text=True)
    return os.path.join(found.stdout.strip(), "RecallBenchmarks")


def generate(path, reviews, seed):
    """Cards of a learner who forgets as TRUTH says and reviews when the standard weights say."""
    subprocess.run([PYTHON, os.path.abspath(__file__), "--generate", path, str(reviews), str(seed)],
                   check=True)


def write_log(path, reviews, seed):
    from fsrs import Card, Rating, Scheduler
    chance = random.Random(seed)
    believed_by = Scheduler(enable_fuzzing=False)
    true_of = Scheduler(TRUTH, enable_fuzzing=False)
    import datetime
    epoch = datetime.datetime(2024, 1, 1, tzinfo=datetime.timezone.utc)
    count, number = 0, 0
    with open(path, "w") as log:
        while count < reviews:
            number += 1
            believed, true = Card(), Card()
            moment = epoch + datetime.timedelta(seconds=chance.randrange(200 * DAY))
            for turn in range(chance.randint(3, 14)):
                draw = chance.random()
                if turn == 0:
                    grade = 1 if draw < .25 else 2 if draw < .4 else 3 if draw < .9 else 4
                elif chance.random() < true_of.get_card_retrievability(true, moment):
                    grade = 2 if draw < .12 else 3 if draw < .9 else 4
                else:
                    grade = 1
                log.write(f"{number} {int(moment.timestamp())} {grade}\n")
                count += 1
                believed, _ = believed_by.review_card(believed, Rating(grade), moment)
                true, _ = true_of.review_card(true, Rating(grade), moment)
                # Nobody answers to the minute: some days late, now and then early.
                late = chance.expovariate(1 / (1.2 * DAY)) if turn > 1 else 0
                moment = believed.due + datetime.timedelta(seconds=int(late))


def read_log(path):
    cards = {}
    for line in open(path):
        card, moment, grade = map(int, line.split())
        cards.setdefault(card, []).append((moment, grade))
    return [cards[number] for number in sorted(cards)]


def items_of(cards):
    """What fsrs-rs learns from: the history up to each review on a later day, in order of time."""
    import fsrs_rs_python as fsrs
    items = []
    for number, card in enumerate(cards):
        reviews, last = [], None
        for moment, grade in card:
            days = 0 if last is None else (moment - last) // DAY
            reviews.append(fsrs.FSRSReview(grade, days))
            if days > 0:
                items.append((moment, number, fsrs.FSRSItem(list(reviews))))
            last = moment
    items.sort(key=lambda item: item[:2])
    return items


def peer(work, path):
    import fsrs_rs_python as fsrs
    cards = read_log(path)
    items = items_of(cards)
    if work == "fit":
        model = fsrs.FSRS(fsrs.DEFAULT_PARAMETERS)
        start = time.perf_counter()
        weights = model.compute_parameters([item[2] for item in items], [item[1] for item in items])
        return time.perf_counter() - start, list(weights)
    if work == "replay":
        whole = []
        for card in cards:
            last, reviews = None, []
            for moment, grade in card:
                reviews.append(fsrs.FSRSReview(grade, 0 if last is None else (moment - last) // DAY))
                last = moment
            whole.append(fsrs.FSRSItem(reviews))
        model = fsrs.FSRS(fsrs.DEFAULT_PARAMETERS)
        start = time.perf_counter()
        model.memory_state_batch(whole)
        return time.perf_counter() - start, sum(map(len, cards))
    import datetime
    from fsrs import Card, Rating, Scheduler
    scheduler = Scheduler(enable_fuzzing=False)
    moments = [[(datetime.datetime.fromtimestamp(moment, datetime.timezone.utc), Rating(grade))
                for moment, grade in card] for card in cards]
    start = time.perf_counter()
    for card in moments:
        state = Card()
        for moment, grade in card:
            state, _ = scheduler.review_card(state, grade, moment)
    return time.perf_counter() - start, sum(map(len, cards))


def run_peer(work, path):
    answer = subprocess.run([PYTHON, os.path.abspath(__file__), "--peer", work, path], check=True,
                            capture_output=True, text=True).stdout
    return json.loads(answer)


def run_own(program, *arguments):
    answer = subprocess.run([program, *arguments], check=True, capture_output=True, text=True).stdout
    seconds, result = answer.strip().split("\n")
    return float(seconds), result


def paired(own, other):
    """Medians of times taken in turn, so that what else the machine does hits both."""
    pairs = [(own(), other()) for _ in range(ROUNDS)]
    return ((statistics.median(left[0] for left, _ in pairs), pairs[-1][0][1]),
            (statistics.median(right[0] for _, right in pairs), pairs[-1][1][1]))


def main(sizes):
    program = prepare()
    unseen = os.path.join(WORK, "unseen.log")
    generate(unseen, 50_000, 99)

    def loss(weights):
        return float(run_own(program, "evaluate", unseen, *map(str, weights))[1].split()[0])

    kept = True
    print(f"{'reviews':>8} {'tutor s':>9} {'fsrs-rs s':>10} {'ratio':>6} {'loss tutor':>11} "
          f"{'loss fsrs-rs':>12} {'difference':>11}")
    for size in sizes:
        log = os.path.join(WORK, f"{size}.log")
        generate(log, size, size)
        (own, fitted), (other, peer_weights) = paired(
            lambda: run_own(program, "fit", log), lambda: run_peer("fit", log))
        own_loss, peer_loss = loss(fitted.split()), loss(peer_weights)
        print(f"{size:8} {own:9.4f} {other:10.4f} {own / other:6.2f} {own_loss:11.5f} "
              f"{peer_loss:12.5f} {own_loss - peer_loss:+11.5f}")
        kept = kept and own <= other and own_loss - peer_loss <= 0.0003
    print(f"held-back reviews under the weights that made them: {loss(TRUTH):.5f}")
    log = os.path.join(WORK, f"{sizes[-1]}.log")
    (own, count), (batch, reviews) = paired(
        lambda: run_own(program, "replay", log), lambda: run_peer("replay", log))
    python, _ = run_peer("python", log)
    print(f"replayed reviews a second: tutor {reviews / own:,.0f}, fsrs-rs {reviews / batch:,.0f}, "
          f"py-fsrs {reviews / python:,.0f}")
    kept = kept and own <= batch and own * 50 <= python
    print("every promise kept" if kept else "a promise is broken")
    return 0 if kept else 1


if __name__ == "__main__":
    if sys.argv[1:2] == ["--generate"]:
        write_log(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
    elif sys.argv[1:2] == ["--peer"]:
        print(json.dumps(peer(sys.argv[2], sys.argv[3])))
    else:
        sys.exit(main([int(size) for size in sys.argv[1:]] or [1_000, 10_000, 100_000]))
