// swift-format-ignore-file: NeverForceUnwrap
class Base {
  class func make() -> String { "B" }
  static func plain() -> String { "plain" }
}
class Sub: Base {
  override class func make() -> String { "S" + super.make() }
}
func over(_ x: Any) -> String { "any" }
func over<T>(_ x: T) -> String { "generic" }
func over(_ x: Int) -> String { "int" }
func over(_ x: Int?) -> String { "int?" }
func over<T: Numeric>(_ x: T) -> String { "numeric" }
func over(_ x: [Int]) -> String { "ints" }
func over<C: Collection>(_ x: C) -> String { "collection" }

print(over(1), over(1.5), over("s"), over([1]), over(["a"]), over(nil as Int?), over(UInt8(3)))
let maybe: Int? = 4
print(over(maybe), over(maybe as Any), over(maybe!))
let f: (Int) -> String = over
let g: (Double) -> String = over
let h: ([String]) -> String = over
print(f(1), g(1), h([]))
let base: Base = Sub()
print(type(of: base).make(), Base.make(), Sub.make(), Sub.plain())
