/// How values of every kind print, alone and inside others.
struct Plate {
  var id = 1
  var name = "n"
  var size: Side?
  var sides: [Side] = [.left]
}
enum Side { case left, right(Int), both(a: Int, b: String) }
struct Labelled: CustomStringConvertible {
  var n: Int
  var description: String { "L\(n)" }
}
struct Both: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { "plain" }
  var debugDescription: String { "debug" }
}
struct DebugOnly: CustomDebugStringConvertible { var debugDescription: String { "dbg" } }
enum Kind: String, CustomStringConvertible {
  case a, b
  var description: String { "kind-\(rawValue)" }
}
class Thing: CustomStringConvertible {
  var description: String { "thing" }
}
class SubThing: Thing { override var description: String { "sub" + super.description } }
struct Outer {
  struct Inner { var v = 1 }
  enum Mode { case on, off(Int) }
  var inner = Inner()
  var mode = Mode.on
}
struct Empty {}

func descriptions() {
  print(
    Plate(), Plate(size: .right(2), sides: []), Side.left, Side.right(1), Side.both(a: 1, b: "x"))
  print(
    [Plate()], [Side.left, .right(3)], Optional(Side.left) as Any, ["k": Side.both(a: 1, b: "q")])
  print(
    Labelled(n: 1), [Labelled(n: 2)], Optional(Labelled(n: 3)) as Any, (Labelled(n: 4), 5),
    ["x": Labelled(n: 6)])
  print(
    Both(), [Both()], "\(Both())", String(describing: Both()), String(reflecting: Both()),
    DebugOnly(), [DebugOnly()])
  print(Kind.a, [Kind.b], "\(Kind.a)", Kind.b.rawValue, Thing(), [SubThing()], SubThing())
  print(
    Outer(), Outer.Inner(), Outer.Mode.off(2), [Outer.Inner()], [Outer.Mode.on], Empty(), [Empty()])
  print(1...3, 1..<3, [1...3], (1, 2.0, "three"), (a: 1, b: "x"), [(1, "a")], ())
  print(
    [1.0, 2.5], ["a", "b\n"], [nil, 1], [[]] as [[Int]], [:] as [String: Int], Set([1]),
    [Set(["a"])], true)
  let nested: [String: [Int?]] = ["k": [1, nil]]
  print(
    nested, Optional(Optional(1)) as Any, Optional("s") as Any, [Optional("s")],
    Optional([1, 2]) as Any)
  print(
    "\(nested["k"]![0] as Any) \(Optional(2.5) as Any) \(["a": 1]) \(Side.right(9)) \(Plate().sides)"
  )
  print(Labelled(n: 1), Labelled(n: 2), separator: ", ", terminator: ".\n")
  print(
    type(of: 1), type(of: "s"), type(of: 1.5), type(of: Plate()), type(of: Side.left),
    type(of: true))
  print("\(Int.self) \(Plate.self) \(String.self)")
  dumpless("a", 1, nil)
}
func dumpless(_ values: Any?...) { print(values.count, values.compactMap { $0 }.count) }
