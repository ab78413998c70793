import Testing

/// What the compiler refuses of statements, closures and declarations that rest on others, at its line.
@Suite struct RefusedStatementTests {
  /// Lines of the program, and those that are refused, from 1.
  struct Program: Sendable, CustomTestStringConvertible {
    var name: String
    var refused: [Int]
    var text: String
    var testDescription: String { name }

    init(_ name: String, _ refused: [Int], _ text: String) {
      (self.name, self.refused, self.text) = (name, refused, text)
    }
  }

  private static let shapes = """
    protocol Shape { func area() -> Double }
    struct A: Shape { func area() -> Double { 1 } }
    struct B: Shape { func area() -> Double { 2 } }

    """

  private static let programs: [Program] = [
    Program(
      "what has a result does not come to its end without one", [1, 3, 4, 5, 7, 13, 14, 17],
      """
      func a(_ x: Int) -> Int { switch x { case 1: break; default: return 2 } }
      func b() -> Int { if true { return 1 } }
      func c(_ x: Int) -> Int { repeat { if x > 1 { continue }; return 2 } while x > 3 }
      func d(_ x: Int) -> Int { while true { if x > 3 { break } } }
      func e(_ x: Int) -> Int { outer: while true { switch x { case 1: break; default: break outer } } }
      func f(_ x: Int) -> Int { while true { switch x { case 1: break; default: return 1 } } }
      func g(_ x: Int) -> Int { outer: do { if x > 1 { break outer }; return 1 } }
      func h(_ x: Int) -> Int { outer: do { if x > 1 { continue outer }; return 1 } }
      func i(_ x: Int) -> Int { switch x { case 1: if x > 3 { fallthrough }; return 1
        case 2: guard x > 2 else { fallthrough }; return 3
        default: return 0 } }
      func j(_ x: Never) -> Int { switch x {} }
      func k(_ x: Int) -> Int { one: if x > 1 { if x > 3 { break one }; return 1 } else { return 2 } }
      func l(_ x: Int) -> Int { for _ in 0..<x { return 1 } }
      func m(_ x: Int) -> Int { do { return 1 } catch { print(error) } }
      func n(_ x: Int) -> Int { repeat { return 1 } while x > 3 }
      func o(_ x: Int) -> Int { repeat { if x > 1 { break }; return 1 } while true }
      func p(_ x: Int) -> Int { if false { print(1) } else { return 1 } }
      func q(_ x: Int) -> Int { guard x > 1 else { while true {} }; return 1 }
      """),
    Program(
      "only what begins anew can be gone on with", [2, 3, 6],
      """
      var n = 0
      outer: if n < 5 { n += 1; for _ in 0..<2 { continue outer } }
      one: switch n { case 1: n += 1; for _ in 0..<2 { continue one } default: break }
      two: do { n += 1; if n < 4 { continue two } ; print(n) }
      three: do { for _ in 0..<2 { if n < 20 { n += 9; continue three } } }
      func f() { do { continue } }
      """),
    Program(
      "a way out leads somewhere", [2, 5, 9, 14, 17, 19],
      """
      func f(_ n: Int) {
        if n > 3 { break }
        for m in 0..<n {
          [m].forEach { k in
            if k == 1 { continue }
          }
        }
        outer: for i in 0..<n { for j in 0..<n { if i == j { continue outer } } }
        for i in 0..<n where i == 2 { break outer }
        switch n {
        case 1:
          if n == 1 { fallthrough }
        case 2: for k in 0..<n { if k > 1 { break } else { continue } }
        case 3: continue
        default: break
        }
        do { if n == 1 { break } }
        way: do { if n == 1 { break way } }
        if n == 2 { fallthrough }
      }
      """),
    Program(
      "a function that may not be kept is not kept", [3, 4, 8, 11, 13, 15, 17],
      """
      final class Store { var actions: [() -> Void] = []; var last: (() -> Void)?
        func add(_ action: () -> Void) {
          actions.append(action)
          last = action
        }
      }
      func later(_ work: () -> Void) -> () -> Void {
        return { work() }
      }
      func same(_ work: (Int) -> Int) -> (Int) -> Int {
        work
      }
      struct Holder { var work: () -> Int; init(work: () -> Int) { self.work = work } }
      func run(_ work: @escaping () -> Void) { work() }
      func pass(_ work: () -> Void) { run(work) }
      func keep(_ work: @escaping () -> Void) -> [() -> Void] { [work] }
      func list(_ work: () -> Void) -> [() -> Void] { [work] }
      func fine(_ work: () -> Void, _ other: (() -> Void)?) -> (() -> Void)? {
        [1].forEach { _ in work() }
        work()
        let copy = work
        copy()
        return other
      }
      """),
    Program(
      "behind some stands one type", [4, 8, 11],
      shapes + """
        func make(_ flag: Bool) -> some Shape {
          if flag { return A() }
          return B()
        }
        func choose(_ flag: Bool) -> some Shape { flag ? A() : B() }
        struct Held {
          var flag = true
          var shape: some Shape {
            if flag { return A() } else { return B() }
          }
          func one() -> some Shape { if flag { return A() } else { return A() } }
        }
        """),
    Program(
      "what belongs to a type is named by it", [4, 6, 8, 14, 15],
      """
      struct Config { static let limit = 3
        static func make() -> Int { limit }
        var n = 1
        func over() -> Bool { n > limit }
        func ok(_ m: Int = limit) -> Int { Self.limit + m }
        var all: Int { [1].map { $0 + make() }[0] }
        struct Inner { func outer() -> Int { limit } }
        static func twice() -> Int { n * 2 }
      }
      enum Level { case low, high
        static var all: [Level] { [low, .high] }
      }
      extension Level {
        var isTop: Bool { self == high }
        var next: Level { low }
      }
      """),
    Program(
      "a key path that reads does not set", [4, 6, 9],
      """
      struct P { let name: String; var age = 1; var both: String { name + name } }
      var p = P(name: "a")
      let path = \\P.name
      p[keyPath: path] = "b"
      func set<T>(_ p: inout P, _ path: KeyPath<P, T>, _ value: T) {
        p[keyPath: path] = value
      }
      func put<T>(_ p: inout P, _ path: WritableKeyPath<P, T>, _ value: T) { p[keyPath: path] = value }
      put(&p, \\.both, "x")
      put(&p, \\.age, 2)
      let age = \\P.age
      p[keyPath: age] = 4
      """),
    Program(
      "what no catch takes leaves a function that throws nothing", [4, 5, 19],
      """
      enum Bad: Error { case one, two }
      func typed() throws(Bad) { throw .one }
      func open() throws { throw Bad.one }
      func a() { do { try typed() } catch .one { print(1) } }
      func b() { do { try typed() } catch .one { print(1) } catch .two { print(2) } }
      func c() { do { try open() } catch is Bad { print(1) } catch { print(2) } }
      func h() { do { try typed() } catch let error as Bad { print(error) } }
      func i() { do { try open() } catch let error as NSError { print(error) } }
      func d() throws { do { try open() } catch is Bad { print(1) } }
      func e() {
        do { try open() } catch let error as Bad { print(error) } catch let other { print(other) }
      }
      func g() {
        do {
          do { try open() } catch is Bad { print(1) }
        } catch { print(error) }
      }
      func f() {
        do { try open() } catch Bad.one { print(1) } catch is Bad { print(2) }
      }
      """),
    Program(
      "required initialisers are there", [5, 7, 10],
      """
      class Base { let n: Int; required init(n: Int) { self.n = n } }
      class Sub: Base {
        var m = 1
        init(m: Int) { self.m = m; super.init(n: m) }
      }
      class Same: Base {
        init(n: Int) { super.init(n: n) }
      }
      protocol Makes { init(n: Int) }
      class Made: Makes { init(n: Int) {} }
      final class Last: Makes { init(n: Int) {} }
      class Inheriting: Base { var m = 1 }
      class Whole: Base { init() { super.init(n: 1) }; required init(n: Int) { super.init(n: n) } }
      """),
    Program(
      "a protocol only asks", [2, 3, 4],
      """
      protocol P {
        func go(_ n: Int = 1)
        var n: Int = 1
        func stop() { print(1) }
        var m: Int { get set }
        static func make() -> Self
      }
      """),
    Program(
      "a member of a constrained extension is there where that holds", [6, 9, 14, 15, 19],
      """
      extension Array where Element: Numeric {
        func total() -> Element { reduce(0, +) }
      }
      let list = ["a"]
      print([1, 2].total(), [1.5].total())
      print(list.total())
      struct N {}
      struct M: Hashable, Comparable { static func < (a: M, b: M) -> Bool { false } }
      print([N()].sorted().count)
      print([M()].sorted().count, [M()].contains(M()))
      struct Box<T> { var value: T }
      extension Box where T == String { var shout: String { value }; func loud() -> String { value } }
      let (box, text) = (Box<Int>(value: 1), Box(value: "a"))
      print(box.shout)
      print(box.loud())
      print(text.shout, text.loud())
      protocol Named { var name: String { get } }
      func names<T: Named>(_ list: [T]) -> [String] { list.map(\\.name) }
      func all(_ list: [any Named]) -> [String] { names(list) }
      func first<T: Named>(_ one: T) -> String { one.name }
      func one(_ list: [any Named]) -> String { first(list[0]) }
      """),
    Program(
      "an actor is asked from outside with await", [3, 6, 7, 11, 13],
      """
      actor Counter { var n = 0; let id = 1; func bump() { n += 1 }; nonisolated func name() -> Int { id }
        func both(_ other: Counter) async { bump(); await other.bump(); print(self.n) } }
      func a(_ c: Counter) { c.bump() }
      func b(_ c: Counter) async { await c.bump(); print(await c.n, c.id, c.name()) }
      func d(_ c: Counter) async {
        c.n = 3
        print(c.n)
      }
      func e(_ c: isolated Counter) { c.bump(); c.n = 3 }
      func g(_ c: Counter) async {
        await c.n = 4
        Task {
          await c.n += 1
        }
        let copy = await c.n
        print(copy)
      }
      """),
    Program(
      "what a protocol asks of types is not asked of the protocol itself", [4, 5, 11, 16],
      """
      protocol Shape { static var sides: Int { get }; static func make() -> Self; associatedtype Part; var part: Part { get } }
      struct Box: Shape { static let sides = 4; static func make() -> Box { Box() }; var part = 1 }
      extension Shape { static func twice() -> Int { sides * 2 }; func own() -> Int { Self.sides + Self.twice() } }
      print(Box.sides, Shape.sides)
      let made = Shape.make()
      let type: any Shape.Type = Box.self
      print(Box.twice(), type.sides, Box.make().own())
      protocol Holder<Item> { associatedtype Item; var item: Item { get } }
      struct Full: Holder { var item = "a" }
      func take(_ one: some Holder<String>) {}; func count(_ one: some Holder<Int>) {}
      take(Full()); count(Full())
      func pair<T>(_ one: some Holder<T>, _ two: T) -> T { two }
      print(pair(Full(), "b"))
      struct Key: Equatable { static func == (left: any Equatable, right: Key) -> Bool { false } }
      func same(_ one: any Equatable, _ two: any Equatable, _ types: [any Shape.Type], _ key: Key) -> Bool {
        one == two || types[0] == types[1] || one == key || one is Int
      }
      """),
  ]

  @Test("what does not compile is said at its line, and nothing else", arguments: programs)
  func refused(program: Program) {
    let lines = Check.findings(in: program.text)
      .compactMap { $0.split(separator: ":").first.flatMap { Int($0) } }
    #expect(Set(lines).sorted() == program.refused)
  }

  @Test(
    "what to do is said",
    arguments: [
      (
        "func f(_ n: Int) { [n].forEach { k in if k == 1 { continue } } }",
        "1:51 `continue` goes on with a loop, and there is none around it | "
          + "use `return`: what calls the closure goes on with the next value"
      ),
      (
        "func f(_ work: () -> Void) -> () -> Void { work }",
        "1:44 `work` may be called, and is kept here | mark it: `work: @escaping () -> Void`"
      ),
      (
        "struct S { static let limit = 3; func f() -> Int { limit } }",
        "1:52 `limit` belongs to the type, and not to its values | write `Self.limit`"
      ),
    ])
  func advice(program: String, finding: String) {
    #expect(Check.findings(in: program) == [finding])
  }
}
