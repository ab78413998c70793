protocol Unit {
  static var symbol: String { get }; static func convert(_ v: Double) -> Double; init()
}
struct Metre: Unit { static let symbol = "m"; static func convert(_ v: Double) -> Double { v } }
struct Foot: Unit {
  static var symbol: String { "ft" }; static func convert(_ v: Double) -> Double { v * 4 }
}
struct Length<U: Unit> {
  var value: Double; var text: String { "\(value)\(U.symbol)" };
  func to<V: Unit>(_: V.Type) -> Length<V> { Length<V>(value: V.convert(value)) }
}
print(Length<Metre>(value: 2).text, Length<Metre>(value: 2).to(Foot.self).text)
let all: [any Unit.Type] = [Metre.self, Foot.self]
print(all.map { $0.symbol }, all.map { $0.convert(1) }, all.map { "\(type(of: $0.init()))" })
