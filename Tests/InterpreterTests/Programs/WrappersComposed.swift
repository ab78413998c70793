// Wrappers around wrappers, of locals, of parameters, of statics, of generic values.
@propertyWrapper struct Doubled {
  private var half: Int
  var wrappedValue: Int {
    get { half * 2 }
    set { half = newValue / 2 }
  }
  init(wrappedValue: Int) { half = wrappedValue / 2 }
  var projectedValue: Int { half }
}
@propertyWrapper struct Noted<Value> {
  var wrappedValue: Value { didSet { notes.append("\(wrappedValue)") } }
  var notes: [String] = []
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  var projectedValue: [String] { notes }
}
@propertyWrapper struct Limited<Value: Comparable> {
  private var value: Value
  private let range: ClosedRange<Value>
  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}
struct Settings {
  @Noted @Doubled var size = 11
  @Limited(0...1) var share = 0.5
  @Noted var words: [String] = []
  @Limited("a"..."m") var letter = "z"
  static var count = 0
}
var settings = Settings()
print(settings.size, settings.share, settings.letter)
settings.size = 21
settings.share += 0.75
settings.words.append("x")
settings.words += ["y"]
settings.letter = "c"
print(settings.size, settings.share, settings.words, settings.letter, settings.$words)
let made = Settings(size: 5, share: 3, words: ["k"])
print(made.size, made.share, made.words)
func scaled(@Limited(0...10) by factor: Int, @Noted _ text: String = "none") -> String {
  "\(factor) \(text) \($text.count)"
}
print(scaled(by: 40), scaled(by: -1, "some"))
func local() {
  @Doubled var n = 9
  @Limited(0...5) var k = 3
  n += 3
  k += 30
  print(n, $n, k)
  let later = {
    n += 10; k -= 1
  }
  later()
  print(n, k)
}
local()
final class Model {
  @Noted var title = "start"
  @Doubled var size: Int
  init(size: Int) { self.size = size }
}
let model = Model(size: 7)
model.title += "!"
model.size += 5
print(model.title, model.$title, model.size)
