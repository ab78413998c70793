/// `.id(_:)`: another one is another identity (I3).
struct IdentityBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    Modifier.identity: IdentityBehavior()
  ]

  func continues(_ old: Modifier, as new: Modifier, in tree: ViewTree) -> Bool {
    old.explicitIdentity == new.explicitIdentity || tree.believes(.idIsALabel)
  }
}

extension Modifier {
  /// The value of a `.tag(_:)`: what a choice of this view stands for.
  var tag: Value? { name == "tag" ? arguments["tag"] : nil }
}
