/// Makes up programs about places in the tree and the state that belongs to them.
struct IdentityDrill {
  private var sketch: DrillSketch
  private var flag: World.Count { sketch.world.flag }
  private let counter: World.Count
  /// What the counter begins with.
  private let start: Int

  static func make(_ sketch: DrillSketch) -> DrillSketch {
    var drill = IdentityDrill(sketch)
    drill.fill()
    return drill.sketch
  }

  private init(_ sketch: DrillSketch) {
    self.sketch = sketch
    counter = self.sketch.count()
    start = self.sketch.number(0...5)
  }

  private enum Role: CaseIterable {
    case stays, leaves, argument, opacity, branches
    // From the second level.
    case identified, containerLeaves
    // From the third.
    case stableName, namedByFlag, containerIdentified
    // From the fourth.
    case namedByComparison, condition

    var level: Int {
      switch self {
      case .stays, .leaves, .argument, .opacity, .branches: 1
      case .identified, .containerLeaves: 2
      case .stableName, .namedByFlag, .containerIdentified: 3
      case .namedByComparison, .condition: 4
      }
    }
  }

  private mutating func fill() {
    let level = sketch.level
    sketch.property("@State private var \(flag.name) = \(sketch.happens(oneIn: 2))")
    sketch.property("@State private var \(counter.name) = \(start)")
    let known = Role.allCases.filter { $0.level <= level }
    let newest = sketch.pick(known.filter { $0.level == level }, or: .leaves)
    let ends = sketch.pick([.leaves, .branches], or: Role.leaves)
    var roles: [Role] = []
    for role in [newest, ends] + sketch.shuffled(known) where !roles.contains(role) {
      roles.append(role)
    }
    for role in sketch.shuffled(Array(roles.prefix(level < 3 ? 3 : 4))) {
      let before = sketch
      sketch.show(play(role), orGoBackTo: before)
    }
    sketch.show(sketch.turn(flag))
    sketch.show(sketch.button(counter.button, "\(counter.name) += 1"))
  }

  private mutating func play(_ role: Role) -> String? {
    guard let part = sketch.part() else { return nil }
    keeper(part)
    sketch.fates[part] = fate(role)
    let (flag, count) = (flag.name, counter.name)
    let (one, other) = ("\(part)(title: \"on\")", "\(part)(title: \"off\")")
    switch role {
    case .stays: return one
    case .leaves: return "if \(sketch.happens(oneIn: 3) ? "!" : "")\(flag) { \(one) }"
    case .argument: return "\(part)(title: \(flag) ? \"on\" : \"off\")"
    case .opacity: return "\(one).opacity(\(flag) ? 1 : 0)"
    case .branches:
      let line = "if \(flag) { \(one) } else { \(other) }"
      return line.count <= 64 ? line : "if \(flag) {\n  \(one)\n} else {\n  \(other)\n}"
    case .identified: return "\(one).id(\(count))"
    case .containerLeaves: return container(of: one, part).map { "if \(flag) { \($0) }" }
    case .stableName: return "\(one).id(\"\(part)\")"
    case .namedByFlag: return "\(one).id(\(flag) ? 1 : 2)"
    case .containerIdentified: return container(of: one, part).map { "\($0).id(\(count))" }
    case .namedByComparison: return "\(one).id(\(count) > \(start))"
    case .condition: return "if \(flag) || \(count) == \(start) { \(one) }"
    }
  }

  /// A view that shows another one, of which this decides then.
  private mutating func container(of call: String, _ part: String) -> String? {
    guard let name = sketch.part() else { return nil }
    sketch.add(name, [], [call])
    if let fate = sketch.fates[part] {
      func named(_ text: String) -> String { text.replacing("@", with: "`\(name)`") }
      sketch.fates[part] = DrillSketch.Fate(kept: named(fate.kept), lost: named(fate.lost))
    }
    return "\(name)()"
  }

  private var lost: String { "and its storage ended with it." }
  private var begins: String { "Another `.id` is another view, whose storage begins anew." }

  /// What decides about a view; `@` stands for the name of a container.
  private func fate(_ role: Role) -> DrillSketch.Fate {
    func branch(_ kept: String, _ lost: String) -> DrillSketch.Fate {
      DrillSketch.Fate(kept: kept, lost: lost)
    }
    switch role {
    case .stays:
      return branch("No `if` and no `.id` decides about it: it stands where it stood.", lost)
    case .argument:
      return branch("An input decides what the view shows, not whether it is the same view.", lost)
    case .opacity:
      return branch(
        "`.opacity(_:)` decides whether it is seen. It stands in the tree either way.", lost)
    case .leaves:
      return branch(
        "The `if` around it goes the way that it went before.",
        "The `if` around it goes the other way: the view left, \(lost)")
    case .branches:
      return branch(
        "The `if` takes the branch that it took before.",
        "The `if` takes the other branch. The view there is of the same type, and another view: "
          + "its storage begins anew.")
    case .identified:
      return branch(
        "Its `.id` is `\(counter.name)`, which is what it was.",
        "Its `.id` is `\(counter.name)`, which is another number now. \(begins)")
    case .containerLeaves:
      return branch(
        "@, in which it stands, is there as before.", "@ left, and whatever stood in it, too.")
    case .stableName:
      return branch("Its `.id` is the same text each time, so it is the same view.", begins)
    case .namedByFlag:
      return branch(
        "Its `.id` is 1 or 2 by `\(flag.name)`, which is what it was.",
        "Its `.id` is 1 or 2 by `\(flag.name)`, which was turned. \(begins)")
    case .containerIdentified:
      return branch(
        "@, in which it stands, has the `.id` that it had.",
        "@ has another `.id` now: it is another view, and so is whatever stands in it.")
    case .namedByComparison:
      return branch(
        "Its `.id` is whether `\(counter.name) > \(start)`, and the answer is what it was.",
        "Its `.id` is whether `\(counter.name) > \(start)`, and the answer is another one now. "
          + begins)
    case .condition:
      return branch(
        "The condition around it holds as before, whichever half of it does.",
        "The condition around it holds no more: the view left, \(lost)")
    }
  }

  /// A view with a state of its own.
  private mutating func keeper(_ part: String) {
    let own = sketch.pick(["taps", "notes", "marks", "visits"], or: "taps")
    sketch.add(
      part, ["let title: String", "@State private var \(own) = \(sketch.number(0...5))"],
      ["Button(\"\\(title) \\(\(own))\") { \(own) += 1 }"])
  }
}
