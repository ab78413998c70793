import Interpreter

/// The way into a function that is a value, and out of it.
final class FunctionWays {
  let type: HostType
  let parameters: [ValueConversion]
  let result: ValueConversion

  init(_ type: HostType, _ parameters: [ValueConversion], _ result: ValueConversion) {
    self.type = type
    self.parameters = parameters
    self.result = result
  }
}

/// A closure that was made on the engine.
final class EngineFunction: EngineMadeFunction {
  let value: HostValue
  private let ways: FunctionWays
  private let runs: EngineRuns
  private let generation: Int
  /// Parts of conversions belong to them.
  private let conversions: ValueConversions

  init(
    _ value: HostValue, _ ways: FunctionWays, _ conversions: ValueConversions
  ) {
    self.conversions = conversions
    self.value = value
    self.ways = ways
    runs = conversions.runs
    generation = runs.hosted?.generation ?? 0
  }

  var count: Int { ways.parameters.count }

  /// The machine that made it is still there.
  var isCurrent: Bool { runs.hosted?.generation == generation }

  func call(
    _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value {
    guard isCurrent, arguments.count == ways.parameters.count else {
      throw Interruption.limit("a function is called that is gone", place)
    }
    let values = zip(ways.parameters, arguments).compactMap { $0.inward($1.value) }
    guard values.count == arguments.count else {
      throw Interruption.limit("a value came up that is not known well enough to go on", place)
    }
    // It may be the second half of something that has begun: it cannot be done again elsewhere.
    runs.noteEffect()
    let result = try runs.calling(for: evaluator, at: place, isAgain: false) { hosted in
      hosted.call(
        value, of: ways.type, values, within: evaluator.limits.engine)
    } taking: { value, _ in
      try ways.result.outward(value, evaluator)
    } throwing: { error, type in
      try conversions.outward(error, of: type, for: evaluator)
    } refusing: {
    }
    return result ?? .void
  }
}

extension ValueConversions {
  func fillFunction(
    _ conversion: ValueConversion, _ type: HostType, _ parameterTypes: [HostType],
    _ resultType: HostType
  ) -> Bool {
    let parameters = parameterTypes.compactMap { self.conversion($0) }
    guard parameters.count == parameterTypes.count,
      let result = resultConversion(resultType)
    else {
      return false
    }
    let ways = FunctionWays(type, parameters, result)
    conversion.inward = { [weak self] value in
      guard case .function(let function) = value, !function.isBuilder, function.builder == nil
      else { return nil }
      if case .engine(let own as EngineFunction) = function.kind, own.isCurrent {
        return own.value
      }
      return type.make(function: function, count: parameters.count) { [weak self] values in
        guard let self else { throw EngineRuns.Retreat() }
        return try call(function, values, ways)
      }
    }
    conversion.outward = { [unowned self] value, evaluator in
      if let function = type.functionContent(in: value) as? FunctionValue {
        return .function(function)
      }
      return .function(
        FunctionValue(
          .engine(EngineFunction(value, ways, self)),
          number: evaluator.nextNumber()))
    }
    return true
  }

  /// A closure of this side is called by the engine.
  private func call(
    _ function: FunctionValue, _ values: [HostValue], _ ways: FunctionWays
  ) throws -> HostValue {
    guard let evaluator = runs.evaluator, !runs.meetsQuestions(at: .nowhere) else {
      throw EngineRuns.Retreat()
    }
    let arguments = try zip(ways.parameters, values).map { way, value in
      guard let value = try way.outward(value, evaluator) else { throw EngineRuns.Retreat() }
      return CallArgument(label: nil, value: value)
    }
    if !function.isStill { runs.noteEffect() }
    let value = try throwing { try evaluator.call(function, arguments, at: .nowhere) }
    return try given(value, ways.result, at: runs.place)
  }
}
