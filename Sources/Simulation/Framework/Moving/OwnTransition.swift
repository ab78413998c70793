/// A transition that the program declares.
///
/// Its body is described as it is when the view is there, and as it is when the view is away: what
/// differs between the two is what moves.
struct OwnTransition {
  let tree: ViewTree
  let place: SourcePlace

  init(in tree: ViewTree, at place: SourcePlace) {
    self.tree = tree
    self.place = place
  }

  private var evaluator: Evaluator { tree.evaluator }

  // MARK: Values

  /// A value of a type that conforms to `Transition`; nil where what its body does is not drawn.
  func effect(of transition: StructureValue) throws -> TransitionEffect? {
    guard evaluator.program.conforms(transition.type, to: .transition),
      let there = try chain(of: transition, phase: "identity"),
      let before = try chain(of: transition, phase: "willAppear"),
      let after = try chain(of: transition, phase: "didDisappear"),
      let insertion = effect(from: before, to: there), let removal = effect(from: after, to: there)
    else { return nil }
    return .named(
      transition.type.name,
      insertion == removal ? insertion : .asymmetric(insertion: insertion, removal: removal))
  }

  /// `.modifier(active:identity:)`.
  func effect(active: Value, identity: Value) throws -> TransitionEffect? {
    guard case .structure(let active) = evaluator.unwrapped(active),
      case .structure(let identity) = evaluator.unwrapped(identity),
      let away = try chain(of: active, phase: nil), let there = try chain(of: identity, phase: nil)
    else { return nil }
    return effect(from: away, to: there).map { .named(active.type.name, $0) }
  }

  // MARK: Bodies

  /// The modifiers that a body puts on its content, from the inside to the outside; nil where it
  /// does something else with it.
  private func chain(of value: StructureValue, phase: String?) throws -> [Modifier]? {
    let content = ModifierContent(.empty)
    var arguments = [CallArgument(label: "content", value: .view(.content(content)))]
    if let phase {
      guard let type = evaluator.program.type(named: "TransitionPhase"),
        let known = try evaluator.construct(case: phase, of: type, payload: [], at: place)
      else { return nil }
      arguments.append(CallArgument(label: "phase", value: known))
    }
    let functions = evaluator.methods("body", of: value.type)
    guard !functions.isEmpty else { return nil }
    let function = FunctionValue(
      .declared(functions, self: .structure(value), type: value.type, scope: nil),
      number: evaluator.nextNumber())
    let described = try tree.drawing {
      try tree.withoutTracking {
        try evaluator.description(
          of: evaluator.call(function, arguments, at: value.type.place), at: value.type.place)
      }
    }
    return try modifiers(of: described, around: content)
  }

  private func modifiers(of described: Description, around content: ModifierContent) throws
    -> [Modifier]?
  {
    switch described {
    case .content(let reference): return reference === content ? [] : nil
    case .branch(_, let taken, _): return try modifiers(of: taken, around: content)
    case .erased(let inner): return try modifiers(of: inner, around: content)
    case .group(let parts) where parts.count == 1:
      return try modifiers(of: parts[0], around: content)
    case .modified(let base, let modifier):
      guard let inner = try modifiers(of: base, around: content) else { return nil }
      guard let custom = modifier.custom else { return inner + [modifier] }
      return try chain(of: custom, phase: nil).map { inner + $0 }
    case .empty, .group, .each, .view, .framework: return nil
    }
  }

  // MARK: Differences

  /// What moves between two chains; nil where they are not made of the same modifiers, or one that
  /// is not drawn differs.
  private func effect(from away: [Modifier], to there: [Modifier]) -> TransitionEffect? {
    guard away.map(\.name) == there.map(\.name) else { return nil }
    var effects: [TransitionEffect] = []
    for (away, there) in zip(away, there) where away.arguments != there.arguments {
      guard let effect = effect(from: away, to: there) else { return nil }
      effects.append(effect)
    }
    return effects.dropFirst().reduce(effects.first ?? .identity) { .combined($0, $1) }
  }

  private func effect(from away: Modifier, to there: Modifier) -> TransitionEffect? {
    let (start, end) = (LayoutArguments(away, in: tree), LayoutArguments(there, in: tree))
    switch away.movement {
    case .fading:
      guard let faint = away.opacity.flatMap(tree.evaluator.number),
        let full = there.opacity.flatMap(tree.evaluator.number), full > 0
      else { return nil }
      return .fading(from: faint / full)
    case .offset:
      let (from, to) = (start.shift, end.shift)
      return .offset(x: from.x - to.x, y: from.y - to.y)
    case .scale:
      let (from, to) = (start.scales, end.scales)
      guard to.across != 0, to.down != 0 else { return nil }
      let anchor = away.arguments["anchor"].flatMap(start.unitPoint) ?? .center
      return .scale(
        across: from.across / to.across, down: from.down / to.down, x: anchor.x, y: anchor.y)
    default: return nil
    }
  }
}

extension LayoutArguments {
  /// Of `.offset`.
  fileprivate var shift: (x: Double, y: Double) {
    let size = pair("size", "width", "height")
    return (size?.0 ?? length("x") ?? 0, size?.1 ?? length("y") ?? 0)
  }

  /// Of `.scaleEffect`.
  fileprivate var scales: (across: Double, down: Double) {
    if let both = length("scale") { return (both, both) }
    let size = pair("scale", "width", "height")
    return (size?.0 ?? length("x") ?? 1, size?.1 ?? length("y") ?? 1)
  }
}
