@propertyWrapper struct Clamped<V: Comparable> {
  private var value: V
  let range: ClosedRange<V>
  private(set) var projectedValue = 0
  var wrappedValue: V {
    get { value }
    set { projectedValue += 1; value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  init(wrappedValue: V, _ range: ClosedRange<V>) {
    self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
}
@propertyWrapper struct Trimmed {
  var wrappedValue: String { didSet { wrappedValue = wrappedValue.filter { $0 != " " } } }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue.filter { $0 != " " } }
  var projectedValue: Trimmed { self }
}
@propertyWrapper final class Shared<T> {
  var wrappedValue: T; var projectedValue: Shared<T> { self }
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
struct Form {
  @Clamped(0...10) var level = 50
  @Trimmed var name: String
  @Shared var notes = [String]()
  @Clamped(-1.0...1.0) var balance: Double = 0
}
var form = Form(name: " a b ")
form.level = -4; form.level += 3; form.balance = 7
form.name = " x y"
print(form.level, form.$level, form.name, form.balance, form.$balance)
let other = form
other.$notes.wrappedValue.append("shared")
print(form.notes, form.$notes === other.$notes)
func greet(@Trimmed _ name: String, @Clamped(1...3) times: Int = 2) -> String {
  Array(repeating: name, count: times).joined(separator: "-")
}
print(greet(" a "), greet("b c", times: 9), greet("d", times: 0))
func local() -> Int { @Clamped(0...5) var n = 3; n += 10; n -= 1; return n * 10 + $n }
print(local())
@propertyWrapper struct Logged<T> {
  var wrappedValue: T {
    willSet { print("will", newValue) }
    didSet { print("was", oldValue) }
  }
}
class Model { @Logged @Clamped(0...3) var deep = 2; @Logged var plain: Int? }
let model = Model()
model.deep = 9; model.plain = 4; model.plain? += 1
print(model.deep, model.plain as Any)
