/// A gesture as a value of the program: what it recognises, and what is attached to it.
final class GestureValue: NativeObject {
  enum Recognizer {
    /// One of the framework's own, with the values of its parameters.
    case single(String, [String: Value])
    case sequence(GestureValue, GestureValue)
    case simultaneous(GestureValue, GestureValue)
    case exclusive(GestureValue, GestureValue)
  }

  /// What the program attached, from the inside out.
  enum Attachment {
    case updating(BindingValue, FunctionValue)
    case changed(FunctionValue)
    case ended(FunctionValue)
    /// Hears whether somebody presses, not for how long.
    case pressing(FunctionValue)
    case map(FunctionValue)
  }

  let recognizer: Recognizer
  let attachments: [Attachment]

  init(_ recognizer: Recognizer, _ attachments: [Attachment] = []) {
    self.recognizer = recognizer
    self.attachments = attachments
  }

  var text: String {
    switch recognizer {
    case .single(let name, _): name
    case .sequence: "SequenceGesture"
    case .simultaneous: "SimultaneousGesture"
    case .exclusive: "ExclusiveGesture"
    }
  }

  func attaching(_ attachment: Attachment) -> GestureValue {
    GestureValue(recognizer, attachments + [attachment])
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? {
    let action: FunctionValue? = arguments.last.flatMap {
      if case .function(let function) = $0.value { function } else { nil }
    }
    let other = try arguments.first.flatMap { try evaluator.gesture(of: $0.value, at: place) }
    switch (name, action, other) {
    case ("onChanged", let action?, _): return .native(attaching(.changed(action)))
    case ("onEnded", let action?, _): return .native(attaching(.ended(action)))
    case ("map", let action?, _): return .native(attaching(.map(action)))
    case ("updating", let action?, _):
      guard case .binding(let state)? = arguments.first?.value else { return .native(self) }
      return .native(attaching(.updating(state, action)))
    case ("sequenced", _, let other?): return .native(GestureValue(.sequence(self, other)))
    case ("simultaneously", _, let other?): return .native(GestureValue(.simultaneous(self, other)))
    case ("exclusively", _, let other?): return .native(GestureValue(.exclusive(self, other)))
    case ("modifiers", _, _): return .native(self)
    default: return nil
    }
  }
}

extension Evaluator {
  /// The gesture that a value is: the framework's own, or the `body` of one of the program.
  func gesture(of value: Value, at place: SourcePlace) throws -> GestureValue? {
    switch unwrapped(value) {
    case .native(let object): return object as? GestureValue
    case .structure(let structure) where program.conforms(structure.type, to: "Gesture"):
      return try property("body", of: value, at: place).flatMap { try gesture(of: $0, at: place) }
    default: return nil
    }
  }

  /// A gesture that the framework declares, from the arguments of its initialiser.
  func makeGesture(_ name: String, _ arguments: [String: Value], at place: SourcePlace) throws
    -> Value
  {
    if let inner = try arguments["gesture"].flatMap({ try gesture(of: $0, at: place) }) {
      return .native(inner)
    }
    guard let first = try arguments["first"].flatMap({ try gesture(of: $0, at: place) }),
      let second = try arguments["second"].flatMap({ try gesture(of: $0, at: place) })
    else { return .native(GestureValue(.single(name, arguments))) }
    switch name {
    case "SequenceGesture": return .native(GestureValue(.sequence(first, second)))
    case "ExclusiveGesture": return .native(GestureValue(.exclusive(first, second)))
    default: return .native(GestureValue(.simultaneous(first, second)))
    }
  }

  /// Calls a function one of whose parameters is `inout`.
  ///
  /// - Returns: What the parameters hold afterwards.
  func callChanging(_ function: FunctionValue, _ arguments: [Value]) throws -> (
    result: Value, arguments: [Value]
  ) {
    let scope: Scope
    let names: [String]
    let body: [Statement]
    switch function.kind {
    case .closure(let closure, let outer):
      scope = Scope(closureIn: outer, result: nil, selfVariable: nil)
      names = closure.parameters?.map(\.name) ?? arguments.indices.map { "$\($0)" }
      body = closure.statements
    case .declared(let functions, let bound, let type, let outer):
      guard let found = functions.first(where: { $0.parameters.count == arguments.count }) else {
        return (.void, arguments)
      }
      scope =
        outer.map { Scope(closureIn: $0, result: found.result, selfVariable: nil) }
        ?? Scope(selfVariable: bound.map { Variable($0) }, selfType: type, result: found.result)
      names = found.parameters.map(\.name)
      body = found.body ?? []
    case .native, .engine: return (.void, arguments)
    }
    let variables = arguments.map { Variable($0, isMutable: true) }
    for (name, variable) in zip(names, variables) { scope.declare(name, variable) }
    let result = try value(of: body, in: scope)
    return (result, variables.map { $0.value ?? .void })
  }
}
