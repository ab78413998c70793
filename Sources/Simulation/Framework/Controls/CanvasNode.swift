/// `Canvas`: its closure is called when the layout has found its size. A state that the closure alone
/// reads belongs to the view around it all the same, which runs when it changes (S11); an observable
/// object that it reads has it called again, and no body (B15).
final class CanvasNode: FrameworkNode, WaitsForLayout {
  private(set) var isWaiting = false
  /// Hears what the closure reads. What it draws is found out where that is to be seen.
  private var drawing: LayoutRule?

  override init(_ view: FrameworkView, in tree: ViewTree, under parent: Node?) {
    super.init(view, in: tree, under: parent)
    tree.waitingForLayout[number] = self
  }

  override func end() {
    super.end()
    if let drawing { tree.graph.remove(drawing) }
    tree.waitingForLayout[number] = nil
  }

  override func reconcileContent() throws {
    try super.reconcileContent()
    isWaiting = true
  }

  func settleWithoutLayout() {
    isWaiting = false
    guard case .function(let renderer)? = view.arguments["renderer"] else { return }
    let call = FunctionValue(
      .native { [weak tree] evaluator, arguments, _ in
        guard let tree else { return .void }
        let context = try tree.structure("GraphicsContext", [:])
        return try evaluator.callChanging(renderer, [context] + arguments.map(\.value)).result
      }, number: tree.evaluator.nextNumber())
    let rule =
      drawing
      ?? LayoutRule(
        call,
        of: { [unowned self] in
          try tree.value(of: layoutMemory?.pieces.items.first?.frame?.size ?? .zero)
        }, in: tree
      ) { _, _ in }
    drawing = rule
    rule.run(call)
  }
}
