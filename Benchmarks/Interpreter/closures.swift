var total = 0
for round in 0..<10 {
  let numbers = Array(0..<60_000)
  total += numbers.map { $0 * 2 + round }.filter { $0 % 3 == 0 }.reduce(0) { $0 + $1 }
}
print(total)
