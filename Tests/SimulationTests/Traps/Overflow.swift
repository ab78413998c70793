func same<T>(_ value: T) -> T { value }

/// Traps in the machine's own arithmetic are told by the way the process ends.
func overflow() {
  print("before")
  let big: UInt8 = same(250)
  print(big + same(10))
}
