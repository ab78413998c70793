import Motion

/// An animation that the program computes: a `CustomAnimation`.
///
/// It is asked how far a value of 1 is at one time after the other, as SwiftUI asks it frame by
/// frame, until it says that it is over.
struct OwnAnimation {
  let evaluator: Evaluator

  /// So often a second it is asked: the values of quarters, tenths and sixtieths of a second are
  /// those of the program.
  private static let rate = 240.0
  /// What takes longer than so many seconds is not followed.
  private static let longest = 10.0

  /// Nil for another value, and for one that gives no numbers or goes on for long.
  func animation(of value: StructureValue) throws -> Motion.Animation? {
    guard evaluator.program.conforms(value.type, to: "CustomAnimation") else { return nil }
    let key = Value.structure(value)
    if let known = evaluator.ownAnimations[key] { return known }
    let made = try made(of: value)
    evaluator.ownAnimations[key] = made
    return made
  }

  private func made(of value: StructureValue) throws -> Motion.Animation? {
    let functions = evaluator.methods("animate", of: value.type)
    guard !functions.isEmpty else { return nil }
    let function = FunctionValue(
      .declared(functions, self: .structure(value), type: value.type, scope: nil),
      number: evaluator.nextNumber())
    let context = Variable(
      .opaque(OpaqueValue(name: "AnimationContext", place: value.type.place, isShared: true)),
      isMutable: true)
    var parts: [Double] = []
    while Double(parts.count) <= Self.longest * Self.rate {
      let arguments = [
        CallArgument(label: "value", value: .double(1)),
        CallArgument(label: "time", value: .double(Double(parts.count) / Self.rate)),
        CallArgument(label: "context", value: context.value ?? .void, variable: context),
      ]
      let result = try evaluator.call(function, arguments, at: value.type.place)
      if case .optional(nil) = result { return curve(through: parts, name: value.type.name) }
      guard let part = evaluator.number(evaluator.unwrapped(result)) else { return nil }
      parts.append(part)
    }
    return nil
  }

  /// Straight from one value to the next.
  private func curve(through parts: [Double], name: String) -> Motion.Animation? {
    let known = parts + [1]
    let curve = CustomCurve(name: name) { share in
      let place = share * Double(known.count - 1)
      let index = min(Int(place), known.count - 1)
      let next = min(index + 1, known.count - 1)
      return known[index] + (known[next] - known[index]) * (place - Double(index))
    }
    return try? .curve(.custom(curve), duration: Double(parts.count) / Self.rate)
  }
}
