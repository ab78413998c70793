/// `.id(_:)`: another one is another identity (I3).
struct IdentityBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [identity: IdentityBehavior()]

  /// The modifier, and its argument.
  fileprivate static let identity = "id"

  func continues(_ old: Modifier, as new: Modifier, in tree: ViewTree) -> Bool {
    old.explicitIdentity == new.explicitIdentity || tree.believes(.idIsALabel)
  }
}

extension Modifier {
  /// Names what it is put on, as a program would.
  static func identifying(by name: Value, at place: SourcePlace) -> Modifier {
    Modifier(
      name: IdentityBehavior.identity, arguments: [IdentityBehavior.identity: name], place: place,
      meaning: .identity(name))
  }

  /// The value of a `.tag(_:)`: what a choice of this view stands for.
  var tag: Value? { name == "tag" ? arguments["tag"] : nil }
}
