def main():
    sum = 0
    for i in range(3_000_000):
        if i % 3 == 0:
            sum += i & 255
        else:
            sum ^= i
    print(sum)
main()
