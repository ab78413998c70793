/// Observers, delegation, inheritance, and members that find their type from their neighbours.
extension Snippet {
  static let inheritance: [Snippet] = [
    Snippet(
      "property observers see old and new", "will 2 did 1-2 will 2 did 2-2",
      """
      final class Log { var lines: [String] = [] }
      struct Level {
        let log: Log
        var n = 1 {
          willSet { log.lines.append("will \\(newValue)") }
          didSet { log.lines.append("did \\(oldValue)-\\(n)") }
        }
      }
      func result() -> String {
        let log = Log()
        var level = Level(log: log)
        level.n = 2
        level.n = 2
        return log.lines.joined(separator: " ")
      }
      """),
    Snippet(
      "an initialiser does not call property observers", "5 0",
      """
      final class Meter {
        var calls = 0
        var n: Int = 0 { didSet { calls += 1 } }
        init(n: Int) { self.n = n }
      }
      func result() -> String {
        let meter = Meter(n: 5)
        return "\\(meter.n) \\(meter.calls)"
      }
      """),
    Snippet(
      "enums carry values", "idle done 5 failed (x, 2)",
      """
      enum Load {
        case idle
        case done(count: Int)
        case failed(String, Int)
        var text: String {
          switch self {
          case .idle: "idle"
          case .done(let count): "done \\(count)"
          case let .failed(reason, times): "failed (\\(reason), \\(times))"
          }
        }
      }
      func result() -> String {
        [Load.idle, .done(count: 5), .failed("x", 2)].map(\\.text).joined(separator: " ")
      }
      """),
    Snippet(
      "a subclass overrides and calls the original", "Animal: … Dog: Animal: … woof true false",
      """
      class Animal {
        let name: String
        init(name: String) { self.name = name }
        func sound() -> String { "Animal: …" }
      }
      class Dog: Animal {
        init() { super.init(name: "Dog") }
        override func sound() -> String { "\\(name): \\(super.sound()) woof" }
      }
      func result() -> String {
        let animals = [Animal(name: "Cat"), Dog()]
        return "\\(animals.map { $0.sound() }.joined(separator: " ")) "
          + "\\(animals[1] is Dog) \\(animals[0] is Dog)"
      }
      """),
    Snippet(
      "initialisers overload, delegate and fail", "2 5 7 nil",
      """
      struct Size {
        var width: Int
        init(width: Int) { self.width = width }
        init(half: Int) { self.init(width: half * 2) }
        init?(text: String) {
          guard let number = Int(text) else { return nil }
          self.width = number
        }
      }
      func result() -> String {
        "\\(Size(half: 1).width) \\(Size(width: 5).width) \\(Size(text: "7")?.width ?? -1) "
          + (Size(text: "x").map { "\\($0.width)" } ?? "nil")
      }
      """),
    Snippet(
      "sorting by a field, grouping by a key", "[\"Bo\", \"Ada\"] [1: 1, 2: 1] 2",
      """
      struct Person { var name: String; var age: Int }
      func result() -> String {
        let people = [Person(name: "Ada", age: 36), Person(name: "Bo", age: 20)]
        let names = people.sorted { $0.age < $1.age }.map(\\.name)
        let groups = Dictionary(grouping: [1, 2]) { $0 }.mapValues(\\.count)
        let text = groups.keys.sorted().map { "\\($0): \\(groups[$0] ?? 0)" }.joined(separator: ", ")
        return "\\(names) [\\(text)] \\(groups.count)"
      }
      """),
  ]
}
