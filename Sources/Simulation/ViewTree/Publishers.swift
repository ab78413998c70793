/// `onReceive`: modifiers that listen to the publisher of a published property, or of a whole
/// object.
final class SubscriptionBoard {
  fileprivate var subscribers: [(node: ModifierNode, publisher: OpaqueValue)] = []

  /// Timers that subscribers have set going.
  fileprivate var timers: [ObjectIdentifier: SimulatedTask] = [:]
}

extension ViewTree {
  /// A subscriber to a published property hears its value at once (O14).
  func subscribe(_ node: ModifierNode) throws {
    unsubscribe(node)
    guard let publisher = publisher(of: node) else {
      return assumed("the publisher of this onReceive says nothing", at: node.modifier.place)
    }
    subscriptions.subscribers.append((node, publisher))
    if publisher.name == Self.timerName { return try startTimer(publisher, for: node) }
    guard case .object(let object)? = publisher.base else { return }
    if let property = publishedProperty(publisher), let index = object.type.storedIndex[property] {
      receive(object.fields[index], in: node)
    }
  }

  func unsubscribe(_ node: ModifierNode) {
    subscriptions.subscribers.removeAll { $0.node === node }
    if let timer = subscriptions.timers.removeValue(forKey: ObjectIdentifier(node)) {
      scheduler.stop(timer)
    }
  }

  private static let timerName = "Timer.publish"

  /// `Timer.publish(every: 1, on: .main, in: .common)`.
  private func startTimer(_ publisher: OpaqueValue, for node: ModifierNode) throws {
    let every = publisher.arguments.first { $0.label == "every" }?.value
    guard let interval = every.flatMap({ interpreter.duration($0) }) else { return }
    subscriptions.timers[ObjectIdentifier(node)] = try interpreter.startTimer(
      every: interval, at: node.modifier.place
    ) { [unowned self, weak node] in
      if let node {
        receive(interpreter.surroundings.now().value, in: node)
      }
    }
  }

  /// Another publisher than before.
  func resubscribe(_ node: ModifierNode) throws {
    let old = subscriptions.subscribers.first { $0.node === node }?.publisher
    let new = publisher(of: node)
    guard old !== new, old?.base != new?.base || old?.identity != new?.identity else { return }
    try subscribe(node)
  }

  /// Where the values come from: a published property, an object, a subject. Nil for what the
  /// machine does not know, such as notifications, and for a timer that nobody connects.
  private func publisher(of node: ModifierNode) -> OpaqueValue? {
    var next = node.modifier.arguments["publisher"]
    var isConnected = false
    while case .opaque(let publisher)? = next {
      if case .object? = publisher.base { return publisher }
      if publisher.base == nil {
        let isKnown = publisher.name == Self.timerName ? isConnected : publisher.isSubject
        return isKnown ? publisher : nil
      }
      if publisher.name == "autoconnect" { isConnected = true }
      // These hand every value on as it is.
      let passing = ["receive", "eraseToAnyPublisher", "autoconnect", "share", "subscribe"]
      guard passing.contains(publisher.name) else { return nil }
      next = publisher.base
    }
    return nil
  }

  func didSend(_ value: Value, through subject: OpaqueValue) {
    for (node, publisher) in subscriptions.subscribers where publisher === subject {
      receive(value, in: node)
    }
  }

  private func publishedProperty(_ publisher: OpaqueValue) -> String? {
    publisher.name.hasPrefix("$") ? String(publisher.name.dropFirst()) : nil
  }

  /// A published property changes: subscribers get the new value while the property still has the
  /// old one (O12).
  func publish(_ object: ObjectValue, _ property: PropertyDeclaration?, old: Value, new: Value) {
    for (node, publisher) in subscriptions.subscribers {
      guard case .object(let source)? = publisher.base, source === object else { continue }
      guard let name = publishedProperty(publisher) else {
        receive(.void, in: node)
        continue
      }
      if name == property?.name { receive(new, in: node, whileItIs: old, in: object) }
    }
  }

  private func receive(
    _ value: Value, in node: ModifierNode, whileItIs old: Value? = nil,
    in object: ObjectValue? = nil
  ) {
    guard case .function(let action)? = node.modifier.arguments["action"],
      let publisher = publisher(of: node)
    else { return }
    let name = "onReceive \(publisher.name)"
    enqueueEffect(.change, name, at: node.modifier.place, rule: "O14") { [self] in
      let index = publishedProperty(publisher).flatMap { object?.type.storedIndex[$0] }
      let current = index.flatMap { object?.fields[$0] }
      if let index, let old { object?.fields[index] = old }
      _ = try interpreter.call(
        action, [CallArgument(label: nil, value: value)], at: place(of: action))
      if let index, let old, let current, object?.fields[index] == old {
        object?.fields[index] = current
      }
    }
  }
}

extension OpaqueValue {
  fileprivate var isSubject: Bool { name.contains("Subject") }
}
