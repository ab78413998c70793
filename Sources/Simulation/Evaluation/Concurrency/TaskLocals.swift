/// `@TaskLocal static var user = "nobody"`: what it is said to be for as long as an operation runs, that
/// task knows, and those that it begins meanwhile.
extension Evaluator {
  /// What a static property is in the task that runs now, or, by `$name`, what binds it; nil for one
  /// that is as it was declared, and for all that are not bound to tasks.
  func taskLocal(_ name: String, of type: TypeInfo) -> Value? {
    if name.hasPrefix("$") {
      let plain = String(name.dropFirst())
      guard let property = type.statics[plain], property.attribute("TaskLocal") != nil else {
        return nil
      }
      return .native(TaskLocalValue(property, of: type))
    }
    return taskLocals.isEmpty ? nil : taskLocals["\(type.name).\(name)"]
  }

  /// A task that somebody begins has what that one has.
  func handTaskLocals(to task: SimulatedTask) { task.flow.taskLocals = taskLocals }
}

/// `Log.$user`, which binds values to the property.
private final class TaskLocalValue: NativeObject {
  private let property: PropertyDeclaration
  private let type: TypeInfo

  init(_ property: PropertyDeclaration, of type: TypeInfo) {
    self.property = property
    self.type = type
  }

  var text: String { "TaskLocal" }

  func property(_ name: String, in evaluator: Evaluator, at place: SourcePlace) throws -> Value? {
    name == "wrappedValue" ? try value(in: evaluator, at: place) : nil
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? {
    switch name {
    case "get": return try value(in: evaluator, at: place)
    case "withValue":
      guard let given = arguments.first?.value, let operation = arguments.operation else {
        return nil
      }
      let key = "\(type.name).\(property.name)"
      let outer = evaluator.taskLocals[key]
      evaluator.taskLocals[key] = evaluator.coerce(
        given, to: property.type, in: evaluator.globals)
      defer { evaluator.taskLocals[key] = outer }
      return try evaluator.call(operation, [], at: place)
    default: return nil
    }
  }

  private func value(in evaluator: Evaluator, at place: SourcePlace) throws -> Value? {
    try evaluator.staticMember(property.name, of: type, at: place)
  }
}
