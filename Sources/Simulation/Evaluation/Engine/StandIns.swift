import Interpreter

/// What the engine is given of this side in the middle of a run.
extension ValueConversions {
  /// What this side answers. If it is not known what that is, or a part of it, and nothing can be done
  /// again on this side, something is taken in its place, and told.
  func given(
    _ value: Value, _ conversion: ValueConversion, at place: SourcePlace
  ) throws -> HostValue {
    guard let evaluator = runs.evaluator else { throw EngineRuns.Retreat() }
    if let converted = runs.handing(for: evaluator, { conversion.inward(value) }) {
      return converted
    }
    guard !runs.canRetreat else { throw EngineRuns.Retreat() }
    var filling = Filling()
    let whole = filled(value, as: conversion, &filling)
    guard let converted = conversion.inward(whole) else { throw EngineRuns.Retreat() }
    for doubt in filling.doubts { evaluator.raise(doubt) }
    for assumption in filling.assumptions { evaluator.assume(assumption, at: place) }
    return converted
  }

  /// What stands for something unknown, and what else it rests on.
  private struct Filling {
    var assumptions: [Assumption] = []
    var doubts: [Doubt] = []
  }

  /// The value with something in the place of each part of it that nobody knows.
  private func filled(
    _ value: Value, as conversion: ValueConversion, _ filling: inout Filling
  ) -> Value {
    if let evaluator = runs.evaluator, case .opaque(let unknown) = evaluator.unwrapped(value),
      let standIn = conversion.standIn, conversion.inward(value) == nil
    {
      filling.assumptions.append(.truth(unknown.text, takenFor: standIn.text))
      return standIn.value
    }
    switch (conversion.type.form, value) {
    case (.optional(let part), .optional(let wrapped?)):
      return .optional(filled(wrapped, as: part, &filling))
    case (.array(let part), .array(let elements)):
      return .array(elements.map { filled($0, as: part, &filling) })
    case (.tuple(let parts), .tuple(var elements)) where parts.count == elements.count:
      for (index, part) in parts.enumerated() {
        elements[index].value = filled(elements[index].value, as: part.type, &filling)
      }
      return .tuple(elements)
    case (.structure(let fields), .structure(var structure))
    where fields.count == structure.fields.count:
      filling.doubts += (structure.doubts ?? [:]).values.filter { $0.open != nil }
      structure.doubts = structure.doubts?.filter { $0.value.open == nil }
      for (index, field) in fields.enumerated() {
        structure.fields[index] = filled(structure.fields[index], as: field.type, &filling)
      }
      return .structure(structure)
    default: return value
    }
  }

  private func filled(_ value: Value, as type: HostType, _ filling: inout Filling) -> Value {
    conversion(type).map { filled(value, as: $0, &filling) } ?? value
  }
}
