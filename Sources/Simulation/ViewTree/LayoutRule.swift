/// A closure that SwiftUI calls while it lays out, such as that of `alignmentGuide`. It describes
/// nothing; what it reads of a state counts for the state's owner (S11).
final class LayoutRule: Rule {
  private unowned let tree: ViewTree
  private var closure: FunctionValue

  init(_ closure: FunctionValue, in tree: ViewTree) {
    self.tree = tree
    self.closure = closure
    super.init(number: tree.interpreter.nextNumber())
  }

  func run(_ closure: FunctionValue) {
    self.closure = closure
    tree.waitingLayouts.append(self)
  }

  override func update() {
    tree.graph.answer(self)
    tree.waitingLayouts.append(self)
  }

  fileprivate func layOut() throws {
    tree.graph.dropObservations(of: self)
    let interpreter = tree.interpreter
    let place = tree.place(of: closure)
    let dimensions = try interpreter.construct(
      named: TypeReference("ViewDimensions"), [], in: interpreter.globals, at: place)
    _ = try tree.running(self) {
      try interpreter.call(closure, [CallArgument(label: nil, value: dimensions)], at: place)
    }
  }
}

extension ViewTree {
  /// After the bodies, before any effect (R10).
  func layOut() throws {
    let rules = waitingLayouts
    waitingLayouts = []
    for rule in rules { try rule.layOut() }
  }
}

extension Modifier {
  /// What SwiftUI calls while it lays out.
  var layoutClosure: FunctionValue? {
    if case .function(let closure)? = arguments["computeValue"] { closure } else { nil }
  }
}
