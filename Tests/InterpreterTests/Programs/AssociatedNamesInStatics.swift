protocol U { static var symbol: String { get } }
protocol D { associatedtype S: U }
extension D {
  static var summary: String { "in \(S.symbol)" }
  static var plain: String { S.symbol }
  static var me: String { "\(Self.self)" }
  static var it: String { "\(S.self)" }
}
struct M: U { static let symbol = "m" }
enum L: D { typealias S = M }
print(L.me); print(L.it); print(L.plain); print(L.summary)
func symbols<T: D>(_ type: T.Type) -> String { "\(T.S.symbol) \(type.summary) \(T.plain)" }
print(symbols(L.self))
struct Box<T: D> { static var title: String { T.S.symbol + T.it }; var kind: T.S.Type { T.S.self } }
print(Box<L>.title, Box<L>().kind, Box<L>().kind.symbol)
