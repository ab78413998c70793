import Foundation

@propertyWrapper struct Clamped<V: Comparable> {
  private var value: V; let range: ClosedRange<V>
  var wrappedValue: V {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: ClosedRange<V> { range }
  init(wrappedValue: V, _ range: ClosedRange<V>) {
    self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
}
@propertyWrapper final class Logged<V> {
  var log: [String] = []
  var wrappedValue: V { didSet { log.append("\(oldValue)->\(wrappedValue)") } }
  var projectedValue: Logged<V> { self }
  init(wrappedValue: V) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct Trimmed {
  private(set) var wrappedValue: String
  init(wrappedValue: String) {
    self.wrappedValue = wrappedValue.trimmingCharacters(in: .whitespaces)
  }
}
struct Player {
  @Clamped(0...100) var health = 120
  @Clamped(-1.0...1.0) var balance: Double = 0
  @Logged var name = "Ann"
  @Logged @Clamped(1...5) var level = 9
}
func greet(@Trimmed _ name: String) -> String { "<\(name)>" }
func demo() {
  var p = Player()
  print(p.health, p.balance, p.name, p.level)
  p.health -= 250; p.balance = 7; p.name += "a"; p.name = "Bo"
  print(p.health, p.balance, p.$name.log, p.$health)
  p.level = 0
  print(p.level, p.$level.log.count)
  print(greet("  hi "))
  @Clamped(0...3) var local = 9
  local += 1
  print(local, $local.upperBound)
  let q = p
  q.$name.wrappedValue = "shared"
  print(p.name, q.name)
}
demo()
