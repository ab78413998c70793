// swift-format-ignore-file: NeverForceUnwrap
enum Light: CaseIterable {
  case red, green, yellow
  mutating func next() {
    switch self {
    case .red: self = .green;
    case .green: self = .yellow;
    case .yellow: self = .red
    }
  }
  var seconds: Int {
    switch self {
    case .red: return 30;
    case .green: return 25;
    case .yellow: return 5
    }
  }
  static var cycle: Int { allCases.map(\.seconds).reduce(0, +) }
  init(_ c: Character) { self = c == "r" ? .red : c == "g" ? .green : .yellow }
}
var light = Light.red
light.next(); light.next(); light.next(); light.next()
print(
  light, Light.cycle, Light("g").seconds, Light.allCases.map { "\($0)".prefix(1) },
  Light("y") == .yellow, Light.allCases.firstIndex(of: .yellow)!)
