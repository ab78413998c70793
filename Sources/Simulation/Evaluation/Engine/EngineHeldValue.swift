import Interpreter

/// An error of a library that only the engine knows, such as `URLError`, or a part of one. This side
/// passes it on, prints it, compares it, and asks the engine for the rest.
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
    guard isCurrent, let (found, type) = type.member(name, of: value) else { return nil }
    return try conversions.outward(found, of: type, for: evaluator)
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? { nil }
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
