/// Modifiers that add a gesture.
struct GestureBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "onTapGesture": GestureBehavior(kind: .tap),
    "onLongPressGesture": GestureBehavior(kind: .press),
    "gesture": GestureBehavior(kind: .given),
    "simultaneousGesture": GestureBehavior(kind: .given, precedence: .simultaneous),
    "highPriorityGesture": GestureBehavior(kind: .given, precedence: .high),
  ]

  enum Kind { case tap, press, given }
  enum Precedence { case usual, simultaneous, high }

  let kind: Kind
  /// Who answers where several could.
  var precedence = Precedence.usual

  func offers(of node: ModifierNode) -> [Offer] {
    let tree = node.tree
    guard let gesture = tree.gesture(of: node), !tree.isDisabled(node),
      let label = tree.gestureLabels(of: node).first
    else { return [] }
    return Event.motions.filter { (try? tree.recognize(gesture, $0.motion)) != nil }
      .map { Offer(node: node, start: $0.start, label: label, end: $0.end) }
  }
}

extension Node {
  /// The only thing that it stands around, of a modifier or of a view of the program.
  fileprivate var wrapped: Node? {
    switch self {
    case is ModifierNode, is InstanceNode, is ContentNode, is ErasedNode: children.first
    case is GroupNode: children.count == 1 ? children.first : nil
    default: nil
    }
  }
}

extension ModifierNode {
  /// What is said of all of it, and of nothing else: on the inside, and on the outside as far as
  /// only modifiers stand there.
  fileprivate var modifiersOfAll: [Modifier] {
    let inside = Array(sequence(first: self as Node) { $0.wrapped })
    let outside = sequence(first: parent, next: { $0?.parent }).prefix { $0 is ModifierNode }
    return (inside + outside.compactMap(\.self)).compactMap { ($0 as? ModifierNode)?.modifier }
  }

  fileprivate var wrappedInstance: InstanceNode? {
    sequence(first: self as Node) { $0.wrapped }.lazy.compactMap { $0 as? InstanceNode }.first
  }

  fileprivate var precedence: GestureBehavior.Precedence? {
    (behavior as? GestureBehavior)?.precedence
  }
}

/// Gestures on the screen: who answers to a motion, and what that runs.
///
/// A motion is several moments. Each has an update of its own, after which whoever answers is asked
/// again: its closures may be others by then. At the end `onEnded` runs and gesture states begin
/// again, in one update unless their transactions differ (G2).
extension ViewTree {
  func gesture(_ motion: FingerMotion, _ label: String, in place: String?) throws(EventError)
    -> () throws -> Void
  {
    if let action = try gestureAction(motion, label, in: place) { return action }
    if motion == .tap(count: 2), let once = try gestureAction(.tap(count: 1), label, in: place) {
      return { [self] in
        try once()
        try settle()
        try once()
      }
    }
    guard isShown(label, in: place) else {
      throw EventError("nothing on the screen shows \"\(label)\"")
    }
    if case .drag(let width, let height) = motion,
      try gestureAction(.drag(width: width * 1000, height: height * 1000), label, in: place) != nil
    {
      return { [self] in
        warn(
          "this drag is shorter than the distance that the gesture waits for", at: .nowhere,
          rule: "G4", severity: .note)
      }
    }
    throw EventError("nothing at \"\(label)\" answers to a \(motion.name)")
  }

  /// Nil if nothing that shows the label answers to the motion.
  func gestureAction(_ motion: FingerMotion, _ label: String, in place: String?) throws(EventError)
    -> (
      () throws -> Void
    )?
  {
    var answering: [(node: Node, listeners: [ModifierNode])] = []
    var cover: Node?
    for node in shown(label, in: place) {
      let listeners = listeners(around: node, to: motion).filter { listener in
        guard let over = touchCover(over: listener) else { return true }
        cover = over
        return false
      }
      // Several texts of one thing that answers are one.
      guard let first = listeners.first, !answering.contains(where: { $0.listeners[0] === first })
      else { continue }
      answering.append((node, listeners))
    }
    guard let (_, listeners) = answering.first else {
      if let cover { throw coveredError(label, under: cover) }
      return nil
    }
    guard answering.count == 1 else {
      throw ambiguous(answering.map { $0.listeners[0] }, "things are called", label)
    }
    return { [self] in try play(motion, for: listeners) }
  }

  /// A control is tapped: gestures around it may come first, or hear of it too.
  func tapping(_ control: Node, _ action: @escaping () throws -> Void) -> () throws -> Void {
    let all = listeners(around: control, to: .tap(count: 1), besides: true)
    let first = all.filter { $0.precedence == .high }
    let also = all.filter { $0.precedence == .simultaneous }
    if !first.isEmpty { return { [self] in try play(.tap(count: 1), for: first + also) } }
    if also.isEmpty { return action }
    return { [self] in
      try action()
      try play(.tap(count: 1), for: also)
    }
  }

  // MARK: Who answers

  /// What a person can mean by a label: whatever shows it, else a gesture around several texts.
  func shown(_ label: String, in place: String?) -> [Node] {
    let direct = aims(label, in: place).filter { $0.isOnStage && !isDisabled($0) }
    if !direct.isEmpty { return meant(direct, in: nil) }
    let around = nodes(in: place).filter { node in
      guard let modifier = node as? ModifierNode, gesture(of: modifier) != nil else { return false }
      return gestureLabels(of: modifier).contains(label) && !isDisabled(node)
    }
    return meant(around.reversed().compactMap { $0.children.first }, in: nil)
  }

  private func isShown(_ label: String, in place: String?) -> Bool {
    !shown(label, in: place).isEmpty
  }

  /// The ways to call a place that has a gesture, the best one first.
  func gestureLabels(of modifier: ModifierNode) -> [String] {
    let texts = modifier.shownTexts(withImages: true)
    var all = texts.isEmpty ? [] : [texts[0], texts.joined(separator: " ")]
    let said = modifier.modifiersOfAll
    all = said.compactMap(\.accessibilityLabel) + all
    let view = sequence(first: modifier as Node) { $0.wrapped }.lazy
      .compactMap { $0 as? FrameworkNode }.first
    if let view { all += view.labels }
    all += said.compactMap(\.identifier)
    if all.isEmpty, let instance = modifier.wrappedInstance {
      all.append(names.name(of: instance))
    }
    return all
  }

  /// The gestures that answer, of all around a node: one of high priority, the outermost of them;
  /// else the innermost one. Simultaneous ones answer besides.
  ///
  /// - Parameter besides: All that answer, whatever comes first.
  private func listeners(around node: Node, to motion: FingerMotion, besides: Bool = false)
    -> [ModifierNode]
  {
    var answering: [ModifierNode] = []
    var current = node.parent
    while let next = current {
      if let stage = next as? StageNode, stage.isDetached { break }
      if let modifier = next as? ModifierNode, answers(modifier, motion) {
        answering.append(modifier)
      }
      current = next.parent
    }
    if besides { return answering }
    let simultaneous = answering.filter { $0.precedence == .simultaneous }
    let high = answering.last { $0.precedence == .high }
    let first = high ?? answering.first { $0.precedence != .simultaneous }
    return (first.map { [$0] } ?? []) + simultaneous
  }

  /// Whether a modifier adds a gesture that a motion completes.
  func answers(_ modifier: ModifierNode, _ motion: FingerMotion) -> Bool {
    gesture(of: modifier).map { (try? recognize($0, motion)) != nil } ?? false
  }

  /// The gesture that a modifier adds, if it is enabled.
  func gesture(of node: ModifierNode) -> GestureValue? {
    let arguments = node.modifier.arguments
    func function(_ name: String) -> FunctionValue? {
      guard case .function(let action)? = arguments[name].map(evaluator.unwrapped) else {
        return nil
      }
      return action
    }
    guard let behavior = node.behavior as? GestureBehavior else { return nil }
    switch behavior.kind {
    case .tap:
      let count = arguments["count"] ?? .integer(1)
      let tap = GestureValue(.single("SpatialTapGesture", ["count": count]))
      return function("action").map { action in
        tap.attaching(.map(locationOfTap)).attaching(.ended(action))
      }
    case .press:
      let press = GestureValue(.single("LongPressGesture", [:]))
      let hearing = function("onPressingChanged").map { press.attaching(.pressing($0)) } ?? press
      return function("action").map { hearing.attaching(.ended($0)) }
    case .given:
      guard arguments["isEnabled"] != .boolean(false),
        arguments["mask"].map({ !["none", "subviews"].contains($0.lastName) }) ?? true,
        let value = arguments["gesture"]
      else { return nil }
      return try? evaluator.gesture(of: value, at: node.modifier.place)
    }
  }

  private var locationOfTap: FunctionValue {
    FunctionValue(
      .native { evaluator, arguments, place in
        try arguments.first.flatMap {
          try evaluator.property("location", of: $0.value, at: place)
        } ?? .void
      }, number: evaluator.nextNumber())
  }

  // MARK: What it runs

  func play(_ motion: FingerMotion, for listeners: [ModifierNode]) throws {
    var moment = 0
    while true {
      let recognitions = try listeners.filter(\.isAttached).compactMap { node in
        try gesture(of: node).flatMap { try recognize($0, motion) }
      }
      guard recognitions.contains(where: { moment < $0.changes.count }) else {
        return try end(recognitions)
      }
      for recognition in recognitions where moment < recognition.changes.count {
        for call in recognition.changes[moment].calls { try run(call) }
      }
      try settle()
      moment += 1
    }
  }

  private func end(_ recognitions: [Recognition]) throws {
    for call in recognitions.flatMap({ $0.end?.calls ?? [] }) { try run(call) }
    for state in recognitions.flatMap(\.resets) {
      guard let storage = state.location as? StateStorage else { continue }
      try storage.write(storage.initial, at: .nowhere)
    }
  }

  private func run(_ call: GestureCall) throws {
    switch call {
    case .call(let action, let value):
      _ = try evaluator.call(
        action, [CallArgument(label: nil, value: value)], at: place(of: action))
    case .update(let state, let action, let value):
      let transaction = OpaqueValue.transaction(isShared: true, at: place(of: action))
      let changed = try evaluator.callChanging(
        action, [value, peek(state), .opaque(transaction)]
      ).arguments
      let animation = transaction.transactionAnimation.map(evaluator.unwrapped)
      _ = try transact(animation: animation) {
        try evaluator.write(changed[1], through: state, at: place(of: action))
        return .void
      }
    }
  }
}
