import Interpreter

/// A value that only the engine knows: an error of a library such as `URLError`, or what lasts and
/// cannot be taken apart, such as a `JSONDecoder`. This side passes it on, prints it, compares it, and
/// asks the engine for the rest.
final class EngineHeldValue: LibraryObject {
  let value: HostValue
  var content: Any { value }
  let type: HostType
  private let conversions: ValueConversions
  private let generation: Int

  init(_ value: HostValue, _ type: HostType, _ conversions: ValueConversions) {
    self.value = value
    self.type = type
    self.conversions = conversions
    generation = conversions.runs.hosted?.generation ?? 0
  }

  /// The machine that made it is still there.
  var isCurrent: Bool { conversions.runs.hosted?.generation == generation }
  var table: LibraryTable { LibraryTable(name: type.name) }
  /// Only the machine that made it knows how it is printed.
  var text: String { isCurrent ? type.text(of: value) : type.name }
  var isReference: Bool { type.isClass }

  /// Whether it is of a type or a protocol of that name.
  func conforms(to name: String) -> Bool {
    isCurrent ? type.conforms(to: name) : type.name == name
  }

  func isEqual(to other: any LibraryObject) -> Bool {
    guard let other = other as? EngineHeldValue, isCurrent, other.isCurrent,
      other.type.id == type.id
    else { return false }
    return type.areEqual(value, other.value)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(type.name) }

  func property(
    _ name: String, in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? {
    try use(name, .read, [], for: evaluator, at: place)
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? {
    let found = try use(
      name, .call(arguments.map(\.label)), arguments.map(\.value), for: evaluator, at: place)
    // What this side wrote only its own coders read.
    guard found == nil, case .native(let coder)? = evaluator.coder(type.name) else { return found }
    return try coder.call(name, arguments, in: evaluator, at: place)
  }

  /// Nil if the type has no such member for these arguments, or it cannot be run.
  private func use(
    _ name: String, _ way: MemberUse.Way, _ arguments: [Value], for evaluator: Evaluator,
    at place: SourcePlace
  ) throws -> Value? {
    guard isCurrent else { return nil }
    let runs = conversions.runs
    let given = runs.handing(for: evaluator) { arguments.compactMap(conversions.existential) }
    guard given.count == arguments.count,
      let function = runs.hosted?.member(MemberUse(type, name, way, given.map(\.1))),
      let result = conversions.lasting(function.result)
    else { return nil }
    return try runs.calling(for: evaluator, at: place) { hosted in
      hosted.call(
        function, on: nil, [value] + given.map(\.0), within: evaluator.limits.engine)
    } taking: { value, _ in
      try result.outward(value, evaluator)
    } throwing: { error, type in
      try conversions.outward(error, of: type, for: evaluator)
    } refusing: {
    }
  }
}

extension EngineHeldValue: ChangeableObject {
  func set(
    _ name: String, to value: Value, in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Bool {
    guard isReference else { return false }
    return try use(name, .set, [value], for: evaluator, at: place) != nil
  }
}

extension Evaluator {
  /// Whether a value that the engine holds is matched by a pattern of its: `URLError.timedOut`. Nil
  /// if the two have nothing to do with each other.
  func matchesHeld(_ pattern: Value, _ value: Value) -> Bool? {
    guard case .native(let value as EngineHeldValue) = unwrapped(value), value.isCurrent else {
      return nil
    }
    switch unwrapped(pattern) {
    case .native(let pattern as EngineHeldValue) where pattern.isCurrent:
      return pattern.type.matches(pattern.value, value.value, of: value.type)
    case .opaque(let constant):
      // A name that only the engine knows.
      let words = constant.name.split(separator: ".")
      guard constant.base == nil, constant.arguments.isEmpty, let name = words.last,
        words.count == 1 || words.dropLast().joined(separator: ".") == value.type.name,
        let (pattern, type) = value.type.constant(String(name))
      else { return nil }
      return type.matches(pattern, value.value, of: value.type)
    default: return nil
    }
  }
}
