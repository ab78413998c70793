import Layout

/// A place in a view that a program hands about before anybody knows where it is: `Anchor`.
final class AnchorValue: NativeObject {
  private weak var node: ModifierNode?
  /// `bounds`, `topLeading`
  private let source: String

  init(_ source: String, of node: ModifierNode) {
    self.source = source
    self.node = node
  }

  var text: String { "Anchor.\(source)" }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) -> Value? { nil }

  /// Where its view is on the screen; nil where nothing is laid out.
  var frame: Rectangle? { node.flatMap { $0.tree.screenLayout.frame(of: $0) } }

  /// Which point of its view is meant; nil for all of it.
  func point(in tree: ViewTree) -> UnitPoint? {
    LayoutArguments(in: tree, at: .nowhere).unitPoint(
      .opaque(OpaqueValue(name: source, place: .nowhere)))
  }
}
