func emptyRemoval() {
  var values = [1]
  print(values.removeLast())
  print(values.removeLast())
}
