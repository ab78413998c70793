import Interpreter

/// An expression or a closure with the way in and out of it.
final class EngineFragment {
  /// What it is in the program's own tree.
  let syntax: AnyObject
  let hosted: HostedFragment
  let asksHost: Bool
  let receiver: ValueConversion?
  let parameters: [ValueConversion]
  let result: ValueConversion
  /// Those of the variables around it that this side may have as something that nobody knows.
  let unsure: [(index: Int, conversion: ValueConversion)]
  /// What it does shows in nothing but what it asks this side for.
  var givesNothing: Bool { if case .void = hosted.result.form { true } else { false } }
  let cost = TakingCost()
  let record: RunRecord
  /// Parts of conversions belong to them.
  private let conversions: ValueConversions

  init?(
    _ syntax: AnyObject, _ hosted: HostedFragment, asksHost: Bool,
    _ conversions: ValueConversions,
    _ record: RunRecord
  ) {
    self.record = record
    self.syntax = syntax
    self.hosted = hosted
    self.asksHost = asksHost
    self.conversions = conversions
    var receiver: ValueConversion?
    if hosted.usesSelf, let type = hosted.receiver {
      receiver = conversions.conversion(type)
      if receiver == nil { return nil }
    }
    self.receiver = receiver
    parameters = hosted.parameters.compactMap(conversions.conversion)
    guard parameters.count == hosted.parameters.count,
      let result = conversions.resultConversion(hosted.result, mayBeHeld: true)
    else { return nil }
    self.result = result
    unsure = hosted.variables.enumerated().compactMap { index, variable in
      conversions.lasting(variable.type)
        .flatMap { $0.canBeRead && !$0.isHeld ? nil : (index, $0) }
    }
  }
}

/// What became of the search for a fragment. It keeps the syntax, so that no other has its address.
struct KnownFragment {
  let syntax: AnyObject
  let fragment: EngineFragment?
}

/// What was found of a literal or a name behind a dot. It keeps that, so that no other has its
/// address.
struct KnownLeaf {
  let expression: Expression
  let type: TypeReference?
  let frameworkType: TypeReference?
}
