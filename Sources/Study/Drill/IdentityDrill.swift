/// Makes up programs about places in the tree and the state that belongs to them.
struct IdentityDrill {
  private var sketch: DrillSketch
  private var flag: World.Count { sketch.world.flag }
  private let counter: World.Count

  static func make(_ sketch: DrillSketch) -> DrillSketch {
    var drill = IdentityDrill(sketch)
    drill.fill()
    return drill.sketch
  }

  private init(_ sketch: DrillSketch) {
    self.sketch = sketch
    counter = self.sketch.count()
  }

  private enum Role: CaseIterable {
    case stays, leaves, argument
    // From the second level.
    case branches, identified
    // From the third.
    case opacity, containerLeaves
    // From the fourth.
    case stableName, branchesWithID

    var level: Int {
      switch self {
      case .stays, .leaves, .argument: 1
      case .branches, .identified: 2
      case .opacity, .containerLeaves: 3
      case .stableName, .branchesWithID: 4
      }
    }
  }

  private mutating func fill() {
    let level = sketch.level
    sketch.property("@State private var \(flag.name) = \(sketch.happens(oneIn: 2))")
    sketch.property("@State private var \(counter.name) = \(sketch.number(0...5))")
    let known = Role.allCases.filter { $0.level <= level }
    var roles: [Role] = []
    let wanted = [sketch.pick(known.filter { $0.level == level }, or: .leaves), .leaves]
    for role in wanted + sketch.shuffled(known) where !roles.contains(role) { roles.append(role) }
    for role in sketch.shuffled(Array(roles.prefix(level < 3 ? 3 : 4))) {
      if let call = play(role) { sketch.show(call) }
    }
    sketch.show(sketch.button(flag.button, "\(flag.name).toggle()"))
    sketch.show(sketch.button(counter.button, "\(counter.name) += 1"))
  }

  private mutating func play(_ role: Role) -> String? {
    guard let part = sketch.part() else { return nil }
    keeper(part)
    let (flag, count) = (flag.name, counter.name)
    let (one, other) = ("\(part)(title: \"on\")", "\(part)(title: \"off\")")
    switch role {
    case .stays: return one
    case .leaves: return "if \(flag) { \(one) }"
    case .argument: return "\(part)(title: \(flag) ? \"on\" : \"off\")"
    case .branches: return "if \(flag) {\n  \(one)\n} else {\n  \(other)\n}"
    case .identified: return "\(one).id(\(count))"
    case .opacity: return "\(one).opacity(\(flag) ? 1 : 0)"
    case .containerLeaves:
      guard let container = sketch.part() else { return one }
      sketch.add(container, [], [one])
      return "if \(flag) { \(container)() }"
    case .stableName: return "\(one).id(\"\(part)\")"
    case .branchesWithID:
      return "if \(flag) {\n  \(one).id(\"\(part)\")\n} else {\n  \(other).id(\"\(part)\")\n}"
    }
  }

  /// A view with a state of its own.
  private mutating func keeper(_ part: String) {
    let own = sketch.pick(["taps", "notes", "marks", "visits"], or: "taps")
    sketch.add(
      part, ["let title: String", "@State private var \(own) = \(sketch.number(0...5))"],
      [sketch.button("\(part) +1", "\(own) += 1"), "Text(\"\\(title) \\(\(own))\")"])
  }
}
