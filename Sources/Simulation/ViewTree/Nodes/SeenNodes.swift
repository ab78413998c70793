/// What a person can see and touch of what stands in the tree.
extension Node {
  /// Everything below that a person could see, parents first: nothing that is covered, or out of
  /// sight in a lazy container.
  ///
  /// - Parameters:
  ///   - outOfSight: Whether that counts all the same, since a person may scroll.
  ///   - isLeftOut: Whether nothing of what stands below a node counts.
  func walkVisible(
    evenOutOfSight outOfSight: Bool = false,
    leavingOut isLeftOut: (Node) -> Bool = { _ in false }, _ visit: (Node) -> Void
  ) {
    if (self as? StageNode)?.isCovered == true || isLeftOut(self) {
      return walkPresented(leavingOut: isLeftOut, visit)
    }
    visit(self)
    for child in childrenInReadingOrder {
      if child.sight == .away, !outOfSight {
        child.walkPresented(leavingOut: isLeftOut, visit)
      } else {
        child.walkVisible(evenOutOfSight: outOfSight, leavingOut: isLeftOut, visit)
      }
    }
  }

  /// What is not seen may present something that is, such as a level that covers it.
  private func walkPresented(leavingOut isLeftOut: (Node) -> Bool, _ visit: (Node) -> Void) {
    guard tree.stages.values.contains(where: \.isDetached) else { return }
    walk { node in
      if let stage = node as? StageNode, stage.isDetached, stage.isOnStage {
        stage.walkVisible(leavingOut: isLeftOut, visit)
      }
    }
  }

  /// All modifiers of a name in it.
  func modifiers(named name: String) -> [Modifier] {
    var found: [Modifier] = []
    walk { node in
      if let modifier = (node as? ModifierNode)?.modifier, modifier.name == name {
        found.append(modifier)
      }
    }
    return found
  }

  /// Whether what it is put on keeps its place and is not seen.
  var hidesContent: Bool {
    (self as? ModifierNode).map { $0.behavior.hides($0.modifier) } ?? false
  }

  /// Whether a finger reaches what stands here: it is seen, and lets no touches through. A link may
  /// stand unseen in a row, which leads on all the same.
  var answersTouches: Bool {
    let isLink = (self as? FrameworkNode)?.behavior.role == .link
    for outer in sequence(first: parent, next: { $0?.parent }) {
      if (outer as? StageNode)?.isDetached == true { return true }
      guard let node = outer as? ModifierNode else { continue }
      let modifier = node.modifier
      if node.hidesContent, !isLink { return false }
      if modifier.name == "allowsHitTesting", modifier.arguments["enabled"] == .boolean(false) {
        return false
      }
    }
    return true
  }

  /// A header is read before what stands below it, wherever the source says it.
  var childrenInReadingOrder: [Node] {
    (self as? FrameworkNode).map { $0.behavior.inOrder($0) } ?? children
  }
}
