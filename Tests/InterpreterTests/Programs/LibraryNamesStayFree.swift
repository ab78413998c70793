@propertyWrapper struct Kept<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
struct Holder {
  @Kept var value = 3
  @Kept var scalar = "s"
  @Kept var described = [1]
  func inside() -> String { "\(_scalar.wrappedValue) \(_value.wrappedValue)" }
}
var holder = Holder()
holder.value += 1
holder.described.append(2)
print(holder.value, holder.scalar, holder.described, holder.inside())
func _compared(_ a: Int, _ b: Int) -> String { "\(a) \(b)" }
print(_compared(1, 2))
