// What stands behind a dot alone is looked for in the type that is expected.
struct Tint: Equatable, CustomStringConvertible {
  var name: String
  static let red = Tint(name: "red")
  static var accent: Tint { Tint(name: "accent") }
  static func mixed(_ parts: Int) -> Tint { Tint(name: "mixed \(parts)") }
  func darker() -> Tint { Tint(name: "dark " + name) }
  init(name: String) { self.name = name }
  init(_ number: Int) { name = "tint \(number)" }
  var description: String { name }
}
func paint(_ tint: Tint, and other: Tint? = nil) -> String { "\(tint) \(other.map(\.name) ?? "-")" }
print(paint(.red), paint(.accent, and: .mixed(3)), paint(.red.darker().darker()), paint(.init(4)))
let tints: [Tint] = [.red, .mixed(1), .init(name: "own")]
print(tints, tints.contains(.red), tints[0] == .red ? "same" : "other")
let optional: Tint? = .red
print(optional == .red, optional != .accent)
func pick<T: Equatable>(_ value: T, from options: [T]) -> Int? { options.firstIndex(of: value) }
print(pick(.mixed(1), from: tints) ?? -1)
protocol Style { var text: String { get } }
struct Bold: Style { var text = "bold" }
struct Sized: Style { var size: Int; var text: String { "size \(size)" } }
extension Style where Self == Bold { static var bold: Bold { Bold() } }
extension Style where Self == Sized {
  static func sized(_ size: Int) -> Sized { Sized(size: size) }
}
func apply<S: Style>(_ style: S) -> String { style.text }
print(apply(.bold), apply(.sized(12)))
func choose(_ flag: Bool) -> Tint { flag ? .red : .mixed(9) }
print(choose(true), choose(false))
var tint = Tint.red
tint = .accent
switch tint {
case .red: print("is red");
case .accent: print("is accent");
default: print("else")
}
