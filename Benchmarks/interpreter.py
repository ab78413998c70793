#!/usr/bin/env python3
"""Eight kinds of work in the interpreter's engine and in CPython, processor time side by side.

    Benchmarks/interpreter.py RUNNER [ROUNDS]

RUNNER runs a Swift file that is given to it and prints what the program prints. Both must print the
same. It exits with 1 if the geometric mean of the ratios is above 3, or one of them above 6.
"""
import glob
import math
import os
import resource
import subprocess
import sys

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "Interpreter")
MEAN, MOST = 3, 6


def cost(command):
    """What a process takes of the processor, in seconds, and what it prints."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before, printed


def main():
    runner = sys.argv[1]
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    ratios = []
    print(f"{'':12}{'engine ms':>12}{'python ms':>12}{'ratio':>8}")
    for path in sorted(glob.glob(os.path.join(FOLDER, "*.swift"))):
        script = path[:-len("swift")] + "py"
        own, peer = [], []
        # One after the other, so that what else the machine does meets both.
        for _ in range(rounds):
            own.append(cost([runner, path]))
            peer.append(cost([sys.executable, script]))
        if own[0][1].lower() != peer[0][1].lower():
            sys.exit(f"{os.path.basename(path)} prints something else than its peer")
        mine, theirs = min(c for c, _ in own), min(c for c, _ in peer)
        ratios.append(mine / theirs)
        name = os.path.basename(path)[:-len(".swift")]
        print(f"{name:12}{mine * 1000:12.0f}{theirs * 1000:12.0f}{ratios[-1]:8.2f}")
    mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
    print(f"geometric mean {mean:.2f} (at most {MEAN}), worst {max(ratios):.2f} (at most {MOST})")
    if mean > MEAN or max(ratios) > MOST:
        sys.exit(1)


main()
