func half(_ n: Int) -> Int {
  precondition(n % 2 == 0, "odd")
  return n / 2
}

func preconditions() {
  print(half(4))
  print(half(3))
}
