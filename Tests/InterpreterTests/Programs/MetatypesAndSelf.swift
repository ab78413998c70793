protocol Buildable { init(); static var label: String { get } }
extension Buildable {
  static func two() -> [Self] { [Self(), Self()] }; func copy() -> Self { Self() }
}
struct Box: Buildable { static let label = "box"; var n = 3 }
class Base: Buildable {
  required init() {}
  class var label: String { "base" }
  func clone() -> Self { type(of: self).init() }
  static func make() -> Self { self.init() }
}
final class Derived: Base { override class var label: String { "derived" } }
func build<T: Buildable>(_ type: T.Type) -> T { T() }
let types: [any Buildable.Type] = [Box.self, Base.self, Derived.self]
print(types.map { $0.label }, Box.two().count, build(Box.self).n)
print(type(of: Derived().clone()), type(of: Derived.make()), type(of: build(Derived.self).copy()))
let value: Base = Derived()
print(
  type(of: value).label, type(of: value) == Derived.self, value is Derived,
  Base.self == Derived.self)
print(
  Int.self, [String].self, type(of: 1 as Any), (Int, String).self, Optional<Int>.self,
  ((Int) -> Bool).self)
func name<T>(of _: T.Type) -> String { "\(T.self)" }
print(
  name(of: [String: Int?].self), name(of: Box.self), String(describing: Derived.self),
  String(reflecting: Int.self))
