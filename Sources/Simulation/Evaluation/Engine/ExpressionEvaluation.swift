import Interpreter

/// What the engine makes no code of, and has this side find out in the middle of a run.
extension EngineDeclarations {
  func evaluation(of asked: HostExpression) -> HostCall? {
    guard let expression = expression(asked) else { return nil }
    let owner = asked.owner.flatMap(info)
    var receiver: ValueConversion?
    if asked.usesSelf {
      receiver = asked.owner.flatMap(conversions.conversion)
      if owner == nil || receiver == nil { return nil }
    }
    let ways = asked.variables.map { $0.isKept ? nil : conversions.lasting($0.type) }
    guard zip(asked.variables, ways).allSatisfy({ $0.isKept || $1 != nil }) else { return nil }
    var result: ValueConversion?
    if let type = asked.result {
      result = conversions.resultConversion(type)
      if result == nil { return nil }
    }
    let function = asked.function.flatMap { functions[$0] }
    return { [unowned self] values, position in
      let place = runs.files.place(of: position)
      guard let evaluator = runs.evaluator, !runs.meetsQuestions(at: place) else {
        throw EngineRuns.Retreat()
      }
      let given = try handed(values, receiver, asked, ways, evaluator)
      let scope = Scope(selfVariable: given.me.map { Variable($0) }, selfType: owner, result: nil)
      scope.function = function
      for (name, type) in asked.generics { scope.declare(type: name, as: TypeReference(type)) }
      for (name, variable) in given.variables { scope.declare(name, variable) }
      if !asked.isStill { runs.noteEffect() }
      let value = try evaluating(expression, as: asked.result, in: scope, for: evaluator)
      guard let result else { return asked.nothing }
      return try conversions.given(value, result, at: place)
    }
  }

  private func expression(_ asked: HostExpression) -> Expression? {
    let place = runs.files.place(of: asked.position)
    func find() -> Expression? {
      expressions.expression(asked.name, depth: asked.depth, at: place)
    }
    if let known = find() { return known }
    asked.function.flatMap { functions[$0] }.map(expressions.add)
    return find()
  }

  private func handed(
    _ values: [HostValue], _ receiver: ValueConversion?, _ asked: HostExpression,
    _ ways: [ValueConversion?], _ evaluator: Evaluator
  ) throws -> (me: Value?, variables: [(String, Variable)]) {
    var rest = values[...]
    var me: Value?
    if let receiver {
      guard let first = rest.popFirst(), let value = try receiver.outward(first, evaluator) else {
        throw EngineRuns.Retreat()
      }
      me = value
    }
    let variables = try zip(zip(asked.variables, ways), rest).map { named, value in
      let (variable, way) = named
      guard let way else {
        guard let kept = HostedProgram.variable(in: value) as? Variable else {
          throw EngineRuns.Retreat()
        }
        return (variable.name, kept)
      }
      guard let converted = try way.outward(value, evaluator) else { throw EngineRuns.Retreat() }
      return (variable.name, Variable(converted))
    }
    return (me, variables)
  }

  private func evaluating(
    _ expression: Expression, as type: HostType?, in scope: Scope, for evaluator: Evaluator
  ) throws -> Value {
    let place = expression.place
    let wasOpen = evaluator.questions.all != nil
    let value = try conversions.throwing { () -> Value in
      if let type {
        return try evaluator.evaluate(
          expression, in: scope,
          expecting: type.isGeneric || type.name.isEmpty ? nil : TypeReference(type.name))
      }
      // A statement like all others.
      let statement = Statement(.expression(expression), at: place)
      return try evaluator.apart {
        if case .normal(let value) = try evaluator.run([statement], in: scope) { return value }
        return .void
      }
    }
    // What is open is followed on this side only; where it is too late for that, it may decide all
    // that still comes.
    if !wasOpen, let doubt = evaluator.questions.all {
      if runs.canRetreat { throw EngineRuns.Retreat() }
      evaluator.decide(doubt, at: place)
    }
    return value
  }

  /// A variable that the engine shares with this side.
  func variable(
    named name: String, of type: HostType
  ) -> ((HostValue?) throws -> AnyObject)? {
    guard let conversion = conversions.conversion(type), conversion.canBeRead else { return nil }
    return { [unowned self] first in
      guard let evaluator = runs.evaluator else { throw EngineRuns.Retreat() }
      let value = try first.map { try conversion.outward($0, evaluator) }
      if case .some(nil) = value { throw EngineRuns.Retreat() }
      return Variable(value ?? nil, isMutable: true)
    }
  }
}
