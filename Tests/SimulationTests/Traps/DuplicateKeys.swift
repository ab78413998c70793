func duplicateKeys() {
  let pairs = [("a", 1), ("b", 2), ("a", 3)]
  print(pairs.count)
  print(Dictionary(uniqueKeysWithValues: pairs).count)
}
