/// `onReceive`: modifiers that listen to the publisher of a published property, or of a whole
/// object.
final class SubscriptionBoard {
  fileprivate var subscribers: [(node: ModifierNode, publisher: OpaqueValue)] = []

  func remove(_ node: ModifierNode) { subscribers.removeAll { $0.node === node } }
}

extension ViewTree {
  /// A subscriber to a published property hears its value at once (O14).
  func subscribe(_ node: ModifierNode) {
    subscriptions.remove(node)
    guard let publisher = publisher(of: node) else {
      return assumed("the publisher of this onReceive says nothing", at: node.modifier.place)
    }
    subscriptions.subscribers.append((node, publisher))
    guard case .object(let object)? = publisher.base else { return }
    if let property = publishedProperty(publisher), let index = object.type.storedIndex[property] {
      receive(object.fields[index], in: node)
    }
  }

  /// Another publisher than before.
  func resubscribe(_ node: ModifierNode) {
    let old = subscriptions.subscribers.first { $0.node === node }?.publisher
    let new = publisher(of: node)
    guard old !== new, old?.base != new?.base || old?.identity != new?.identity else { return }
    subscribe(node)
  }

  /// Where the values come from: a published property, an object, a subject. Nil for what the
  /// machine does not know, such as timers and notifications.
  private func publisher(of node: ModifierNode) -> OpaqueValue? {
    var next = node.modifier.arguments["publisher"]
    while case .opaque(let publisher)? = next {
      if case .object? = publisher.base { return publisher }
      if publisher.base == nil { return publisher.name.contains("Subject") ? publisher : nil }
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
