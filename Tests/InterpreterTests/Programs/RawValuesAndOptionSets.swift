// swift-format-ignore-file: NeverForceUnwrap
enum Planet: String, CaseIterable {
  case mercury, venus, earth = "terra"
  var next: Planet {
    let all = Self.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count]
  }
}
print(
  Planet.allCases.map(\.rawValue), Planet(rawValue: "terra")!, Planet(rawValue: "x") as Any,
  Planet.earth.next)
enum Code: Int { case ok = 200, created, missing = 404, gone }
print(Code.created.rawValue, Code.gone.rawValue, Code(rawValue: 404).map { "\($0)" } ?? "-")
enum Letter: Character { case a = "a", b = "b" }
print(Letter(rawValue: "b")!, Letter.a.rawValue)
struct Options: OptionSet {
  let rawValue: Int
  static let bold = Options(rawValue: 1 << 0)
  static let italic = Options(rawValue: 1 << 1)
  static let under = Options(rawValue: 1 << 2)
  static let all: Options = [.bold, .italic, .under]
}
var options: Options = [.bold]
options.insert(.under)
print(
  options.contains(.bold), options.contains([.bold, .italic]), options.rawValue,
  options == [.under, .bold])
options.remove(.bold)
options.formUnion(.italic)
print(
  options.rawValue, options.isEmpty, Options.all.subtracting(options).rawValue,
  options.symmetricDifference(.all).rawValue, ([] as Options).isEmpty)
let (inserted, member) = options.insert(.bold)
print(
  inserted, member.rawValue, options.intersection([.bold, .under]).rawValue,
  options.isSubset(of: .all))
