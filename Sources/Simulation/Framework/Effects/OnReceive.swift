/// `onReceive`: its action hears what a publisher says.
struct OnReceiveBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = ["onReceive": OnReceiveBehavior()]

  func didStart(_ node: ModifierNode) throws { try node.tree.subscribe(node) }

  func didUpdate(_ node: ModifierNode, from old: Modifier) throws {
    try node.tree.resubscribe(node)
  }

  func willEnd(_ node: ModifierNode) { node.tree.unsubscribe(node) }
}

/// Which publisher a modifier listens to.
private final class Listening {
  let publisher: PublisherValue
  let subscription: Subscription

  init(to publisher: PublisherValue, _ subscription: Subscription) {
    self.publisher = publisher
    self.subscription = subscription
  }
}

extension ViewTree {
  /// A subscriber to a published property hears its value at once (O14).
  func subscribe(_ node: ModifierNode) throws {
    unsubscribe(node)
    guard let publisher = publisher(of: node) else {
      return assumed(
        .system(
          "the publisher of this onReceive says nothing", decision: "its action never runs"),
        at: node.modifier.place)
    }
    let subscriber = Subscriber(place: node.modifier.place) { [unowned self, weak node] value in
      if let node { try receive(value, from: publisher, in: node) }
    }
    node.kept = Listening(
      to: publisher, try publisher.subscribe(subscriber, in: evaluator))
  }

  func unsubscribe(_ node: ModifierNode) {
    (node.kept as? Listening)?.subscription.cancel()
    node.kept = nil
  }

  /// Another publisher than before.
  func resubscribe(_ node: ModifierNode) throws {
    let old = (node.kept as? Listening)?.publisher
    if let old, let new = publisher(of: node), old.isSame(as: new) { return }
    if old == nil, publisher(of: node) == nil { return }
    if let old, let new = publisher(of: node), new.isSameTimer(as: old) {
      tellRestart(of: new, in: node)
    }
    try subscribe(node)
  }

  /// P15: what is made with each description is another one with each.
  private func tellRestart(of timer: PublisherValue, in node: ModifierNode) {
    guard let view = node.enclosingInstance else { return }
    let property = view.value.type.stored.enumerated().first { index, _ in
      if case .native(let held as PublisherValue) = view.value.fields[index] {
        held === timer
      } else {
        false
      }
    }?.element
    symptoms.add(
      Symptom(
        .restartedTimer, view: view.typeName, subject: property?.name ?? "the timer",
        at: property?.place ?? node.modifier.place, in: self,
        advice: "make it once: keep it in @State, which takes only the first one, or wait in task",
        rule: "P15", certainty: .usual))
  }

  private func publisher(of node: ModifierNode) -> PublisherValue? {
    guard case .native(let publisher as PublisherValue)? = node.modifier.arguments["publisher"]
    else { return nil }
    return publisher
  }

  /// The action runs where the value is sent, in the middle of whatever sends it: what it reads of a
  /// published property is the old value still (O12, O14).
  private func receive(_ value: Value, from publisher: PublisherValue, in node: ModifierNode) throws
  {
    guard case .function(let action)? = node.modifier.arguments["action"] else { return }
    try callBack("onReceive \(publisher.text)", of: node, at: node.modifier.place, rule: "O14") {
      [self] in
      _ = try evaluator.call(
        action, [CallArgument(label: nil, value: value)], at: place(of: action))
    }
  }
}
