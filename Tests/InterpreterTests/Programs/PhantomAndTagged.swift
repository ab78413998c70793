struct Tagged<Tag, Raw> { var raw: Raw; init(_ raw: Raw) { self.raw = raw } }
extension Tagged: Equatable where Raw: Equatable {}
extension Tagged: ExpressibleByIntegerLiteral where Raw: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Raw.IntegerLiteralType) { self.init(Raw(integerLiteral: value)) }
}
extension Tagged: ExpressibleByUnicodeScalarLiteral where Raw: ExpressibleByUnicodeScalarLiteral {
  init(unicodeScalarLiteral value: Raw.UnicodeScalarLiteralType) {
    self.init(Raw(unicodeScalarLiteral: value))
  }
}
extension Tagged: ExpressibleByExtendedGraphemeClusterLiteral
where Raw: ExpressibleByExtendedGraphemeClusterLiteral {
  init(extendedGraphemeClusterLiteral value: Raw.ExtendedGraphemeClusterLiteralType) {
    self.init(Raw(extendedGraphemeClusterLiteral: value))
  }
}
extension Tagged: ExpressibleByStringLiteral where Raw: ExpressibleByStringLiteral {
  init(stringLiteral value: Raw.StringLiteralType) { self.init(Raw(stringLiteral: value)) }
}
enum UserTag {}
enum MailTag {}
typealias UserID = Tagged<UserTag, Int>
typealias Mail = Tagged<MailTag, String>
struct User { let id: UserID; var mail: Mail }
let u = User(id: 7, mail: "a@b.c")
print(u.id == 7, u.mail.raw, u.mail == "a@b.c")
enum Locked {}
enum Unlocked {}
struct Door<State> { let opened: Int; fileprivate init(_ n: Int) { opened = n } }
extension Door where State == Locked {
  static func make() -> Door { Door(0) }; func unlock() -> Door<Unlocked> { Door<Unlocked>(opened) }
}
extension Door where State == Unlocked {
  func open() -> Door { Door(opened + 1) }; func lock() -> Door<Locked> { .init(opened) }
}
let door = Door<Locked>.make().unlock().open().open().lock()
print(door.opened, type(of: door))
protocol Measure { static var symbol: String { get }; static var factor: Double { get } }
enum Meter: Measure { static let symbol = "m"; static let factor = 1.0 }
enum Kilometer: Measure { static let symbol = "km"; static let factor = 1000.0 }
struct Length<M: Measure>: CustomStringConvertible {
  var value: Double
  func converted<N: Measure>(to: N.Type = N.self) -> Length<N> {
    Length<N>(value: value * M.factor / N.factor)
  }
  var description: String { "\(value)\(M.symbol)" }
  static func + <N>(l: Self, r: Length<N>) -> Self {
    Self(value: l.value + r.converted(to: M.self).value)
  }
}
let walk = Length<Kilometer>(value: 1.5)
let step: Length<Meter> = walk.converted()
print(walk, step, walk + Length<Meter>(value: 250), step.converted(to: Kilometer.self))
print(UserID.self, Length<Meter>.self)
