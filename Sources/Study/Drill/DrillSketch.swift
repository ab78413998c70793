import Recall
import Simulation

/// A made-up program while it is being made up.
struct DrillSketch {
  /// What decides whether a view goes on, in sentences.
  struct Fate {
    /// Where it goes on.
    var kept: String
    /// Where it ended.
    var lost: String
  }

  let world: World
  /// 1...4.
  let level: Int
  private(set) var random: SplitMix64
  /// Declarations above the views: a model, a key of the environment.
  var preface: [String] = []
  /// The first is the root.
  var views: [SketchedView]
  /// What the root's views stand in: it changes nothing of what runs, and that is to be known.
  let container: String
  /// Modifiers of the root's container.
  var modifiers: [String] = []
  /// The titles of the buttons that there are on the first frame.
  private(set) var buttons: [String] = []
  /// By the names of views: see ``Fate``.
  var fates: [String: Fate] = [:]
  /// Whether every body prints why it runs.
  let prints: Bool
  /// How its pieces are written down, where that leaves it short enough: nothing of it changes what
  /// runs.
  var shape: DrillShape
  /// The titles of buttons that are toggles.
  private(set) var toggles: Set<String> = []
  private var parts: [String]
  private var counts: [World.Count]

  init(_ world: World, level: Int, prints: Bool = false, random: SplitMix64) {
    self.world = world
    self.level = level
    self.prints = prints
    // From numbers of its own: else it would tell what the first choice below was.
    var first = random
    var chance = SplitMix64(seed: first.next())
    container = Self.containers.randomElement(using: &chance) ?? Self.column
    shape = DrillShape(&chance)
    self.random = random
    views = [SketchedView(name: world.root)]
    parts = world.parts
    counts = world.counts
    parts.shuffle(using: &self.random)
    counts.shuffle(using: &self.random)
  }

  /// How many parts a program has: what they do makes it hard, and not how many they are. Where every
  /// body prints, there is one less.
  var partCount: Int { min(level + 2, prints ? 3 : 4) }

  private static let column = FrameworkContainer.column.rawValue

  private static let containers =
    [column, "\(column)(alignment: .leading)"]
    + [FrameworkContainer.row, .form, .list, .scroll, .group].map(\.rawValue)

  // MARK: Chance

  mutating func pick<Element>(_ elements: [Element], or fallback: Element) -> Element {
    elements.randomElement(using: &random) ?? fallback
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// True once in so many times.
  mutating func happens(oneIn times: Int) -> Bool { number(1...times) == 1 }

  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    elements.shuffled(using: &random)
  }

  /// A name for a view that was not used yet; nil when all are.
  mutating func part() -> String? { parts.popLast() }

  /// A number that was not used yet.
  mutating func count() -> World.Count { counts.popLast() ?? World.Count("others", "Others") }

  // MARK: Pieces

  mutating func add(_ name: String, _ properties: [String] = [], _ content: [String]) {
    views.append(SketchedView(name: name, properties: properties, content: content))
  }

  mutating func property(_ line: String) { views[0].properties.append(line) }
  mutating func show(_ line: String) { views[0].content.append(line) }

  /// Shows what a part came to. If it came to nothing, because no name was left, what it began with
  /// is taken back.
  mutating func show(_ call: String?, orGoBackTo before: DrillSketch) {
    if let call { show(call) } else { self = before }
  }

  /// - Parameter action: A statement, or lines of them that begin and end with a line break.
  mutating func button(_ title: String, _ action: String) -> String {
    buttons.append(title)
    return action.contains("\n")
      ? "Button(\"\(title)\") {\(action)}" : "Button(\"\(title)\") { \(action) }"
  }

  /// What turns something that is so or not, which the root owns.
  mutating func turn(_ flag: World.Count) -> String {
    guard shape.turnsByToggle else { return button(flag.button, "\(flag.name).toggle()") }
    toggles.insert(flag.button)
    buttons.append(flag.button)
    return "Toggle(\"\(flag.button)\", isOn: $\(flag.name))"
  }

  /// As an event has it.
  func event(_ title: String) -> String {
    "\(toggles.contains(title) ? "toggle" : "tap") \"\(title)\""
  }

  /// A view that shows its name.
  mutating func constant() -> String? {
    guard let name = part() else { return nil }
    add(name, [], ["Text(\"\(name)\")"])
    return "\(name)()"
  }

  /// A view that shows a number which it is handed.
  mutating func shows(_ count: String, _ value: String) -> String? {
    guard let name = part() else { return nil }
    add(name, ["let \(count): Int"], ["Text(\"\\(\(count))\")"])
    return "\(name)(\(count): \(value))"
  }

  // MARK: Source

  var root: String { world.root }

  var source: String { source(of: views) }

  /// The same with other views, of which all roots are shown alike.
  func source(of views: [SketchedView]) -> String {
    let source = source(of: views, as: shape)
    return Self.isShort(source) ? source : self.source(of: views, as: .plain)
  }

  private func source(of views: [SketchedView], as shape: DrillShape) -> String {
    (preface + views.map { text($0, as: shape) }).joined(separator: "\n\n")
  }

  /// A longer one is work for the eyes and not for the mind.
  var isShortEnough: Bool { Self.isShort(source) }

  private static func isShort(_ source: String) -> Bool { source.count { $0 == "\n" } < 45 }

  /// Views that hold no state and nothing to touch.
  private var repeatable: [String] {
    fates.isEmpty
      ? views.dropFirst().filter { view in
        view.content.allSatisfy { $0.hasPrefix("Text(") }
          && !view.properties.contains { $0.contains("@State") }
      }.map(\.name) : []
  }

  private func text(_ view: SketchedView, as shape: DrillShape) -> String {
    let isRoot = view.name.hasSuffix(root)
    var view = view
    if isRoot { shape.write(&view, repeatable: repeatable) }
    let isStack = view.content.count > 1 || isRoot
    let lines =
      isStack
      ? ["\(isRoot ? container : Self.column) {"] + view.content.map(indented) + [
        "}" + (isRoot ? modifiers.joined() : "")
      ]
      : view.content
    let printing = prints ? ["let _ = Self._printChanges()"] : []
    let short = "var body: some View { \(lines[0]) }"
    let isShort = lines.count == 1 && !prints && !short.contains("\n") && short.count <= 70
    let body =
      isShort ? [short] : ["var body: some View {"] + (printing + lines).map(indented) + ["}"]
    let properties = view.properties + (view.properties.isEmpty || isShort ? [] : [""])
    return (["struct \(view.name): View {"] + (properties + body).map(indented) + ["}"])
      .joined(separator: "\n")
  }

  /// Every line of a piece, which may have several.
  private func indented(_ piece: String) -> String {
    piece.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}
