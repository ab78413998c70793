/// `try`, `try?` and `try!`.
extension Evaluator {
  func attempt(
    _ operand: Expression, _ kind: Expression.AttemptKind, in scope: Scope, _ type: TypeReference?,
    at place: SourcePlace
  ) throws -> Value {
    do {
      let value = try evaluate(operand, in: scope, expecting: type)
      if kind == .optional {
        if case .optional = value { return value }
        // Whether what nobody knows throws is open, too.
        if case .opaque(let opaque) = value, opaque.isUnknown { return value }
      }
      return kind == .optional ? .optional(value) : value
    } catch Interruption.thrown(let error, let origin) {
      switch kind {
      case .plain: throw Interruption.thrown(error, origin)
      case .optional: return .optional(nil)
      case .force:
        // Something open decided that there is an error: that is not enough to stop the program.
        guard questions.all == nil, error.doubt == nil else {
          assume(.truth("whether try! meets an error", takenFor: "no"), at: place)
          return .opaque(OpaqueValue(name: "try!", identity: nextNumber(), place: place))
        }
        throw trap(
          "'try!' expression unexpectedly raised an error: "
            + (try debugDescription(of: error.value)), at: place)
      }
    }
  }
}
