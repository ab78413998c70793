/// Collects what a person sees on the way through the tree.
struct ElementList {
  private(set) var elements: [ScreenElement] = []
  private let tree: ViewTree
  /// What can be done with a thing now, as it is written.
  private let offered: [ObjectIdentifier: [String]]
  private var around: [(instance: InstanceNode, place: Int)] = []
  /// What a gesture or a row offers is said of the first thing that is seen inside it.
  private var waiting: [(node: Node, events: [String])] = []

  init(tree: ViewTree, offered: [ObjectIdentifier: [String]]) {
    self.tree = tree
    self.offered = offered
  }

  mutating func visit(_ node: Node) {
    sayWhatWaits(before: node)
    while let last = around.last, last.instance.depth >= node.depth { around.removeLast() }
    if let instance = node as? InstanceNode, !instance.isStyle, instance.content == nil {
      append(
        ScreenElement(depth: around.count, kind: nil, label: tree.names.name(of: instance)), node)
      around.append((instance, elements.count - 1))
    }
    if let title = title(node) {
      append(ScreenElement(depth: around.count, kind: title.kind, label: title.text), node)
    }
    if let modifier = node as? ModifierNode, modifier.behavior is SearchBehavior {
      append(searchField(modifier), node)
    } else if node is ModifierNode || node is BuilderNode, let events = events(of: node) {
      waiting.append((node, events))
    }
    guard var element = (node as? FrameworkNode).flatMap(element) else { return }
    element.events += waiting.flatMap(\.events)
    waiting = []
    append(element, node)
  }

  private mutating func append(_ element: ScreenElement, _ node: Node) {
    var element = element
    element.enclosing = around.last?.place
    element.doubt = (node.doubtOfPresence ?? doubtOfText(of: element, node))?.assumption.what
    elements.append(element)
  }

  /// What the texts rest on that it is called by.
  private func doubtOfText(of element: ScreenElement, _ node: Node) -> Doubt? {
    guard let view = (node as? FrameworkNode)?.view, !element.label.isEmpty else { return nil }
    guard view.title == nil else { return view.doubtOfText }
    var doubt: Doubt?
    node.walkVisible { inner in doubt = doubt ?? (inner as? FrameworkNode)?.view.doubtOfText }
    return doubt
  }

  mutating func finish() { sayWhatWaits(before: nil) }

  private func events(of node: Node) -> [String]? { offered[ObjectIdentifier(node)] }

  /// Something that shows nothing answers all the same: it has a line of its own.
  private mutating func sayWhatWaits(before node: Node?) {
    for (place, events) in waiting where node.map({ !$0.isBelow(place) }) ?? true {
      let label = (place as? ModifierNode).flatMap { tree.gestureLabels(of: $0).first } ?? ""
      var element = ScreenElement(
        depth: around.count, kind: FrameworkProtocol.view.rawValue, label: label)
      element.events = events
      append(element, place)
    }
    waiting.removeAll { place, _ in node.map { !$0.isBelow(place) } ?? true }
  }

  private func element(of node: FrameworkNode) -> ScreenElement? {
    let value = node.setting
    let isOperated = !node.behavior.offers(of: node).isEmpty
    guard node.view.title != nil || value != nil || isOperated || node.isDrawn,
      !isInsideLabel(node), node.configuration?.styledControl == nil
    else { return nil }
    var element = ScreenElement(
      depth: around.count, kind: node.kind,
      label: [node.view.name, node.kind].contains(node.label) ? "" : node.label, value: value)
    element.isDisabled = tree.isDisabled(node)
    element.events = events(of: node) ?? []
    return element
  }

  /// A search field stands in no view's place: it has a line where its modifier is.
  private func searchField(_ node: ModifierNode) -> ScreenElement {
    var element = ScreenElement(
      depth: around.count, kind: "SearchField", label: tree.searchPrompt(of: node))
    if case .binding(let binding)? = node.modifier.arguments["text"] {
      element.value = (try? tree.withoutTracking { try tree.peek(binding) })?.quoted
    }
    element.events = events(of: node) ?? []
    return element
  }

  /// What stands at the top of a level of navigation or of an alert.
  private func title(_ node: Node) -> (kind: String, text: String)? {
    if let stage = node as? StageNode, let modifier = stage.parent as? ModifierNode {
      return modifier.title.map { (modifier.modifier.name, $0) }
    }
    guard let modifier = node as? ModifierNode, modifier.modifier.name == "navigationTitle"
    else { return nil }
    return modifier.barTitle.map { ("navigationTitle", $0) }
  }

  /// Whether it is part of what a control says of itself.
  private func isInsideLabel(_ node: FrameworkNode) -> Bool {
    var outer = node.parent
    while let current = outer, !(current is StageNode), !(current is InstanceNode) {
      if let control = current as? FrameworkNode, !control.isStyled,
        !control.behavior.offers(of: control).isEmpty, !control.behavior.holdsControls
      {
        return true
      }
      outer = current.parent
    }
    return false
  }
}
