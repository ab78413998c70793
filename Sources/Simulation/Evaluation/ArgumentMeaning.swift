/// What the value of an argument means to all who meet the modifier, and not to its home alone. The
/// declaration of the modifier says so.
enum ArgumentMeaning {
  /// `@Identifies`: what it is put on is another view where this is another value (I3).
  case identity(Value)
  /// `@Fades`: how much is seen of what it is put on.
  case opacity(Value)

  /// - Returns: Nil where the declaration says nothing.
  init?(_ value: Value, by parameter: Parameter) {
    for use in parameter.attributes {
      switch use.name {
      case "Identifies": self = .identity(value)
      case "Fades": self = .opacity(value)
      default: continue
      }
      return
    }
    return nil
  }
}
