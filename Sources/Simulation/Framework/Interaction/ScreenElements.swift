extension ViewTree {
  /// What a person sees, from the top.
  var elements: [ScreenElement] {
    guard let root else { return [] }
    var offered: [ObjectIdentifier: [String]] = [:]
    for (node, text) in numberedOffers { offered[ObjectIdentifier(node), default: []].append(text) }
    var list = ElementList(tree: self, offered: offered)
    root.walkVisible(leavingOut: \.hidesContent) { list.visit($0) }
    list.finish()
    return list.elements
  }

  /// The storage that is alive, with what it holds.
  var livingState: [LivingState] {
    instances.flatMap { instance in
      instance.slots.filter(\.ownsStorage).map { slot in
        let value = try? withoutTracking { try slot.read(at: .nowhere) }
        return LivingState(
          name: "\(names.name(of: instance)).\(slot.property.name)",
          value: value.map { $0.inspectedText } ?? "")
      }
    }
  }
}

extension Value {
  /// As ``debugText``, and of an object what it stores.
  fileprivate var inspectedText: String {
    guard case .object(let object) = self else { return debugText }
    let fields = zip(object.type.stored, object.fields).map { property, value in
      TupleElement(label: property.name, value: value)
    }
    return object.type.name + Value.list(fields)
  }
}
