extension Node {
  /// Where the source says it; nil for what it does not write down.
  var writtenPlace: SourcePlace? {
    switch self {
    case let node as FrameworkNode: node.view.place
    case let node as ModifierNode: node.modifier.place
    default: nil
    }
  }

  /// The line of that.
  var writtenLine: Int? { writtenPlace.flatMap { $0.line > 0 ? $0.line : nil } }
}
