import Motion

/// What a program means by a transition: a value of `AnyTransition`, or of a type that conforms to
/// `Transition`.
struct TransitionReading {
  /// What it looks like.
  private(set) var effect = TransitionEffect.opacity
  /// The animation that it brings along, as `.opacity.animation(.linear)` does.
  private(set) var animation: Value?
  private let tree: ViewTree
  private let reading: LayoutArguments
  private let own: OwnTransition

  /// - Parameter modifier: `.transition(…)`; nil for what has none: that fades (documented).
  init(_ modifier: Modifier?, in tree: ViewTree) throws {
    self.tree = tree
    reading = LayoutArguments(in: tree, at: modifier?.place ?? .nowhere)
    own = OwnTransition(in: tree, at: modifier?.place ?? .nowhere)
    guard let modifier, let value = modifier.arguments["transition"] else { return }
    guard let effect = try effect(of: value, depth: 0) else {
      tree.assumed(
        .system(
          "only the program knows how this transition looks", decision: "it is drawn as a fading"),
        at: modifier.place)
      return
    }
    self.effect = effect
  }

  /// So many transitions stand in each other at most: one that names itself never ends.
  private static let deepest = 50

  /// Nil for what nobody can read.
  private mutating func effect(of value: Value, depth: Int) throws -> TransitionEffect? {
    guard depth < Self.deepest else { return nil }
    switch tree.evaluator.unwrapped(value) {
    case .structure(let structure): return try own.effect(of: structure)
    case .opaque(let opaque):
      if let base = opaque.base { return try effect(of: opaque, on: base, depth: depth) }
      if let known = try standard(opaque, depth: depth) { return known }
      let declared = try tree.withoutTracking {
        try tree.evaluator.declared(opaque, byAnyOf: ["AnyTransition", "Transition"])
      }
      guard let declared, let known = try effect(of: declared, depth: depth + 1) else { return nil }
      return .named(opaque.lastPart, known)
    default: return nil
    }
  }

  /// What a method makes of a transition.
  private mutating func effect(of call: OpaqueValue, on base: Value, depth: Int) throws
    -> TransitionEffect?
  {
    guard let inner = try effect(of: base, depth: depth + 1) else { return nil }
    switch call.lastPart {
    case "animation":
      animation = call.arguments.first?.value
      return inner
    case "combined":
      guard let other = call.arguments.first else { return nil }
      return try effect(of: other.value, depth: depth + 1).map { .combined(inner, $0) }
    default: return nil
    }
  }

  /// One of SwiftUI's own; nil if it is none.
  private mutating func standard(_ value: OpaqueValue, depth: Int) throws -> TransitionEffect? {
    func given(_ label: String?) -> Value? {
      value.arguments.first { $0.label == label }?.value
    }
    func length(_ label: String?) -> Double? { given(label).flatMap(reading.length) }
    let edge =
      (given("edge") ?? given("from")).flatMap { TransitionEdge(rawValue: $0.lastName) }
      ?? .leading
    switch value.transitionName {
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
      let scale = length("scale") ?? length(nil) ?? 0
      return .scale(across: scale, down: scale, x: anchor.x, y: anchor.y)
    case "offset":
      let pair = (given(nil) ?? given("offset")).flatMap { reading.pair($0, "width", "height") }
      return .offset(x: pair?.0 ?? length("x") ?? 0, y: pair?.1 ?? length("y") ?? 0)
    case "asymmetric":
      guard let first = given("insertion"), let second = given("removal"),
        let insertion = try effect(of: first, depth: depth + 1),
        let removal = try effect(of: second, depth: depth + 1)
      else { return nil }
      return .asymmetric(insertion: insertion, removal: removal)
    case "modifier":
      guard let active = given("active"), let identity = given("identity") else { return nil }
      return try own.effect(active: active, identity: identity)
    case "any": return try given(nil).flatMap { try effect(of: $0, depth: depth + 1) }
    default: return nil
    }
  }
}

extension OpaqueValue {
  /// `move` of `.move(edge: .top)` and of `MoveTransition(edge: .top)`.
  fileprivate var transitionName: String {
    let suffix = "Transition"
    guard lastPart.hasSuffix(suffix), lastPart.count > suffix.count else { return lastPart }
    let name = lastPart.dropLast(suffix.count)
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}

extension Modifier {
  /// `.transition(…)`
  var isTransition: Bool { name == "transition" }
}
