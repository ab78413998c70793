/// What belongs to the main actor.
extension Program {
  /// Protocols and classes of the framework whose conformances and subclasses are isolated to the
  /// main actor.
  private static let mainActorTypes: Set<String> = Set(
    (FrameworkProtocol.ofBodies + [.commands]).map(\.rawValue) + [
      "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
      "UIViewController", "NSViewController", "UIView", "NSView", "ButtonStyle",
    ])

  func isOnMainActor(_ type: TypeInfo) -> Bool {
    lookupOrder(type).contains { $0.has("MainActor") }
      || !conformances(of: type).isDisjoint(with: Self.mainActorTypes)
  }

  /// Whether a function is isolated to the main actor, by itself or by the type of its `self`.
  func isOnMainActor(_ function: FunctionDeclaration, of type: TypeInfo?) -> Bool {
    function.has("MainActor") || type.map(isOnMainActor) == true
  }
}

/// On which actor code runs: the main actor, or somewhere else.
extension Evaluator {
  /// Whether code at this place is isolated to the main actor, as far as the source says so.
  func isOnMainActor(_ scope: Scope) -> Bool {
    if scheduler.current?.isOnMainActor == false { return false }
    if let function = scope.enclosingFunction, function.has("MainActor") { return true }
    if let type = scope.selfType { return program.isOnMainActor(type) }
    // Outside types: a function is isolated to nothing, the event itself to the main actor.
    return scope.enclosingFunction == nil
  }

  /// Runs the body of a function on the actor it belongs to.
  func onItsActor(
    _ function: FunctionDeclaration, in scope: Scope, _ body: () throws -> Value
  ) throws -> Value {
    guard let task = scheduler.current else { return try body() }
    let isIsolated = program.isOnMainActor(function, of: scope.selfType)
    guard isIsolated != task.isOnMainActor, isIsolated || function.isAsync else {
      return try body()
    }
    return try onActor(isMain: isIsolated, task, body)
  }

  /// Crossing over is a suspension: an update that is due happens first.
  func onActor(isMain: Bool, _ task: SimulatedTask, _ body: () throws -> Value) throws -> Value {
    let outer = task.isOnMainActor
    guard outer != isMain else { return try body() }
    try cross(task, isMain: isMain)
    let result: Value
    do { result = try body() } catch {
      task.isOnMainActor = outer
      throw error
    }
    try cross(task, isMain: outer)
    return result
  }

  /// Goes to the main actor, or away from it.
  func cross(_ task: SimulatedTask, isMain: Bool) throws {
    task.isOnMainActor = isMain
    if scheduler.hasPendingWrites() { try scheduler.yield() }
  }
}
