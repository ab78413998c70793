/// What a view modifier was put on, and the places where the modifier's body put it.
final class ModifierContent: ContentReference {
  private(set) var description: Description
  fileprivate var nodes: [ContentNode] = []

  init(_ description: Description) { self.description = description }

  /// The content was described again: it changes in its places, and the body of the modifier is not
  /// asked (B12).
  func replace(by new: Description) throws {
    description = new
    for node in nodes { try node.reconcile([new]) }
  }
}

/// A place of a modifier's content.
final class ContentNode: Node {
  private(set) var content: ModifierContent?

  override func matches(_ description: Description) -> Bool {
    if case .content(let other) = description { other === content } else { false }
  }

  override func isLaidOutAlike(_ description: Description) -> Bool { true }

  override func update(to description: Description) throws {
    guard case .content(let reference) = description, let new = reference as? ModifierContent
    else { return }
    if content !== new {
      content = new
      new.nodes.append(self)
    }
    try reconcile([new.description])
  }

  override func end() { content?.nodes.removeAll { $0 === self } }
}
