/// Makes up programs about one key of the environment.
struct EnvironmentDrill {
  private var sketch: DrillSketch
  private var key: String { sketch.world.key.name }
  private let other: World.Count

  static func make(_ sketch: DrillSketch) -> DrillSketch {
    var drill = EnvironmentDrill(sketch)
    drill.fill()
    return drill.sketch
  }

  private init(_ sketch: DrillSketch) {
    self.sketch = sketch
    other = self.sketch.count()
  }

  private enum Role: CaseIterable {
    case reads, declares, constant
    // From the second level.
    case container, handed
    // From the third.
    case sheltered
    // From the fourth.
    case readsInside

    var level: Int {
      switch self {
      case .reads, .declares, .constant: 1
      case .container, .handed: 2
      case .sheltered: 3
      case .readsInside: 4
      }
    }
  }

  private mutating func fill() {
    let level = sketch.level
    let start = sketch.number(1...6)
    sketch.preface.append(
      "extension EnvironmentValues {\n  @Entry var \(key) = \(sketch.number(0...9))\n}")
    sketch.property("@State private var \(key) = \(start)")
    sketch.property("@State private var \(other.name) = \(sketch.number(0...6))")
    sketch.modifiers = ["\n.environment(\\.\(key), \(key))"]
    let known = Role.allCases.filter { $0.level <= level }
    var roles: [Role] = []
    let wanted = [sketch.pick(known.filter { $0.level == level }, or: .reads), .declares]
    for role in wanted + sketch.shuffled(known) where !roles.contains(role) { roles.append(role) }
    for role in sketch.shuffled(Array(roles.prefix(min(level + 1, sketch.partCount)))) {
      let before = sketch
      sketch.show(play(role), orGoBackTo: before)
    }
    sketch.show(sketch.button(sketch.world.key.button, "\(key) += \(sketch.number(1...3))"))
    sketch.show("Text(\"\\(\(other.name))\")")
    sketch.show(sketch.button(other.button, "\(other.name) += 1"))
  }

  private mutating func play(_ role: Role) -> String? {
    switch role {
    case .reads: reader("Text(\"\\(\(key))\")")
    case .declares: reader(nil)
    case .constant: sketch.constant()
    case .container: reader("Text(\"\\(\(key))\")").flatMap { wrapped([$0]) }
    case .handed: sketch.shows(other.name, other.name)
    case .sheltered:
      sketch.pick([true, false], or: true)
        ? sheltered(reader("Text(\"\\(\(key))\")"))
        : reader(nil).flatMap { wrapped([shelter($0)]) }
    case .readsInside: readsInside()
    }
  }

  private mutating func reader(_ content: String?) -> String? {
    guard let part = sketch.part() else { return nil }
    sketch.add(
      part, ["@Environment(\\.\(key)) private var \(key)"], [content ?? "Text(\"\(part)\")"])
    return "\(part)()"
  }

  private mutating func wrapped(_ content: [String]) -> String? {
    guard let part = sketch.part() else { return nil }
    sketch.add(part, [], content)
    return "\(part)()"
  }

  private mutating func sheltered(_ call: String?) -> String? { call.map { shelter($0) } }

  private mutating func shelter(_ call: String) -> String {
    "\(call).environment(\\.\(key), \(sketch.number(10...20)))"
  }

  /// A view that reads the key and hands it on as an input.
  private mutating func readsInside() -> String? {
    guard let part = sketch.part(), let inner = sketch.shows(key, "\(key) * 2") else { return nil }
    sketch.add(part, ["@Environment(\\.\(key)) private var \(key)"], [inner])
    return "\(part)()"
  }
}
