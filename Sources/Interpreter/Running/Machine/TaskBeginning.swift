/// How a task begins.
struct TaskBeginning {
  enum Kind {
    case plain
    /// It has nothing of the task that begins it.
    case detached
    /// In a group.
    case child
    /// `async let`, with the name of the variable.
    case named(String)
  }

  var kind = Kind.plain
  /// Its closure says that it runs on the main actor.
  var isOnMainActor = false
  /// What it stands in does, as far as the source says so.
  var isInMainActor = false
  let position: SourcePosition
  /// What it gives.
  let result: RuntimeType
}
