enum Trouble: Error { case deep(Int) }
func trouble(_ n: Int) throws -> Int {
  if n > 1 { throw Trouble.deep(n) }
  return n
}

func tryForced() {
  print(try! trouble(1))
  print(try! trouble(2))
}
