/// Makes up programs about state, bindings and inputs.
struct StateDrill {
  private var sketch: DrillSketch
  /// The number that parts are about.
  private let main: World.Count
  private let start: Int

  static func make(_ sketch: DrillSketch) -> DrillSketch {
    var drill = StateDrill(sketch)
    drill.fill()
    return drill.sketch
  }

  private init(_ sketch: DrillSketch) {
    self.sketch = sketch
    main = self.sketch.count()
    start = self.sketch.number(2...9)
  }

  private enum Role: CaseIterable {
    case constant, shows, keepsState
    // From the second level.
    case derives, container, passesOn
    // From the third.
    case borrows, takesStruct, behindIf, inSheet
    // From the fourth.
    case pair

    var level: Int {
      switch self {
      case .constant, .shows, .keepsState: 1
      case .derives, .container, .passesOn: 2
      case .borrows, .takesStruct, .behindIf, .inSheet: 3
      case .pair: 4
      }
    }
  }

  private mutating func fill() {
    let name = main.name
    sketch.property("@State private var \(name) = \(start)")
    let level = sketch.level
    let known = Role.allCases.filter { $0.level <= level }
    let newest = known.filter { $0.level == level }
    // Something of the level, something that runs, something that does not.
    let first = sketch.pick(newest, or: .shows)
    let others = sketch.shuffled(known.filter { $0 != first }).prefix(sketch.level > 2 ? 2 : 1)
    let needed: [Role] = [.shows, .constant]
    var roles: [Role] = [first]
    for role in needed + others where !roles.contains(role) { roles.append(role) }
    for role in sketch.shuffled(Array(roles.prefix(sketch.partCount))) { play(role) }
    addButtons()
  }

  private mutating func play(_ role: Role) {
    let name = main.name
    let before = sketch
    let call =
      switch role {
      case .constant: sketch.constant()
      case .shows: sketch.shows(name, name)
      case .keepsState: keepsState()
      case .derives: derives()
      case .container: container()
      case .passesOn: passesOn()
      case .borrows: borrows()
      case .takesStruct: takesStruct()
      case .behindIf: behindIf()
      case .inSheet: inSheet()
      case .pair: pair()
      }
    sketch.show(call, orGoBackTo: before)
  }

  private mutating func addButtons() {
    let name = main.name
    let step = sketch.number(1...3)
    sketch.show(sketch.button(main.button, "\(name) += \(step)"))
    let other = sketch.count()
    sketch.property("@State private var \(other.name) = \(sketch.number(0...5))")
    // An equal write, alone or together with one that changes something.
    if sketch.happens(oneIn: 2) {
      let reset = "\(name) = \(start)"
      let isAlone = sketch.level == 1 || sketch.happens(oneIn: 2)
      sketch.show(
        sketch.button("Reset", isAlone ? reset : "\n  \(reset)\n  \(other.name) += 1\n"))
    }
    if sketch.happens(oneIn: 2) { sketch.show("Text(\"\\(\(other.name))\")") }
    sketch.show(sketch.button(other.button, "\(other.name) += 1"))
  }

  private mutating func keepsState() -> String? {
    guard let part = sketch.part() else { return nil }
    let own = sketch.count()
    let isRead = !sketch.happens(oneIn: 3)
    let text = isRead ? "Text(\"\\(\(own.name))\")" : "Text(\"\(part)\")"
    sketch.add(
      part, ["@State private var \(own.name) = \(sketch.number(0...5))"],
      [text, sketch.button(own.button, "\(own.name) += 1")])
    return "\(part)()"
  }

  private mutating func derives() -> String? {
    guard let part = sketch.part() else { return nil }
    let limit = start + sketch.number(0...8)
    sketch.add(part, ["let isMany: Bool"], ["Text(isMany ? \"many\" : \"few\")"])
    return "\(part)(isMany: \(main.name) > \(limit))"
  }

  private mutating func container() -> String? {
    guard let part = sketch.part(), let inner = sketch.constant() else { return nil }
    sketch.add(part, [], [inner])
    return "\(part)()"
  }

  private mutating func passesOn() -> String? {
    guard let part = sketch.part(), let inner = sketch.shows(main.name, main.name) else {
      return nil
    }
    sketch.add(part, ["let \(main.name): Int"], [inner])
    return "\(part)(\(main.name): \(main.name))"
  }

  private mutating func borrows() -> String? {
    guard let part = sketch.part() else { return nil }
    let title = "\(main.button) here"
    sketch.add(
      part, ["@Binding var \(main.name): Int"],
      ["Text(\"\\(\(main.name))\")", sketch.button(title, "\(main.name) += 1")])
    return "\(part)(\(main.name): $\(main.name))"
  }

  private mutating func takesStruct() -> String? {
    guard let part = sketch.part() else { return nil }
    let (shown, other) = (sketch.count(), sketch.count())
    let (type, model) = (sketch.world.model, sketch.world.model.lowercased())
    sketch.preface.append(
      """
      struct \(type) {
        var \(shown.name) = \(sketch.number(1...9))
        var \(other.name) = \(sketch.number(1...9))
      }
      """)
    sketch.property("@State private var \(model) = \(type)()")
    sketch.add(part, ["let \(model): \(type)"], ["Text(\"\\(\(model).\(shown.name))\")"])
    sketch.show(sketch.button(other.button, "\(model).\(other.name) += 1"))
    return "\(part)(\(model): \(model))"
  }

  private mutating func behindIf() -> String? {
    let shown = sketch.happens(oneIn: 2) ? sketch.constant() : sketch.shows(main.name, main.name)
    guard let shown else { return nil }
    let flag = sketch.world.flag
    sketch.property("@State private var \(flag.name) = \(sketch.happens(oneIn: 2))")
    sketch.show(sketch.turn(flag))
    return "if \(flag.name) { \(shown) }"
  }

  private mutating func inSheet() -> String? {
    guard let call = sketch.shows(main.name, main.name) else { return nil }
    sketch.property("@State private var isShown = false")
    let control = sketch.button("Show more", "isShown = true")
    return "\(control)\n  .sheet(isPresented: $isShown) { \(call) }"
  }

  private mutating func pair() -> String? {
    guard let part = sketch.part() else { return nil }
    let own = sketch.count()
    sketch.add(
      part, ["let side: String", "@State private var \(own.name) = 0"],
      [
        "Text(\"\\(\(own.name))\")",
        "Button(\"\(own.button) \\(side)\") { \(own.name) += 1 }",
      ])
    return ["left", "right"].map { side in
      _ = sketch.button("\(own.button) \(side)", "")
      return "\(part)(side: \"\(side)\")"
    }.joined(separator: "\n")
  }
}
