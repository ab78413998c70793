/// A closure that SwiftUI calls while it lays out, such as that of `alignmentGuide` or
/// `onGeometryChange`. It describes nothing; what it reads of a state counts for the state's owner
/// (S11), and what it reads of an observable object calls it again, and no body (B15).
final class LayoutRule: Rule {
  private unowned let tree: ViewTree
  private var closure: FunctionValue
  /// What it is called with.
  private let measure: () throws -> Value
  /// Hears what it made, and what that rests on.
  private let tell: (Value, Doubt?) throws -> Void

  /// - Parameter measure: Makes what it is called with.
  init(
    _ closure: FunctionValue, of measure: @escaping () throws -> Value, in tree: ViewTree,
    tell: @escaping (Value, Doubt?) throws -> Void
  ) {
    self.tree = tree
    self.closure = closure
    self.measure = measure
    self.tell = tell
    super.init(number: tree.evaluator.nextNumber())
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
    let evaluator = tree.evaluator
    let place = tree.place(of: closure)
    let (value, doubt) = try evaluator.doubting {
      let measured = try measure()
      return try tree.running(self) {
        try evaluator.call(closure, [CallArgument(label: nil, value: measured)], at: place)
      }
    }
    try tell(value, doubt)
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
