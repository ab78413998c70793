import Foundation
import Interpreter

/// A view, or a struct with wrapped properties, as the engine refers to it.
final class KeptStructure {
  let value: StructureValue

  init(_ value: StructureValue) { self.value = value }
}

/// A value of a library, or of nobody knows whom, as the engine refers to it.
private final class CarriedByEngine: CarriedValue {
  let value: Value
  private unowned let runs: EngineRuns

  init(_ value: Value, _ runs: EngineRuns) {
    self.value = value
    self.runs = runs
  }

  /// Whether two that nobody knows are the same is an open question.
  func isEqual(to other: any CarriedValue) -> Bool {
    guard let other = other as? CarriedByEngine else { return false }
    if value == other.value { return true }
    return (try? runs.evaluator?.decidedEqual(value, other.value, at: runs.place)) ?? false
  }

  func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
  var text: String { value.text }
}

/// What stays on one side, and is only named on the other.
extension ValueConversions {
  func fillKept(_ conversion: ValueConversion, _ type: HostType) -> Bool {
    if !type.isOfProgram {
      fillCarried(conversion, type)
      return true
    }
    guard let info = program.types[type.name] else { return false }
    let arguments = type.arguments.map(TypeReference.init)
    if info.kind == .classType {
      conversion.inward = { [unowned self] value in
        guard case .object(let object) = value, value.mayHave(arguments: arguments),
          let dynamic = object.type === info ? type : self.type(of: value)
        else { return nil }
        return dynamic.make(kept: object)
      }
      conversion.outward = { value, _ in (type.kept(in: value) as? ObjectValue).map { .object($0) }
      }
      return true
    }
    conversion.inward = { value in
      guard case .structure(let structure) = value, structure.type === info,
        value.mayHave(arguments: arguments)
      else { return nil }
      return type.make(kept: KeptStructure(structure))
    }
    conversion.outward = { value, _ in
      (type.kept(in: value) as? KeptStructure).map { .structure($0.value) }
    }
    return true
  }

  /// A value of which the engine knows nothing: a `Color`, what a library makes that nobody knows.
  private func fillCarried(_ conversion: ValueConversion, _ type: HostType) {
    conversion.inward = { [unowned self] value in
      if type.isUnknown || value.isObject, let (inner, dynamic) = existential(value) {
        return type.make(erasing: inner, of: dynamic)
      }
      return type.make(kept: CarriedByEngine(value, runs))
    }
    conversion.outward = { [unowned self] value, evaluator in
      if let carried = type.kept(in: value) as? CarriedByEngine { return carried.value }
      // What the engine made itself, where nobody knows what is expected.
      guard let (inner, dynamic) = type.knownContent(of: value), dynamic.id != type.id else {
        return nil
      }
      return try outward(inner, of: dynamic, for: evaluator)
    }
  }

  func fillHeld(_ conversion: ValueConversion, _ type: HostType) {
    conversion.inward = { value in
      guard case .native(let object as EngineHeldValue) = value, object.isCurrent,
        object.type.id == type.id || object.type.isClass && object.type.inherits(from: type)
      else { return nil }
      return object.value
    }
    conversion.outward = { [unowned self] value, _ in
      .native(EngineHeldValue(value, type, self))
    }
  }

  /// Both sides have Foundation's own value, each in a box of its own.
  func fillForeign(_ conversion: ValueConversion, _ type: HostType) {
    conversion.inward = { value in
      guard case .native(let object as any LibraryObject) = value else {
        return IndexSet(offsets: value).flatMap { type.make(foreign: $0) }
      }
      return type.make(foreign: object.content)
    }
    conversion.outward = { value, _ in
      (type.foreign(in: value) as? any LibraryType)?.value
    }
  }

  func fillExistential(_ conversion: ValueConversion, _ type: HostType) {
    conversion.inward = { [unowned self] value in
      existential(value).map { type.make(erasing: $0.0, of: $0.1) }
    }
    conversion.outward = { [unowned self] value, evaluator in
      let (inner, dynamic) = type.opened(value)
      return try outward(inner, of: dynamic, for: evaluator)
    }
  }

  /// A value whose type nobody but it knows.
  func existential(_ value: Value) -> (HostValue, HostType)? {
    var value = value
    if case .structure(var structure) = value {
      structure.isExistential = false
      value = .structure(structure)
    }
    if case .native(let held as EngineHeldValue) = value {
      return held.isCurrent ? (held.value, held.type) : nil
    }
    guard let type = type(of: value), let converted = conversion(type)?.inward(value) else {
      return nil
    }
    return (converted, type)
  }

  /// What the engine has a value for.
  private func type(of value: Value) -> HostType? {
    var arguments: [TypeReference] = []
    let name: String
    switch value {
    case .object(let object): (name, arguments) = (object.type.name, object.arguments ?? [])
    case .structure(let structure):
      (name, arguments) = (structure.type.name, structure.arguments ?? [])
    case .enumeration(let enumeration): name = enumeration.type.name
    case .integer: name = "Int"
    case .double: name = "Double"
    case .string: name = "String"
    case .boolean: name = "Bool"
    case .native(let object as any LibraryObject): name = object.table.name
    default: return nil
    }
    if arguments.isEmpty { return runs.hosted?.type(named: name) }
    return program.named(TypeReference(name, arguments)).flatMap { runs.hosted?.hostType($0) }
  }

  /// An error of the program goes its way through the engine.
  func throwing<Result>(_ body: () throws -> Result) throws -> Result {
    let evaluator = runs.evaluator
    let wasOnEngine = evaluator?.isOnEngine ?? false
    evaluator?.isOnEngine = false
    defer { evaluator?.isOnEngine = wasOnEngine }
    do {
      return try body()
    } catch Interruption.thrown(let thrown, let place) {
      // Whether it is thrown at all decides what still comes.
      evaluator?.decide(thrown.doubt, at: place)
      guard let (value, type) = existential(thrown.value) else {
        throw Interruption.thrown(thrown, place)
      }
      throw HostThrown(value, of: type)
    }
  }
}

extension Value {
  fileprivate var isObject: Bool { if case .object = self { true } else { false } }
}
