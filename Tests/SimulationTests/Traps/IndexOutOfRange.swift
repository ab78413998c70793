func indexOutOfRange() {
  var values = [1, 2]
  values.append(3)
  print(values[2])
  print(values[values.count])
}
