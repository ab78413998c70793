func backwardRange() {
  let low = [3].count
  print(low)
  for i in low..<(low - 1) { print(i) }
}
