let value = 1
func outer(value: Int) -> Int {
  let value = value + 10
  do {
    let value = value * 2
    if let value = Optional(value + 1) { print("inner", value) }
    print("block", value)
  }
  return { value in value + 100 }(value)
}
print(outer(value: 5), value)
for value in 0..<2 { let value = value * 3; print(value, terminator: " ") }
switch value {
case let value where value > 0: print("bound", value);
default: break
}
