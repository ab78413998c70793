/// Makes up well-typed programs that print: the same seed makes the same program everywhere.
///
/// What it makes never traps and does not depend on the order of a hash table, so that every
/// difference between two runs is a defect of one of them.
struct ProgramGenerator {
  var random: SeededGenerator
  let seed: UInt64
  var structures: [GeneratedStructure] = []
  var enumerations: [GeneratedEnumeration] = []
  var classes: [GeneratedClass] = []
  /// Variables that can be seen where the next statement stands.
  var variables: [GeneratedVariable] = []
  private var names = 0

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
  }

  mutating func program() -> String {
    declareTypes()
    let declarations =
      structures.map(\.source) + enumerations.map(\.source) + classes.map(\.source)
    let functions = helpers()
    var body: [String] = []
    for _ in 0..<number(8...16) { body += statement(depth: 2) }
    body += variables.map { "print(\"\($0.name)\", \(shown($0.name, $0.type)))" }
    return (declarations + [functions, "func generated\(seed)() {", indented(body), "}", ""])
      .joined(separator: "\n")
  }

  // MARK: Choices

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[number(0...(choices.count - 1))]
  }

  mutating func name(_ prefix: String) -> String {
    names += 1
    return "\(prefix)\(names)"
  }

  func indented(_ lines: [String]) -> String {
    lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .map { "  " + $0 }.joined(separator: "\n")
  }

  /// Functions that every program has, under names of its own.
  private func helpers() -> String {
    """
    enum Oops\(seed): Error { case small(Int), named(String) }
    func risky\(seed)(_ n: Int) throws -> Int {
      if n % 3 == 0 { throw Oops\(seed).small(n) }
      if n % 5 == 0 { throw Oops\(seed).named("n\\(n)") }
      return n &* 2
    }
    func change\(seed)<T>(_ value: inout T, to new: T, if condition: Bool) -> T {
      let old = value
      if condition { value = new }
      return old
    }
    func twice\(seed)<T>(_ value: T, _ body: (T) throws -> T) rethrows -> T {
      try body(body(value))
    }
    """
  }
}
