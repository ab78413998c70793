/// A view of the framework: what it shows, and the views inside it.
final class FrameworkNode: Node {
  private(set) var view: FrameworkView
  private var shown: String?

  init(_ view: FrameworkView, in tree: ViewTree, under parent: Node?) {
    self.view = view
    super.init(in: tree, under: parent)
    tree.targets.touch(self)
  }

  override var isTarget: Bool { TargetIndex.canBeOperated(view) }

  override func matches(_ description: Description) -> Bool {
    guard case .framework(let other) = description else { return false }
    return other.name == view.name
      && other.content.count + other.deferred.count == view.content.count + view.deferred.count
  }

  override func update(to description: Description) throws {
    guard case .framework(let new) = description else { return }
    view = new
    tree.targets.touch(self)
    try show()
    try reconcileContent()
  }

  func start() throws {
    try show()
    try reconcileContent()
  }

  private func reconcileContent() throws {
    let eager = Array(children.prefix(view.content.count))
    let later = children.dropFirst(view.content.count).compactMap { $0 as? BuilderNode }
    arrange(eager)
    try reconcile(view.content)
    var rows: [Node] = children
    for (index, builder) in view.deferred.enumerated() {
      let argument = Value.opaque(OpaqueValue(name: "proxy", place: view.place))
      let node =
        later.indices.contains(index)
        ? later[index]
        : BuilderNode(builder, argument: argument, identifier: nil, in: tree, under: self)
      rows.append(node)
      arrange(rows)
      try node.run(builder, argument: argument)
    }
  }

  // MARK: What it shows

  /// The control's own dependency changed: it shows another value, and no body of the program runs
  /// (D10).
  override func update() throws {
    let cause = changes.first?.step
    tree.graph.answer(self)
    guard let cause else { return try show() }
    try tree.recorder.during(cause) { try show() }
  }

  private func show() throws {
    let new = try displayed()
    defer { shown = new }
    guard let new, new != shown else { return }
    tree.recordChange(view.name, old: shown ?? "", new: new, in: self)
  }

  override func end() {
    tree.targets.forget(self)
    if let shown { tree.recordChange(view.name, old: shown, new: "", in: self) }
  }

  /// What a person reads: the title or the text, and the value of the binding.
  private func displayed() throws -> String? {
    guard let binding else { return title }
    if let storage = binding.location as? StateStorage {
      tree.graph.connect(self, to: storage.attribute)
    }
    let value = try tree.withoutTracking { try tree.peek(binding) }
    let text: String =
      switch value {
      case .boolean(let isOn): isOn ? "on" : "off"
      default: value.shortText
      }
    return title.map { "\($0): \(text)" } ?? text
  }

  /// The two-way connection of a control.
  var binding: BindingValue? {
    for name in ["isOn", "text", "value", "selection", "isExpanded"] {
      if case .binding(let binding)? = view.arguments[name] { return binding }
    }
    return nil
  }

  /// The title that it was made with; nil if it has a label of views.
  private var title: String? {
    for name in ["content", "title", "name"] {
      if case .string(let text)? = view.arguments[name] { return text }
    }
    return nil
  }

  /// The title, or the texts of the label.
  var label: String {
    if let title { return title }
    var texts: [String] = []
    for child in children {
      child.walk { node in
        if let text = (node as? FrameworkNode)?.title { texts.append(text) }
      }
    }
    return texts.joined(separator: " ")
  }
}
