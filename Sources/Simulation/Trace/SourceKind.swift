/// What kind of thing a body can depend on.
public enum SourceKind: String, Codable, Sendable {
  /// Storage of a state.
  case state
  /// A property of an `@Observable` object. A run that does not read it again drops it (B9).
  case observation
  /// An `ObservableObject` as a whole.
  case object
  /// A value of the environment.
  case environment
}
