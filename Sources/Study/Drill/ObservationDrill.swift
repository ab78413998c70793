/// Makes up programs about one observable object.
struct ObservationDrill {
  private var sketch: DrillSketch
  private let first: World.Count
  private let second: World.Count
  private let model: String

  static func make(_ sketch: DrillSketch) -> DrillSketch {
    var drill = ObservationDrill(sketch)
    drill.fill()
    return drill.sketch
  }

  private init(_ sketch: DrillSketch) {
    self.sketch = sketch
    first = self.sketch.count()
    second = self.sketch.count()
    model = sketch.world.model.lowercased()
  }

  /// An `ObservableObject` tells everybody of every write; an `@Observable` one those who read.
  private var isObject: Bool { sketch.shape.isObject }
  private var published: String { isObject ? "@Published " : "" }

  private enum Role: CaseIterable {
    case readsFirst, readsSecond, constant
    // From the second level.
    case passesOn, handedValue
    // From the third.
    case computed, conditional
    // From the fourth.
    case onlyWrites

    var level: Int {
      switch self {
      case .readsFirst, .readsSecond, .constant: 1
      case .passesOn, .handedValue: 2
      case .computed, .conditional: 3
      case .onlyWrites: 4
      }
    }
  }

  private mutating func fill() {
    let level = sketch.level
    let known = Role.allCases.filter { $0.level <= level }
    let reads = sketch.shuffled([Role.readsFirst, .readsSecond])
    // What is hard reads something, too.
    let needed = level < 3 ? reads : Array(reads.prefix(1))
    let newest = sketch.pick(known.filter { $0.level == level }, or: .constant)
    var roles = needed
    for role in [newest] + sketch.shuffled(known) where !roles.contains(role) {
      roles.append(role)
    }
    roles = Array(roles.prefix(sketch.partCount))
    declareModel(roles)
    sketch.property(
      "\(isObject ? "@StateObject" : "@State") private var \(model) = \(sketch.world.model)()")
    for role in sketch.shuffled(roles) { play(role) }
    addButtons(roles)
  }

  private mutating func declareModel(_ roles: [Role]) {
    var lines = [first, second].map { "  \(published)var \($0.name) = \(sketch.number(1...9))" }
    if roles.contains(.conditional) {
      lines.append("  \(published)var \(sketch.world.flag.name) = \(sketch.happens(oneIn: 2))")
    }
    if roles.contains(.computed) {
      lines.append("  var total: Int { \(first.name) + \(second.name) }")
    }
    sketch.preface.append(
      ((isObject
        ? ["final class \(sketch.world.model): ObservableObject {"]
        : ["@Observable", "final class \(sketch.world.model) {"]) + lines + ["}"])
        .joined(separator: "\n"))
  }

  private mutating func addButtons(_ roles: [Role]) {
    // No equal write: who is told of one depends on the compiler (B10).
    for property in sketch.shuffled([first, second]) {
      sketch.show(sketch.button(property.button, "\(model).\(property.name) += 1"))
    }
    if roles.contains(.conditional) {
      let flag = sketch.world.flag
      sketch.show(sketch.button(flag.button, "\(model).\(flag.name).toggle()"))
    }
    if sketch.level > 1, sketch.happens(oneIn: 2) {
      let other = sketch.count()
      sketch.property("@State private var \(other.name) = 0")
      sketch.show("Text(\"\\(\(other.name))\")")
      sketch.show(sketch.button(other.button, "\(other.name) += 1"))
    }
  }

  private mutating func play(_ role: Role) {
    let before = sketch
    let call =
      switch role {
      case .readsFirst: reads("\(model).\(first.name)")
      case .readsSecond: reads("\(model).\(second.name)")
      case .constant: sketch.constant()
      case .passesOn: passesOn()
      case .handedValue: sketch.shows(first.name, "\(model).\(first.name)")
      case .computed: reads("\(model).total")
      case .conditional: conditional()
      case .onlyWrites: onlyWrites()
      }
    sketch.show(call, orGoBackTo: before)
  }

  /// A view that holds the object and has some content.
  private mutating func holder(_ content: [String]) -> String? {
    guard let part = sketch.part() else { return nil }
    sketch.add(
      part, ["\(isObject ? "@ObservedObject var" : "let") \(model): \(sketch.world.model)"], content
    )
    return "\(part)(\(model): \(model))"
  }

  private mutating func reads(_ expression: String) -> String? {
    holder(["Text(\"\\(\(expression))\")"])
  }

  private mutating func passesOn() -> String? {
    let property = sketch.pick([first, second], or: first)
    return reads("\(model).\(property.name)").flatMap { holder([$0]) }
  }

  private mutating func conditional() -> String? {
    let property = sketch.pick([first, second], or: first)
    let flag = sketch.world.flag
    return holder([
      "Text(\(model).\(flag.name) ? \"\\(\(model).\(property.name))\" : \"nothing\")"
    ])
  }

  private mutating func onlyWrites() -> String? {
    let property = sketch.pick([first, second], or: first)
    let title = "\(property.button) twice"
    return holder([sketch.button(title, "\(model).\(property.name) += 2")])
  }
}
