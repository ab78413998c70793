/// A view of the framework: what it shows, and the views inside it.
class FrameworkNode: Node {
  private(set) var view: FrameworkView
  let behavior: any ViewBehavior
  private var shown: String?
  /// Where the data of a shape of the program is on its way.
  var shapeFlight: ShapeFlight?

  init(_ view: FrameworkView, in tree: ViewTree, under parent: Node?) {
    self.view = view
    behavior = tree.homes.behavior(of: view.name)
    super.init(in: tree, under: parent)
    tree.targets.touch(self)
  }

  override var isTarget: Bool { !behavior.isInert || view.arguments["isExpanded"] != nil }

  override func matches(_ description: Description) -> Bool {
    guard case .framework(let other) = description else { return false }
    return other.name == view.name
      && other.content.count + other.deferred.count == view.content.count + view.deferred.count
  }

  override func isLaidOutAlike(_ description: Description) -> Bool {
    guard case .framework(let new) = description, parts.isEmpty, new.deferred.isEmpty,
      new.content.isEmpty || behavior.restsOnItems, view.doubtOfText == nil,
      new.doubtOfText == nil
    else { return false }
    return view.arguments.areSurelySame(as: new.arguments)
  }

  override func update(to description: Description) throws {
    guard case .framework(let new) = description else { return }
    let former = view
    view = new
    tree.targets.touch(self)
    if behavior.drawsShapes { try followShape(from: former) }
    try show()
    try reconcileContent()
    behavior.didUpdate(self)
  }

  func start() throws {
    try show()
    try reconcileContent()
  }

  /// What a style of the program is handed of this control, by the names of its parts.
  private var parts: [String: ModifierContent] = [:]
  /// The same together, as the style has it; nil without such a style.
  private(set) var configuration: StructureValue?

  /// A style of the program shows its parts.
  var isStyled: Bool { !parts.isEmpty }

  /// The view as a style is to have it, with all parts at hand.
  var styledView: FrameworkView { view }

  /// Hands the parts to the style, which says where they go.
  private func reconcileStyled(by style: StructureValue) throws {
    let view = styledView
    let described = view.parts(named: Array(parts.keys))
    for (name, part) in parts.sorted(by: { $0.key < $1.key }) {
      if let new = described[name] { try part.replace(by: new) }
    }
    configuration = try tree.configuration(of: view, for: style) { name, description in
      if let known = parts[name] { return known }
      let part = ModifierContent(description)
      parts[name] = part
      return part
    }
    let modifier = Modifier(
      name: style.type.name, arguments: [:], place: view.place, custom: style,
      configuration: configuration)
    try reconcile([.modified(.empty, modifier)])
  }

  /// Makes what stands inside fit the description.
  func reconcileContent() throws {
    if let style = controlStyle { return try reconcileStyled(by: style) }
    parts = [:]
    configuration = nil
    let eager = Array(children.prefix(view.content.count))
    let later = children.dropFirst(view.content.count).compactMap { $0 as? BuilderNode }
    arrange(eager)
    try reconcile(view.content)
    var rows: [Node] = children
    for (index, builder) in view.deferred.enumerated() {
      let argument = try builderArgument()
      let node =
        later.indices.contains(index)
        ? later[index]
        : BuilderNode(builder, argument: argument, identifier: nil, in: tree, under: self)
      rows.append(node)
      arrange(rows)
      try node.run(builder, argument: argument)
    }
  }

  /// What a builder that SwiftUI calls by itself is called with.
  func builderArgument() throws -> Value {
    if let provider = view.arguments["provider"], let entry = try tree.placeholder(of: provider) {
      return entry
    }
    // An animator shows where it starts; what follows are frames.
    if let initial = view.arguments["initialValue"] { return initial }
    if case .array(let phases)? = view.arguments["phases"], let first = phases.first {
      return first
    }
    return try behavior.builderArgument(of: self)
  }

  // MARK: What it shows

  /// The kind of thing that a person sees.
  var kind: String { behavior.kind(of: view) }

  /// What it is called where it has no words.
  var drawnName: String { behavior.drawnName(of: view) }

  /// Whether it is seen although nobody can read it: a shape, a colour, a drawing.
  var isDrawn: Bool {
    view.content.isEmpty && view.deferred.isEmpty && view.title == nil && !behavior.isRoom
  }

  /// The control's own dependency changed: it shows another value, and no body of the program runs
  /// (D10).
  override func update() throws {
    let cause = changes.first?.step
    tree.graph.answer(self)
    layoutHasChanged()
    guard let cause else { return try answerChange() }
    try tree.recorder.during(cause) { try answerChange() }
  }

  /// Called when something that it depends on has changed.
  func answerChange() throws { try show() }

  private func show() throws {
    // What a style is handed whole is shown where the style puts it.
    if tree.handsWhole(view.name), controlStyle != nil { return }
    let new = try displayed()
    defer { shown = new }
    // A style shows the parts of its control itself.
    guard let new, new != shown, parts.isEmpty || binding != nil else { return }
    tree.recordChange(kind, old: shown ?? "", new: new, in: self)
  }

  override func end() {
    tree.targets.forget(self)
    if let shown { tree.recordChange(kind, old: shown, new: "", in: self) }
  }

  /// What a person reads: the title or the text, and the value of the binding.
  func displayed() throws -> String? {
    guard let binding else {
      let title = view.title ?? (isDrawn ? drawnName : nil)
      guard let text = behavior.value(of: self)?.shortText else { return title }
      return title.map { "\($0): \(text)" } ?? text
    }
    if let source = tree.source(of: binding) { tree.graph.connect(self, to: source) }
    let value = try tree.withoutTracking { try tree.peek(binding) }
    let text: String =
      switch value {
      case .boolean(let isOn): isOn ? "on" : "off"
      default: (behavior.value(of: self) ?? value).shortText
      }
    return view.title.map { "\($0): \(text)" } ?? text
  }

  /// What a control is set to, or shows besides its title: `on`, `"Ada"`; nil if it shows nothing.
  var setting: String? {
    if let own = behavior.value(of: self) { return own.quoted }
    guard let binding, let value = try? tree.withoutTracking({ try tree.peek(binding) }) else {
      return nil
    }
    if case .boolean(let isOn) = value { return isOn ? "on" : "off" }
    return value.quoted
  }

  /// The two-way connection of a control.
  var binding: BindingValue? {
    for name in ["isOn", "text", "value", "selection", "isExpanded"] {
      if case .binding(let binding)? = view.arguments[name] { return binding }
    }
    return nil
  }

  /// All names by which a person may call it.
  var labels: [String] { shownLabels }
}
