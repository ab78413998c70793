extension Screen {
  /// What could be mended of what the last event did: bodies that ran for nothing, identity that was
  /// lost. Of identity it knows what happened while ``isWatched``.
  public var symptoms: [Symptom] { tree.symptoms.symptoms }

  /// Whether the tree is compared with what it was before each event.
  public var isWatched: Bool {
    get { watch != nil }
    set { watch = newValue ? watch ?? onLargeStack { [tree] in IdentityWatch(tree) } : nil }
  }
}
