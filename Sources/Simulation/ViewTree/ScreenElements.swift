/// Something that a person sees on a simulated screen, or a view of the program around it.
public struct ScreenElement: Sendable, Equatable {
  /// How many views of the program stand around it.
  public var depth: Int
  /// `Text`, `Button`, `TextField`; nil for a view of the program itself.
  public var kind: String?
  /// What it says, or the name of the instance: `SongRow[2]`.
  public var label: String
  /// What a control shows, such as `off` or `"Ada"`; nil for what shows nothing but its label.
  public var value: String?
  public var isDisabled = false
  /// What can be done with it now, as ``Screen/availableEvents`` has it.
  public var events: [String] = []

  public init(depth: Int, kind: String?, label: String, value: String? = nil) {
    self.depth = depth
    self.kind = kind
    self.label = label
    self.value = value
  }
}

/// Storage that belongs to a view on the screen.
public struct LivingState: Sendable, Equatable {
  /// `SongRow[1].stars`
  public var name: String
  /// As source would write it; of an object, its class with what it stores.
  public var value: String

  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

extension ViewTree {
  /// What a person sees, from the top.
  var elements: [ScreenElement] {
    guard let root else { return [] }
    var elements: [ScreenElement] = []
    var around: [InstanceNode] = []
    // What a gesture or a row offers is said of the first thing that is seen of it.
    var waiting: [String] = []
    root.walkVisible { node in
      while let last = around.last, last.depth >= node.depth { around.removeLast() }
      if let instance = node as? InstanceNode, !instance.isStyle, instance.content == nil {
        elements.append(
          ScreenElement(depth: around.count, kind: nil, label: names.name(of: instance)))
        around.append(instance)
      }
      if let modifier = node as? ModifierNode { waiting += events(of: modifier) }
      if let row = node as? BuilderNode { waiting += events(of: row) }
      guard var element = element(of: node, depth: around.count) else { return }
      element.events += waiting
      waiting = []
      elements.append(element)
    }
    return elements
  }

  private func element(of node: Node, depth: Int) -> ScreenElement? {
    if let title = navigationTitle(node) {
      return ScreenElement(depth: depth, kind: "navigationTitle", label: title)
    }
    guard let node = node as? FrameworkNode else { return nil }
    let value = shownValue(of: node)
    let isDisabled = isDisabled(node)
    let events = isDisabled ? [] : events(of: node)
    guard node.view.title != nil || value != nil || !events.isEmpty, !isInsideLabel(node) else {
      return nil
    }
    var element = ScreenElement(
      depth: depth, kind: node.view.name, label: node.label == node.view.name ? "" : node.label,
      value: value)
    element.isDisabled = isDisabled
    element.events = events
    return element
  }

  private func navigationTitle(_ node: Node) -> String? {
    guard let modifier = (node as? ModifierNode)?.modifier, modifier.name == "navigationTitle"
    else { return nil }
    return modifier.arguments.values.lazy.compactMap { value -> String? in
      switch value {
      case .string(let text): text
      case .view(let view): view.texts.first
      default: nil
      }
    }.first
  }

  /// What a control is set to.
  private func shownValue(of node: FrameworkNode) -> String? {
    guard let binding = node.binding, let value = try? withoutTracking({ try peek(binding) }) else {
      return nil
    }
    if case .boolean(let isOn) = value { return isOn ? "on" : "off" }
    return value.quoted
  }

  /// Whether it is part of what a control says of itself.
  private func isInsideLabel(_ node: FrameworkNode) -> Bool {
    var outer = node.parent
    while let current = outer, !(current is StageNode), !(current is InstanceNode) {
      if let control = current as? FrameworkNode, !control.isStyled, !events(of: control).isEmpty,
        !["Section", "DisclosureGroup", "TabView"].contains(control.view.name)
      {
        return true
      }
      outer = current.parent
    }
    return false
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
