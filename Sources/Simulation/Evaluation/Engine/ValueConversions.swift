import Foundation
import Interpreter

/// The way of values of one type to the engine and back.
final class ValueConversion {
  let type: HostType
  /// To the engine; nil for a value that has to stay here: one that is not known for sure, or is
  /// of another type.
  var inward: (Value) -> HostValue? = { _ in nil }
  /// From the engine.
  var outward: (HostValue, Evaluator) throws -> Value? = { _, _ in nil }
  /// What a value of the type is taken for that nobody knows, and how that is told.
  fileprivate(set) var standIn: (value: Value, text: String)?
  /// Something in it comes from a library: this side may have it as something that nobody knows.
  fileprivate(set) var comesFromLibrary = false
  /// This side has values of the type as the engine made them, and knows nothing of what is in them.
  fileprivate(set) var isHeld = false

  init(_ type: HostType) { self.type = type }

  /// Whether the engine may be given one in the middle of a run, when nothing can be done again any
  /// more, whatever this side has.
  var canBeRead: Bool { !comesFromLibrary || standIn != nil }
}

/// Makes conversions, one for each type.
final class ValueConversions {
  unowned let program: Program
  let runs: EngineRuns
  /// Whether objects of a class of the program never come to this side.
  private let areOnEngine: (HostType) -> Bool
  private var known: [ObjectIdentifier: ValueConversion?] = [:]
  private var knownToLast: [ObjectIdentifier: ValueConversion?] = [:]

  init(
    _ program: Program, _ runs: EngineRuns, areOnEngine: @escaping (HostType) -> Bool
  ) {
    self.program = program
    self.runs = runs
    self.areOnEngine = areOnEngine
  }

  /// Nil for types whose values have to stay on their side.
  func conversion(_ type: HostType) -> ValueConversion? {
    if let known = known[type.id] { return known }
    let conversion = ValueConversion(type)
    // A type may hold values of itself.
    known[type.id] = conversion
    guard fill(conversion, type) else {
      known[type.id] = .some(nil)
      return nil
    }
    conversion.standIn = standIn(for: type)
    conversion.comesFromLibrary = comesFromLibrary(type)
    return conversion
  }

  /// The way of what lasts on this side, in a variable or in a property: values that cannot be taken
  /// apart are held as they are. Nil for views, which are more than their values.
  func lasting(_ type: HostType) -> ValueConversion? {
    if let known = knownToLast[type.id] { return known }
    var found = conversion(type)
    if found == nil, canBeHeld(type) {
      let held = ValueConversion(type)
      held.isHeld = true
      knownToLast[type.id] = held
      // A collection is changed here: what is held is in it, and not the collection itself.
      if !fillParts(held, type, by: lasting) { fillHeld(held, type) }
      found = held
    }
    knownToLast[type.id] = .some(found)
    return found
  }

  /// Whether this side makes values of a type, or of a part of it, itself and does more with them than
  /// to pass them on: it goes through sequences, matches cases, and of what is shared, such as a
  /// `NotificationCenter`, it has all.
  func isMadeHere(_ type: HostType) -> Bool {
    switch type.form {
    case .optional(let part), .array(let part), .set(let part), .range(let part, _):
      isMadeHere(part)
    case .dictionary(let key, let value): isMadeHere(key) || isMadeHere(value)
    case .tuple(let parts): parts.contains { isMadeHere($0.type) }
    case .structure, .enumeration: true
    default:
      // What has no name is a function or a type.
      type.name.isEmpty || type.isOfProgram || type.isClass
        || LibraryIndex.table(named: type.name) != nil || type.conforms(to: "Sequence")
    }
  }

  /// Views are more than their values, and of other libraries than the language's own this side makes
  /// the values: somebody may listen to them.
  private func canBeHeld(_ type: HostType) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    return canBeHeld(type, &seen)
  }

  private func canBeHeld(_ type: HostType, _ seen: inout Set<ObjectIdentifier>) -> Bool {
    guard !type.isScheduled, !type.isOfProgram || !type.isClass || areOnEngine(type) else {
      return false
    }
    guard seen.insert(type.id).inserted else { return true }
    func isAny(_ part: HostType) -> Bool { conversion(part) != nil || canBeHeld(part, &seen) }
    switch type.form {
    case .void, .kept: return false
    case .existential: return !type.protocols.contains(where: isOfViews)
    case .optional(let part), .array(let part), .set(let part), .range(let part, _):
      return isAny(part)
    case .dictionary(_, let value): return isAny(value)
    case .tuple(let parts): return parts.allSatisfy { isAny($0.type) }
    case .structure(let fields) where type.isOfProgram: return fields.allSatisfy { isAny($0.type) }
    case .enumeration(let cases):
      return cases.allSatisfy { $0.payload.allSatisfy { isAny($0.type) } }
    default:
      return type.isOfLanguage
        || type.isOfProgram
          && program.types[type.name].map { !program.isView($0) } ?? true
    }
  }

  /// The way back of what a function of the engine gives. Nil also where a string literal of the
  /// function becomes a text that is looked up: that is more than its characters, and only this side
  /// makes it.
  ///
  /// - Parameter mayBeHeld: Also what cannot be taken apart.
  func resultConversion(_ type: HostType, mayBeHeld: Bool = false) -> ValueConversion? {
    isLocalized(type) ? nil : mayBeHeld ? lasting(type) : conversion(type)
  }

  /// Whether what the engine makes of such a type is all that it is: of a text that is looked up it is
  /// not.
  func isTaken(_ type: HostType) -> Bool { !isLocalized(type) }

  private func isLocalized(_ type: HostType) -> Bool {
    switch type.form {
    case .optional(let part), .array(let part), .set(let part): isLocalized(part)
    case .dictionary(let key, let value): isLocalized(key) || isLocalized(value)
    case .tuple(let parts): parts.contains { isLocalized($0.type) }
    case .kept: Evaluator.localizedTypes.contains(type.name)
    default: false
    }
  }

  private func isOfViews(_ protocolName: String) -> Bool {
    FrameworkProtocol(rawValue: protocolName) != nil
      && program.types[protocolName]?.isFramework != false
  }

  private func comesFromLibrary(_ type: HostType) -> Bool {
    func any(_ types: [HostType]) -> Bool {
      types.contains { conversion($0)?.comesFromLibrary ?? true }
    }
    switch type.form {
    case .foreign, .float: return true
    case .kept: return !type.isOfProgram
    case .optional(let part), .array(let part), .set(let part), .range(let part, _):
      return any([part])
    case .dictionary(let key, let value): return any([key, value])
    case .tuple(let parts): return any(parts.map(\.type))
    case .structure(let fields): return !type.isOfProgram || any(fields.map(\.type))
    case .enumeration(let cases):
      return !type.isOfProgram || any(cases.flatMap { $0.payload.map(\.type) })
    default: return false
    }
  }

  /// A value of the engine, held as it is if it cannot be taken apart; nil if it may not come to this
  /// side.
  func outward(_ value: HostValue, of type: HostType, for evaluator: Evaluator) throws -> Value? {
    try lasting(type)?.outward(value, evaluator)
  }

  /// Nothing, where the type has a word for it.
  private func standIn(for type: HostType) -> (value: Value, text: String)? {
    switch type.form {
    case .optional: (.optional(nil), "nil")
    case .boolean: (.boolean(false), "false")
    case .text: (.string(""), "empty")
    case .array: (.array([]), "empty")
    case .integer("Int"): (.integer(0), "0")
    case .double, .float: (.double(0), "0")
    case .foreign: emptyForeign(type)
    case .kept where !type.isOfProgram:
      (.opaque(OpaqueValue(name: type.isUnknown ? "_" : type.name, place: .nowhere)), "unknown")
    case .structure(let fields): emptyStructure(type, fields)
    default: nil
    }
  }

  private func emptyForeign(_ type: HostType) -> (value: Value, text: String)? {
    let content: (any LibraryType)? =
      switch type.name {
      case "UUID": UUID(uuidString: "00000000-0000-0000-0000-000000000000")
      case "Date": Surroundings.start
      case "URL": URL(string: "about:blank")
      case "Data": Data()
      case "Decimal": Decimal()
      case "Duration": Duration.zero
      case "DateComponents": DateComponents()
      case "IndexSet": IndexSet()
      case "Locale": Surroundings.locale
      case "TimeZone": Surroundings.timeZone
      case "Calendar": Surroundings.calendar
      default: nil
      }
    return content.map { ($0.value, $0.text) }
  }

  /// A struct in whose properties there is nothing.
  private func emptyStructure(
    _ type: HostType, _ fields: [(name: String, type: HostType)]
  ) -> (value: Value, text: String)? {
    guard let info = info(of: type),
      let values = Self.all(fields, { standIn(for: $0.type)?.value })
    else { return nil }
    return (.structure(StructureValue(type: info, fields: values)), "an empty \(type.name)")
  }

  private func fill(_ conversion: ValueConversion, _ type: HostType) -> Bool {
    switch type.form {
    case .void:
      conversion.inward = { _ in type.make(0) }
      conversion.outward = { _, _ in .void }
    case .integer(let name): return fillInteger(conversion, type, name)
    case .double: fillDecimal(conversion, type, inward: { $0 }, outward: { $0 })
    case .float:
      // The number whose text is the same: this side has no other kind.
      fillDecimal(
        conversion, type, inward: { Double(Float($0)) }, outward: { Float($0).doubleOfSameText })
    case .boolean:
      conversion.inward = { if case .boolean(let truth) = $0 { type.make(truth) } else { nil } }
      conversion.outward = { value, _ in .boolean(type.boolean(in: value)) }
    case .text:
      conversion.inward = { if case .string(let text) = $0 { type.make(text) } else { nil } }
      conversion.outward = { value, _ in type.text(in: value).map { .string($0) } }
    case .optional, .array, .set, .dictionary, .range, .tuple:
      return fillParts(conversion, type, by: self.conversion)
    case .structure(let fields): return fillStructure(conversion, type, fields)
    case .enumeration(let cases): return fillEnumeration(conversion, type, cases)
    case .kept: return fillKept(conversion, type)
    case .function(let parameters, let result):
      return fillFunction(conversion, type, parameters, result)
    case .existential:
      // A view is more than its value, and the engine has none: who makes one stays here.
      if type.protocols.contains(where: isOfViews) { return false }
      fillExistential(conversion, type)
    case .task(let result): fillTask(conversion, type, result)
    case .held: fillHeld(conversion, type)
    case .foreign: fillForeign(conversion, type)
    case .other: return false
    }
    return true
  }

  // MARK: Numbers

  private func fillDecimal(
    _ conversion: ValueConversion, _ type: HostType, inward: @escaping @Sendable (Double) -> Double,
    outward: @escaping @Sendable (Double) -> Double
  ) {
    conversion.inward = { value in
      switch value {
      case .double(let number): type.make(inward(number))
      case .integer(let number): type.make(inward(Double(number)))
      default: nil
      }
    }
    conversion.outward = { value, _ in .double(outward(type.double(in: value))) }
  }

  private static func width(_ name: String) -> (any FixedWidthInteger.Type)? {
    let widths: [any FixedWidthInteger.Type] = [
      Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
      UInt32.self, UInt64.self,
    ]
    return widths.first { "\($0)" == name }
  }

  private func fillInteger(
    _ conversion: ValueConversion, _ type: HostType, _ name: String
  ) -> Bool {
    if name == "Int" {
      conversion.inward = { if case .integer(let number) = $0 { type.make(number) } else { nil } }
      conversion.outward = { value, _ in .integer(type.integer(in: value)) }
      return true
    }
    guard let width = Self.width(name) else { return false }
    fill(conversion, type, width)
    return true
  }

  private func fill<Number: FixedWidthInteger>(
    _ conversion: ValueConversion, _ type: HostType, _ width: Number.Type
  ) {
    conversion.inward = { value in
      switch value {
      case .fixed(let number as Number): type.make(Int(truncatingIfNeeded: number))
      case .integer(let number):
        Number(exactly: number).map { type.make(Int(truncatingIfNeeded: $0)) }
      default: nil
      }
    }
    conversion.outward = { value, _ in
      .fixed(Number(truncatingIfNeeded: type.integer(in: value)))
    }
  }

  /// What this side knows a type as; nil for views, which are more than their values.
  func info(of type: HostType) -> TypeInfo? {
    guard let info = program.types[type.name], info.isFramework != type.isOfProgram,
      !program.isView(info)
    else { return nil }
    return info
  }
}
