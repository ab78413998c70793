@propertyWrapper struct Clamped {
  private var value: Int
  let range: ClosedRange<Int>
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: String { "\(value) in \(range)" }
  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
}
@propertyWrapper final class Logged<T> {
  var log: [String] = []
  var wrappedValue: T { didSet { log.append("\(oldValue) -> \(wrappedValue)") } }
  var projectedValue: Logged<T> { self }
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct Trimmed {
  var wrappedValue: String { didSet { wrappedValue = wrappedValue.filter { $0 != " " } } }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue.filter { $0 != " " } }
}
@propertyWrapper struct Defaulted<T> {
  var wrappedValue: T?; let fallback: T; var projectedValue: T { wrappedValue ?? fallback };
  init(_ fallback: T) { self.fallback = fallback }
}
struct Settings {
  @Clamped(0...10) var volume = 50
  @Logged var name = "a"
  @Trimmed var title: String
  @Defaulted("none") var nick
}
var s = Settings(title: " x y ")
s.volume = -4
s.name = "b"; s.name += "c"
print(s.volume, s.$volume, s.$name.log, s.title, s.$nick, s.nick as Any)
s.title = " q q "
s.nick = "nn"
print(s.title, s.$nick)
func limit(@Clamped(0...3) _ n: Int = 9) -> String { "\(n) \($n)" }
print(limit(7), limit())
func locals() { @Clamped(1...5) var x = 0; x += 10; print(x, $x) }
locals()
class Owner { @Logged var items = [1]; @Clamped(0...100) var percent = 5 }
let o = Owner()
o.items.append(2)
o.percent += 200
print(o.$items.log, o.percent)
