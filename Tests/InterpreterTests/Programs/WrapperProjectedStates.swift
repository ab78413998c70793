import Foundation
@propertyWrapper struct Validated<Value> {
  private var value: Value
  private(set) var problems: [String] = []
  private let rules: [(String, (Value) -> Bool)]
  init(wrappedValue: Value, _ rules: (String, (Value) -> Bool)...) {
    value = wrappedValue
    self.rules = rules
    check()
  }
  private mutating func check() { problems = rules.filter { !$0.1(value) }.map(\.0) }
  var wrappedValue: Value {
    get { value }
    set { value = newValue; check() }
  }
  var projectedValue: Validated<Value> { self }
  var isValid: Bool { problems.isEmpty }
}
@propertyWrapper final class Logged<T: CustomStringConvertible> {
  var wrappedValue: T { didSet { history.append(oldValue.description) } }
  private(set) var history: [String] = []
  var projectedValue: [String] { history }
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct Clamped<V: Comparable> {
  let range: ClosedRange<V>
  var wrappedValue: V {
    didSet { wrappedValue = min(max(wrappedValue, range.lowerBound), range.upperBound) }
  }
  init(wrappedValue: V, _ range: ClosedRange<V>) {
    self.range = range;
    self.wrappedValue = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
}
@propertyWrapper struct Trimmed {
  private var text = ""
  var wrappedValue: String {
    get { text }
    set { text = newValue.trimmingCharacters(in: .whitespaces) }
  }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
struct Form {
  @Validated(("empty", { !$0.isEmpty }), ("long", { $0.count < 6 })) var name = ""
  @Validated(("negative", { $0 >= 0 })) var age: Int = 3
  @Logged var city = "Rome"
  @Clamped(0...1) var opacity: Double = 3
  @Trimmed var note = "  hi  "
  func limited(@Clamped(1...5) _ n: Int = 9) -> Int { n * 10 }
}
var form = Form()
print(form.$name.isValid, form.$name.problems, form.$age.isValid)
form.name = "Aleksandra"
form.age = -1
print(form.$name.problems, form.$age.problems, form.name)
form.city = "Oslo"
let copy = form
form.city = "Bern"
print(form.$city, copy.$city, copy.city)
form.opacity += -7
print(form.opacity, form.note + "|")
form.note += "   "
print(form.note + "|", form.limited(), form.limited(-4))
func local() {
  @Clamped(0...10) var n = 5
  n += 20
  print(n)
  n -= 100
  print(n)
}
local()
