import Recall
import Simulation

/// A made-up program about where things are: colours with lengths in whole columns and rows, so that
/// a drawing shows them as they are.
struct LayoutSketch {
  /// What is drawn, line by line, in the body of the root.
  let content: [String]
  let root: String
  /// What is asked.
  let subject: Prediction.Subject
  /// The view of which the size and place are asked; nil where the drawing is.
  let target: String?
  /// The colour of that view.
  let tint: String
  let area: String

  var source: String {
    let parts = target.map {
      ["", "struct \($0): View {", "  var body: some View { Color.\(tint) }", "}"]
    }
    let lines =
      ["struct \(root): View {", "  var body: some View {"] + content.map { "    " + $0 }
      + ["  }", "}"] + (parts ?? [])
    return lines.joined(separator: "\n")
  }

  /// Colours that can be told from each other without colour, too.
  static let tints = ["yellow", "green", "red", "black"]
}

/// Makes up where things are.
struct LayoutDrill {
  private var random: SplitMix64
  private let level: Int
  private var tints: [String]

  private init(level: Int, random: SplitMix64) {
    self.random = random
    self.level = level
    tints = LayoutSketch.tints
    tints.shuffle(using: &self.random)
  }

  /// A view in a chain of modifiers: which of them comes first decides what is drawn.
  ///
  /// - Parameter subject: The drawing, or how large something behind the view is, which stands in the
  ///   middle of the chain.
  static func modifiers(
    _ world: World, level: Int, asking subject: Prediction.Subject, random: SplitMix64
  ) -> LayoutSketch {
    var drill = LayoutDrill(level: level, random: random)
    let target = subject == .screen ? nil : world.parts.first
    let tint = drill.tint()
    let chain =
      switch subject {
      case .frame: drill.chain(count: level + 1, behind: ".background { \(target ?? "")() }")
      default: drill.chain(count: level + 1, behind: ".background(.\(tint))")
      }
    let neighbour = drill.swatch()
    let stack = drill.pick([FrameworkContainer.row, .column]).rawValue
    let content =
      level == 1 && drill.happens(oneIn: 2)
      ? chain
      : ["\(stack)(spacing: \(drill.pick([0, 20]))) {"]
        + (drill.happens(oneIn: 2) ? chain + neighbour : neighbour + chain).map { "  " + $0 }
        + ["}"]
    return LayoutSketch(
      content: content, root: world.root, subject: subject, target: target, tint: tint,
      area: "240x160")
  }

  /// Children of a stack: who gets how much, and where they are.
  static func stacks(
    _ world: World, level: Int, asksForPlace: Bool, random: SplitMix64
  ) -> LayoutSketch {
    var drill = LayoutDrill(level: level, random: random)
    let isRow = drill.happens(oneIn: 2)
    let target = asksForPlace ? world.parts.first : nil
    let tint = drill.tint()
    let flexible = target.map { ["\($0)()"] } ?? ["Color.\(tint)"]
    var children = [flexible + drill.limit(across: isRow)]
    children.append(drill.swatch())
    if level > 1 {
      children.append(
        drill.happens(oneIn: 2) ? ["Spacer(minLength: 0)"] : drill.stretching(across: isRow))
    }
    if level > 2 { children.append(drill.pile()) }
    children.shuffle(using: &drill.random)
    let alignments = isRow ? ["top", "center", "bottom"] : ["leading", "center", "trailing"]
    let alignment = drill.pick(alignments)
    let name = (isRow ? FrameworkContainer.row : .column).rawValue
    let spacing = drill.pick([0, 20])
    let around = level > 3 && drill.happens(oneIn: 2) ? ["  .padding(20)"] : []
    return LayoutSketch(
      content: ["\(name)(alignment: .\(alignment), spacing: \(spacing)) {"]
        + children.joined().map { "  " + $0 } + ["}"] + around,
      root: world.root, subject: asksForPlace ? .frame : .screen, target: target, tint: tint,
      area: isRow ? "240x120" : "160x240")
  }

  // MARK: Pieces

  private mutating func tint() -> String { tints.popLast() ?? "gray" }

  /// A colour with a size.
  private mutating func swatch() -> [String] {
    let (width, height) = (pick([20, 40, 60]), pick([20, 40, 60]))
    return ["Color.\(tint())", "  .frame(width: \(width), height: \(height))"]
  }

  /// A height for a child of a row, a width for one of a column.
  private mutating func limit(across isRow: Bool) -> [String] {
    guard happens(oneIn: 2) else { return [] }
    return ["  .frame(\(isRow ? "height" : "width"): \(pick([20, 40])))"]
  }

  /// A colour that takes what it gets, or a part of it.
  private mutating func stretching(across isRow: Bool) -> [String] {
    let most = happens(oneIn: 2) ? ["  .frame(\(isRow ? "maxWidth" : "maxHeight"): 40)"] : []
    return ["Color.\(tint())"] + most
  }

  /// Two colours above each other.
  private mutating func pile() -> [String] {
    let colours = (0..<2).map { number in
      ["Color.\(tint())", "  .frame(width: \(number == 0 ? 20 : 40), height: 40)"]
    }
    return ["ZStack {"]
      + (happens(oneIn: 2) ? colours : colours.reversed()).joined().map {
        "  " + $0
      } + ["}"]
  }

  /// - Parameter behind: What paints behind the view, wherever it comes to stand.
  private mutating func chain(count: Int, behind: String) -> [String] {
    var lines = swatch()
    var modifiers = [behind]
    while modifiers.count < count { modifiers.append(modifier()) }
    modifiers.shuffle(using: &random)
    lines += modifiers.map { "  " + $0 }
    return lines
  }

  private mutating func background() -> String { ".background(.\(tint()))" }

  private mutating func modifier() -> String {
    switch Int.random(in: 0..<(level > 1 ? 5 : 3), using: &random) {
    case 0: return ".padding(20)"
    case 1: return ".padding(.\(pick(["leading", "trailing", "top", "bottom"])), 20)"
    case 2: return ".offset(x: \(pick([20, 40])), y: \(pick([0, 20])))"
    case 3: return ".frame(width: \(pick([80, 100])), height: \(pick([60, 80])))"
    default: return tints.isEmpty ? ".padding(20)" : background()
    }
  }

  // MARK: Chance

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  /// True once in so many times.
  private mutating func happens(oneIn times: Int) -> Bool {
    Int.random(in: 1...times, using: &random) == 1
  }
}
