from functools import reduce
def main():
    total = 0
    for round in range(10):
        numbers = list(range(60_000))
        total += reduce(lambda a, b: a + b, filter(lambda n: n % 3 == 0, map(lambda n: n * 2 + round, numbers)), 0)
    print(total)
main()
