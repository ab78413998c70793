import Interpreter

/// A view, or a struct with wrapped properties, as the engine refers to it.
final class KeptStructure {
  let value: StructureValue

  init(_ value: StructureValue) { self.value = value }
}

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
final class EngineFunction {
  let value: HostValue
  private let ways: FunctionWays
  private let module: EngineModule
  private let generation: Int
  /// Parts of conversions belong to them.
  private let conversions: ValueConversions

  init(
    _ value: HostValue, _ ways: FunctionWays, _ module: EngineModule,
    _ conversions: ValueConversions
  ) {
    self.conversions = conversions
    self.value = value
    self.ways = ways
    self.module = module
    generation = module.hosted?.generation ?? 0
  }

  /// How many parameters it has.
  var count: Int { ways.parameters.count }

  /// The machine that made it is still there.
  var isCurrent: Bool { module.hosted?.generation == generation }

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
    module.noteEffect()
    let result = try module.calling(for: evaluator, at: place, isAgain: false) { hosted in
      hosted.call(
        value, of: ways.type, values, within: evaluator.limits.engine)
    } taking: { value, _ in
      try ways.result.outward(value, evaluator)
    } refusing: {
    }
    return result ?? .void
  }
}

extension EngineModule {
  /// A closure of this side is called by the engine.
  func call(
    _ function: FunctionValue, _ values: [HostValue], _ ways: FunctionWays
  ) throws -> HostValue {
    guard let evaluator, !meetsQuestions(at: .nowhere) else { throw Retreat() }
    let arguments = try zip(ways.parameters, values).map { way, value in
      guard let value = try way.outward(value, evaluator) else { throw Retreat() }
      return CallArgument(label: nil, value: value)
    }
    if !function.isStill { noteEffect() }
    let value = try throwing { try evaluator.call(function, arguments, at: .nowhere) }
    guard let converted = ways.result.inward(value) else { throw Retreat() }
    return converted
  }
}
