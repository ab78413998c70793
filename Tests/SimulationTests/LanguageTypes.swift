/// Structs, classes, enums, protocols, generics.
extension Snippet {
  static let types: [Snippet] = [
    Snippet(
      "a result builder of the program runs through its own static methods", "1+2|no(3)|4,5|",
      """
      @resultBuilder
      enum Joined {
        static func buildExpression(_ number: Int) -> String { String(number) }
        static func buildExpression(_ text: String) -> String { text }
        static func buildBlock(_ parts: String...) -> String { parts.joined(separator: "|") }
        static func buildEither(first part: String) -> String { "yes(" + part + ")" }
        static func buildEither(second part: String) -> String { "no(" + part + ")" }
        static func buildOptional(_ part: String?) -> String { part ?? "" }
        static func buildArray(_ parts: [String]) -> String { parts.joined(separator: ",") }
      }
      func joined(@Joined _ make: () -> String) -> String { make() }
      struct Text1 { @Joined var both: String { 1; 2 } }
      func result() -> String {
        let isOpen = false
        return joined {
          Text1().both.split(separator: "|").joined(separator: "+")
          if isOpen { "open" } else { 3 }
          for n in 4...5 { n }
          if isOpen { 6 }
        }
      }
      """),
    Snippet(
      "names in backticks, and Self in an extension for one type", "no wide if",
      """
      protocol Manner {}
      struct Wide: Manner { let name: String }
      extension Manner where Self == Wide {
        static var wide: Self { .init(name: "wide") }
        static func named(_ name: String) -> Self { Self(name: name) }
      }
      struct Choice {
        func `if`(_ condition: Bool) -> String { condition ? "yes" : "no" }
        var `default` = "if"
      }
      func result() -> String {
        "\\(Choice().if(false)) \\(Wide.wide.name) \\(Choice().`default`)"
      }
      """),
    Snippet(
      "a nested type is known by its short name in parameters and initial values", "Rome 3",
      """
      struct Person {
        struct Town { var name: String }
        struct Pet { var age: Int }
        var town: Town?
        var pets = [Pet(age: 3)]
      }
      func result() -> String {
        let person = Person(town: .init(name: "Rome"))
        return "\\(person.town?.name ?? "-") \\(person.pets[0].age)"
      }
      """),
    Snippet(
      "sets of options, and literals of types of one's own", "- 1 3 false true 3 0 b 3 2 HI [1, 2]",
      """
      struct Options: OptionSet {
        let rawValue: Int
        static let a = Options(rawValue: 1 << 0)
        static let b = Options(rawValue: 1 << 1)
        static let all: Options = [.a, .b]
      }
      struct Tag: ExpressibleByStringLiteral {
        let name: String
        init(stringLiteral value: String) { name = value.uppercased() }
      }
      struct Bag: ExpressibleByArrayLiteral {
        var items: [Int]
        init(arrayLiteral elements: Int...) { items = elements }
      }
      func result() -> String {
        var options: Options = [.a]
        var texts = [
          options.contains(.b) ? "b" : "-", "\\(options.rawValue)", "\\(Options.all.rawValue)",
          "\\(options.isEmpty)", "\\(Options().isEmpty)", "\\(options.union(.b).rawValue)",
          "\\(options.subtracting([.a]).rawValue)",
        ]
        options.insert(.b)
        texts += [options.contains(.b) ? "b" : "-", "\\(options.rawValue)"]
        options.remove(.a)
        let tag: Tag = "hi"
        let bag: Bag = [1, 2]
        texts += ["\\(options.rawValue)", tag.name, "\\(bag.items)"]
        return texts.joined(separator: " ")
      }
      """),
    Snippet(
      "structs are copied, classes are shared", "1 9 9",
      """
      struct Point { var x: Int }
      final class Box {
        var x: Int
        init(x: Int) { self.x = x }
      }
      func result() -> String {
        let first = Point(x: 1)
        var second = first
        second.x = 9
        let box = Box(x: 1)
        let other = box
        other.x = 9
        return "\\(first.x) \\(second.x) \\(box.x)"
      }
      """),
    Snippet(
      "a struct inside an array is changed in place", "[1, 7] 2",
      """
      struct Item { var n: Int }
      struct Cart { var items = [Item(n: 1), Item(n: 2)] }
      func result() -> String {
        var cart = Cart()
        let old = cart
        cart.items[1].n += 5
        return "\\(cart.items.map(\\.n)) \\(old.items[1].n)"
      }
      """),
    Snippet(
      "mutating methods change the value, self can be replaced", "3 0 off on",
      """
      struct Counter {
        private(set) var n = 0
        mutating func add(_ amount: Int) { n += amount }
        mutating func reset() { self = Counter() }
      }
      enum Lamp: String {
        case on, off
        mutating func toggle() { self = self == .on ? .off : .on }
      }
      func result() -> String {
        var counter = Counter()
        counter.add(3)
        let before = counter.n
        counter.reset()
        var lamp = Lamp.on
        lamp.toggle()
        let first = lamp.rawValue
        lamp.toggle()
        return "\\(before) \\(counter.n) \\(first) \\(lamp.rawValue)"
      }
      """),
    Snippet(
      "computed properties read and write", "212.0 100.0",
      """
      struct Temperature {
        var celsius: Double
        var fahrenheit: Double {
          get { celsius * 9 / 5 + 32 }
          set { celsius = (newValue - 32) * 5 / 9 }
        }
      }
      func result() -> String {
        var t = Temperature(celsius: 100)
        let f = t.fahrenheit
        t.fahrenheit = 212
        return "\\(f) \\(t.celsius)"
      }
      """),
    Snippet(
      "a lazy property is made once, when it is asked for", "0 7 7 1",
      """
      final class Data {
        var made = 0
        lazy var value: Int = {
          made += 1
          return 7
        }()
      }
      func result() -> String {
        let data = Data()
        let before = data.made
        return "\\(before) \\(data.value) \\(data.value) \\(data.made)"
      }
      """),
    Snippet(
      "static members belong to the type", "3 0.5 2",
      """
      struct Limits {
        static let most = 3
        static var used = 0
        static func share() -> Double { 0.5 }
      }
      func result() -> String {
        Limits.used += 2
        return "\\(Limits.most) \\(Limits.share()) \\(Limits.used)"
      }
      """),
    Snippet(
      "enums have raw values and all their cases", "north 2 nil [\"low\", \"high\"] true",
      """
      enum Side: String { case north, south }
      enum Grade: Int { case bad = 1, good }
      enum Speed: String, CaseIterable { case low, high }
      func result() -> String {
        let none = Side(rawValue: "up")
        return "\\(Side.north.rawValue) \\(Grade.good.rawValue) \\(none?.rawValue ?? "nil") "
          + "\\(Speed.allCases.map(\\.rawValue)) \\(Grade(rawValue: 2) == .good)"
      }
      """),
    Snippet(
      "protocols give defaults, types answer in their own way",
      "Hello, I am Ada Beep Hello, I am Bo",
      """
      protocol Speaker {
        var name: String { get }
        func speak() -> String
      }
      extension Speaker {
        func speak() -> String { "Hello, I am \\(name)" }
      }
      struct Human: Speaker { let name: String }
      struct Robot: Speaker {
        let name = "R2"
        func speak() -> String { "Beep" }
      }
      func result() -> String {
        let all: [any Speaker] = [Human(name: "Ada"), Robot(), Human(name: "Bo")]
        return all.map { $0.speak() }.joined(separator: " ")
      }
      """),
    Snippet(
      "extensions add to types, the standard ones too", "9 true Hi!",
      """
      extension Int {
        var squared: Int { self * self }
        func isBetween(_ low: Int, _ high: Int) -> Bool { self >= low && self <= high }
      }
      extension String { func shouted() -> String { self + "!" } }
      func result() -> String { "\\(3.squared) \\(5.isBetween(1, 9)) \\("Hi".shouted())" }
      """),
    Snippet(
      "subscripts read and write", "2 9",
      """
      struct Grid {
        var cells = [1, 2, 3, 4]
        subscript(row: Int, column: Int) -> Int {
          get { cells[row * 2 + column] }
          set { cells[row * 2 + column] = newValue }
        }
      }
      func result() -> String {
        var grid = Grid()
        let before = grid[0, 1]
        grid[1, 1] = 9
        return "\\(before) \\(grid.cells[3])"
      }
      """),
    Snippet(
      "operators are functions of the type", "4,6 true false true",
      """
      struct Vector: Equatable, Comparable {
        var x: Int
        var y: Int
        static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
        static func < (a: Vector, b: Vector) -> Bool { a.x < b.x }
      }
      func result() -> String {
        let sum = Vector(x: 1, y: 2) + Vector(x: 3, y: 4)
        return "\\(sum.x),\\(sum.y) \\(sum == Vector(x: 4, y: 6)) \\(sum == Vector(x: 0, y: 0)) "
          + "\\(Vector(x: 1, y: 1) < sum)"
      }
      """),
    Snippet(
      "generic functions and types take any type", "b [3, 2, 1] 2",
      """
      struct Stack<Element> {
        private var items: [Element] = []
        mutating func push(_ item: Element) { items.append(item) }
        mutating func pop() -> Element? { items.popLast() }
        var count: Int { items.count }
      }
      func largest<T: Comparable>(_ list: [T]) -> T? { list.max() }
      func result() -> String {
        var stack = Stack<Int>()
        for n in 1...3 { stack.push(n) }
        var popped: [Int] = []
        while let n = stack.pop() { popped.append(n) }
        stack.push(1)
        stack.push(2)
        return "\\(largest(["a", "b"]) ?? "") \\(popped) \\(stack.count)"
      }
      """),
    Snippet(
      "references are compared by identity", "true false",
      """
      final class Node {}
      func result() -> String {
        let a = Node()
        let b = a
        return "\\(a === b) \\(a === Node())"
      }
      """),
    Snippet(
      "structs are hashed and compared by their fields", "2 true b",
      """
      struct Tag: Hashable { let name: String }
      func result() -> String {
        let tags: Set<Tag> = [Tag(name: "a"), Tag(name: "a"), Tag(name: "b")]
        let counts = [Tag(name: "a"): "b"]
        return "\\(tags.count) \\(tags.contains(Tag(name: "b"))) \\(counts[Tag(name: "a")] ?? "")"
      }
      """),
    Snippet(
      "casts ask for the type at run time", "1 text nil",
      """
      func describe(_ value: Any) -> String {
        if let number = value as? Int { return "\\(number)" }
        if let text = value as? String { return text }
        return "nil"
      }
      func result() -> String { "\\(describe(1)) \\(describe("text")) \\(describe(2.5))" }
      """),
    Snippet(
      "a static property behind a wrapper is what the wrapper says",
      "set 4,8 9 8;did 1 -> 2 2",
      """
      var log: [String] = []
      @propertyWrapper struct Doubled {
        private(set) var held = 0
        var projectedValue: Int { held + 1 }
        init(wrappedValue: Int) { held = wrappedValue }
        var wrappedValue: Int {
          get { held }
          set { log.append("set \\(newValue)"); held = newValue * 2 }
        }
      }
      enum Settings {
        @Doubled static var size = 1
        static var held: Int { _size.held }
        static var level = 1 { didSet { log.append("did \\(oldValue) -> \\(level)") } }
      }
      func result() -> String {
        Settings.size = 4
        let sizes = "\\(Settings.size) \\(Settings.$size) \\(Settings.held)"
        let first = log
        log = []
        Settings.level += 1
        let text = log.joined(separator: ",")
        return first.joined(separator: ",") + ",\\(sizes);\\(text) \\(Settings.level)"
      }
      """),
    Snippet(
      "types nest and are found from inside", "home settings",
      """
      struct Router {
        enum Route: String { case home, settings }
        var route = Route.home
        mutating func go(to route: Route) { self.route = route }
      }
      func result() -> String {
        var router = Router()
        let first = router.route.rawValue
        router.go(to: .settings)
        return "\\(first) \\(router.route.rawValue)"
      }
      """),
    Snippet(
      "a custom description is what interpolation shows", "3 apples Point(x: 1, y: 2) red",
      """
      struct Amount: CustomStringConvertible {
        var n: Int
        var description: String { "\\(n) apples" }
      }
      struct Point { var x = 1, y = 2 }
      enum Colour { case red }
      func result() -> String { "\\(Amount(n: 3)) \\(Point()) \\(Colour.red)" }
      """),
  ]
}
