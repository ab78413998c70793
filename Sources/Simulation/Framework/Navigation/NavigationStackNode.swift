/// `NavigationStack` and `NavigationView`: a root, and a level for each element of the path.
///
/// A level covers the one below it, whose state stays. The elements are those of the bound path,
/// then those that the stack keeps for itself: values without a bound path, and links that name
/// their destination.
final class NavigationStackNode: FrameworkNode {
  private lazy var ownPath = StateStorage(.array([]), named: "\(view.name).path", in: tree)
  private var links: [Int: FrameworkNode] = [:]
  private var isReconciling = false
  /// What stands in its bars, as it was laid out last.
  var bars = Bars()

  override func reconcileContent() throws {
    isReconciling = true
    defer { isReconciling = false }
    let root =
      children.first as? StageNode ?? StageNode(.root, in: tree, under: self)
    if children.isEmpty { arrange([root]) }
    let content = view.content
    try root.show(content.count == 1 ? content[0] : .group(content))
    try reconcileLevels()
  }

  override func answerChange() throws {
    try super.answerChange()
    // Which columns are shown is said by bindings, too.
    if isSplit { layoutHasChanged() }
    try reconcileLevels()
  }

  /// A destination was declared or described again somewhere inside.
  func destinationChanged() { if !isReconciling { tree.graph.schedule(self) } }

  /// Whether it has columns.
  let isSplit: Bool

  init(_ view: FrameworkView, isSplit: Bool, in tree: ViewTree, under parent: Node?) {
    self.isSplit = isSplit
    super.init(view, in: tree, under: parent)
  }

  override func hasLittleWidth(for node: Node) -> Bool? { columnHasLittleWidth(for: node) }

  // MARK: Levels

  private var boundPath: BindingValue? {
    if case .binding(let binding)? = view.arguments["path"] { return binding }
    return nil
  }

  private func elements(of binding: BindingValue) throws -> [Value] {
    try tree.withoutTracking {
      guard case .array(let elements) = try tree.peek(binding) else { return [] }
      return elements
    }
  }

  private var ownBinding: BindingValue { BindingValue(location: ownPath, path: []) }

  private func path() throws -> (bound: [Value], own: [Value]) {
    (try boundPath.map(elements) ?? [], try elements(of: ownBinding))
  }

  private func reconcileLevels() throws {
    tree.graph.connect(self, to: ownPath.attribute)
    for case .binding(let binding)? in ["path", "columnVisibility", "preferredCompactColumn"].map({
      view.arguments[$0]
    }) {
      guard let storage = binding.location as? StateStorage else { continue }
      tree.graph.connect(self, to: storage.attribute)
    }
    let path = try path()
    let elements = path.bound + path.own
    var stages = children.compactMap { $0 as? StageNode }
    var leaving: [StageNode] = []
    while stages.count - 1 > elements.count { leaving.append(stages.removeLast()) }
    for (index, element) in elements.enumerated() {
      if stages.indices.contains(index + 1) {
        if stages[index + 1].subject == element { continue }
        leaving.append(stages[index + 1])
        stages[index + 1] = level(element, at: index)
      } else {
        stages.append(level(element, at: index))
      }
    }
    arrange(stages)
    for (index, stage) in stages.enumerated() { stage.setCovered(index < elements.count) }
    for (stage, element) in zip(stages.dropFirst(), elements) { try fill(stage, element) }
    for stage in leaving { stage.remove() }
  }

  private func level(_ element: Value, at index: Int) -> StageNode {
    let stage = StageNode(.pushed, subject: element, in: tree, under: self)
    stage.close = { [weak self] in try self?.pop(to: index) }
    return stage
  }

  private func fill(_ stage: StageNode, _ element: Value) throws {
    if case .opaque(let token) = element, let number = token.identity, let link = links[number] {
      guard let destination = link.view.arguments["destination"] else { return }
      return try stage.show(
        tree.evaluator.description(of: destination, at: link.view.place), of: link.view)
    }
    guard let builder = destination(for: element) else { return }
    try stage.show([builder], argument: element)
  }

  /// The builder of the `navigationDestination(for:)` that takes a value.
  func destination(for element: Value) -> FunctionValue? {
    let type = tree.evaluator.typeReference(of: element)?.name
    var found: FunctionValue?
    walkOwn { node in
      guard found == nil, let declaring = node as? ModifierNode,
        case let modifier = declaring.modifier, modifier.declaresDestinations,
        case .type(let declared)? = modifier.arguments["data"],
        declared.name == type
          || tree.evaluator.program.type(named: declared.name)?.name == type,
        element.mayHave(arguments: declared.arguments),
        declaring.lazyContainerOfDestination == nil
      else { return }
      found = modifier.deferred.first
    }
    return found
  }

  /// Everything below but what stands in a stack of its own, whose destinations are its own.
  private func walkOwn(_ visit: (Node) -> Void) {
    var open: [Node] = children.reversed()
    while let node = open.popLast() {
      visit(node)
      if !(node is NavigationStackNode) { open += node.children.reversed() }
    }
  }

  // MARK: Moving

  func push(_ value: Value) throws {
    let path = try path()
    if let boundPath, path.own.isEmpty {
      return try tree.evaluator.write(
        .array(path.bound + [value]), through: boundPath, at: .nowhere)
    }
    try ownPath.write(.array(path.own + [value]), at: .nowhere)
  }

  /// A link that names its destination itself.
  func push(_ link: FrameworkNode) throws {
    links[link.number] = link
    let token = OpaqueValue(
      name: link.view.name, arguments: [TupleElement(label: nil, value: .string(link.label))],
      identity: link.number, place: link.view.place)
    try ownPath.write(.array(path().own + [.opaque(token)]), at: .nowhere)
  }

  /// - Parameter count: How many elements stay.
  func pop(to count: Int) throws {
    let path = try path()
    if path.bound.count + path.own.count <= count { return }
    if !path.own.isEmpty {
      let kept = max(0, count - path.bound.count)
      try ownPath.write(.array(Array(path.own.prefix(kept))), at: .nowhere)
    }
    guard let boundPath, count < path.bound.count else { return }
    try tree.evaluator.write(
      .array(Array(path.bound.prefix(count))), through: boundPath, at: .nowhere)
  }
}
