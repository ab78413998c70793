import Motion

/// What a program means by a value of the type `AnyTransition`.
struct TransitionReading {
  /// What it looks like.
  private(set) var effect = TransitionEffect.opacity
  /// The animation that it brings along, as `.opacity.animation(.linear)` does.
  private(set) var animation: Value?
  private let tree: ViewTree
  private let reading: LayoutArguments

  /// - Parameter modifier: `.transition(…)`; nil for what has none: that fades (documented).
  init(_ modifier: Modifier?, in tree: ViewTree) {
    self.tree = tree
    reading = LayoutArguments(in: tree, at: modifier?.place ?? .nowhere)
    guard let modifier, let value = modifier.arguments["transition"] else { return }
    guard let effect = effect(of: value) else {
      tree.assumed(
        .system(
          "only the program knows how this transition looks", decision: "it is drawn as a fading"),
        at: modifier.place)
      return
    }
    self.effect = effect
  }

  /// Nil for what nobody can read.
  private mutating func effect(of value: Value) -> TransitionEffect? {
    guard case .opaque(let value) = tree.interpreter.unwrapped(value) else { return nil }
    if let base = value.base {
      guard let inner = effect(of: base) else { return nil }
      switch value.lastPart {
      case "animation":
        animation = value.arguments.first?.value
        return inner
      case "combined":
        return value.arguments.first.flatMap { effect(of: $0.value) }.map { .combined(inner, $0) }
      default: return nil
      }
    }
    func given(_ label: String) -> Value? { value.arguments.first { $0.label == label }?.value }
    func length(_ label: String) -> Double? { given(label).flatMap(reading.length) }
    let edge =
      (given("edge") ?? given("from")).flatMap { TransitionEdge(rawValue: $0.lastName) }
      ?? .leading
    switch value.lastPart {
    case "identity": return .identity
    case "opacity", "blurReplace": return .opacity
    case "slide": return .slide
    case "move": return .move(edge)
    case "push":
      return .asymmetric(
        insertion: .combined(.move(edge), .opacity),
        removal: .combined(.move(edge.opposite), .opacity))
    case "scale":
      let anchor = given("anchor").flatMap(reading.unitPoint) ?? .center
      return .scale(length("scale") ?? length("") ?? 0, x: anchor.x, y: anchor.y)
    case "offset":
      let size = value.arguments.first { $0.label == nil }?.value
      let pair = size.flatMap { reading.pair($0, "width", "height") }
      return .offset(x: pair?.0 ?? length("x") ?? 0, y: pair?.1 ?? length("y") ?? 0)
    case "asymmetric":
      guard let insertion = given("insertion").map({ effect(of: $0) }) ?? nil,
        let removal = given("removal").map({ effect(of: $0) }) ?? nil
      else { return nil }
      return .asymmetric(insertion: insertion, removal: removal)
    default: return nil
    }
  }
}
