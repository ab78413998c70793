func fatalErrors() {
  print("one")
  defer { print("never") }
  if [1].count == 1 {
    fatalError("on purpose")
  }
}
