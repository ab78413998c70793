/// A condition, or a number of rows, that rests on what nobody knows: what it decides may be on the
/// screen or not.
public struct OpenChoice: Sendable, Hashable {
  /// What was taken for granted.
  public var reason: String
  /// The instance whose body describes both; nil outside of all.
  public var view: String?
}

extension Screen {
  /// Whether something on it was ever decided by what nobody knows: then what is open may rest on
  /// that, and not on a rule that is usual.
  public var restsOnUnknown: Bool { tree.hasDoubts }

  /// Why SwiftUI might show something that is not shown here, or the other way round. Each choice
  /// stands once, from the top.
  public var openChoices: [OpenChoice] {
    guard tree.hasDoubts else { return [] }
    var choices: [OpenChoice] = []
    tree.root?.walkVisible { node in
      guard let reason = node.ownDoubt?.assumption.what else { return }
      let choice = OpenChoice(reason: reason, view: node.enclosingInstance.map(tree.names.name))
      if !choices.contains(choice) { choices.append(choice) }
    }
    return choices
  }
}
