import Interpreter

/// The way of values of one type to the engine and back.
final class ValueConversion {
  /// To the engine; nil for a value that has to stay here: one that is not known for sure, or is
  /// of another type.
  var inward: (Value) -> HostValue? = { _ in nil }
  /// From the engine.
  var outward: (HostValue, Evaluator) throws -> Value? = { _, _ in nil }
  /// What a value of the type is taken for that nobody knows, and how that is told.
  fileprivate(set) var standIn: (value: Value, text: String)?
}

/// Makes conversions, one for each type.
final class ValueConversions {
  private unowned let program: Program
  unowned let module: EngineModule
  private var known: [ObjectIdentifier: ValueConversion?] = [:]

  init(_ program: Program, _ module: EngineModule) {
    self.program = program
    self.module = module
  }

  /// Nil for types whose values have to stay on their side.
  func conversion(_ type: HostType) -> ValueConversion? {
    if let known = known[type.id] { return known }
    let conversion = ValueConversion()
    // A type may hold values of itself.
    known[type.id] = conversion
    guard fill(conversion, type) else {
      known[type.id] = .some(nil)
      return nil
    }
    conversion.standIn = standIn(for: type)
    return conversion
  }

  /// Nothing, where the type has a word for it.
  private func standIn(for type: HostType) -> (value: Value, text: String)? {
    switch type.form {
    case .optional: (.optional(nil), "nil")
    case .boolean: (.boolean(false), "false")
    case .text: (.string(""), "empty")
    case .array: (.array([]), "empty")
    case .integer("Int"): (.integer(0), "0")
    case .double: (.double(0), "0")
    case .structure(let fields): emptyStructure(type.name, fields)
    default: nil
    }
  }

  /// A struct in whose properties there is nothing.
  private func emptyStructure(
    _ name: String, _ fields: [(name: String, type: HostType)]
  ) -> (value: Value, text: String)? {
    guard let info = info(named: name),
      let values = Self.all(fields, { standIn(for: $0.type)?.value })
    else { return nil }
    return (.structure(StructureValue(type: info, fields: values)), "an empty \(name)")
  }

  private func fill(_ conversion: ValueConversion, _ type: HostType) -> Bool {
    switch type.form {
    case .void:
      conversion.inward = { _ in type.make(0) }
      conversion.outward = { _, _ in .void }
    case .integer(let name): return fillInteger(conversion, type, name)
    case .double:
      conversion.inward = { value in
        switch value {
        case .double(let number): type.make(number)
        case .integer(let number): type.make(Double(number))
        default: nil
        }
      }
      conversion.outward = { value, _ in .double(type.double(in: value)) }
    case .boolean:
      conversion.inward = { if case .boolean(let truth) = $0 { type.make(truth) } else { nil } }
      conversion.outward = { value, _ in .boolean(type.boolean(in: value)) }
    case .text:
      conversion.inward = { if case .string(let text) = $0 { type.make(text) } else { nil } }
      conversion.outward = { value, _ in type.text(in: value).map { .string($0) } }
    case .optional(let part): return fillOptional(conversion, type, part)
    case .array, .set, .dictionary, .range: return fillCollection(conversion, type)
    case .tuple(let parts): return fillTuple(conversion, type, parts)
    case .structure(let fields): return fillStructure(conversion, type, fields)
    case .enumeration(let cases): return fillEnumeration(conversion, type, cases)
    case .kept: return fillKept(conversion, type)
    case .function(let parameters, let result):
      return fillFunction(conversion, type, parameters, result)
    case .existential: fillExistential(conversion, type)
    case .held: fillHeld(conversion, type)
    case .other: return false
    }
    return true
  }

  // MARK: Numbers

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

  // MARK: The program's own types

  private func fillStructure(
    _ conversion: ValueConversion, _ type: HostType,
    _ fields: [(name: String, type: HostType)]
  ) -> Bool {
    guard let info = info(named: type.name), info.kind == .structure,
      info.stored.map(\.name) == fields.map(\.name)
    else { return false }
    let conversions = fields.compactMap { self.conversion($0.type) }
    guard conversions.count == fields.count else { return false }
    let members = PartConversions(conversions)
    conversion.inward = { value in
      guard case .structure(let structure) = value, structure.type === info,
        !structure.isOpen
      else { return nil }
      return members.inward(structure.fields).map { type.make(fields: $0) }
    }
    conversion.outward = { value, evaluator in
      try members.outward(type.fields(in: value), evaluator).map {
        .structure(StructureValue(type: info, fields: $0))
      }
    }
    return true
  }

  private func fillEnumeration(
    _ conversion: ValueConversion, _ type: HostType,
    _ cases: [(name: String, payload: [(label: String?, type: HostType)])]
  ) -> Bool {
    guard let info = info(named: type.name), info.kind == .enumeration else {
      return false
    }
    var members: [PartConversions] = []
    for enumCase in cases {
      let conversions = enumCase.payload.compactMap { self.conversion($0.type) }
      guard conversions.count == enumCase.payload.count else { return false }
      members.append(PartConversions(conversions))
    }
    let indices = Dictionary(
      cases.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    conversion.inward = { value in
      guard case .enumeration(let held) = value, held.type === info,
        let index = indices[held.name]
      else { return nil }
      return members[index].inward(held.payload.map(\.value)).map {
        type.make(caseIndex: index, payload: $0)
      }
    }
    conversion.outward = { value, evaluator in
      let index = type.caseIndex(in: value)
      guard cases.indices.contains(index) else { return nil }
      return try members[index].outward(type.fields(in: value), evaluator).map { values in
        .enumeration(
          EnumerationValue(
            type: info, name: cases[index].name,
            payload: zip(cases[index].payload, values).map {
              TupleElement(label: $0.label, value: $1)
            }))
      }
    }
    return true
  }

  /// A type of the program; nil for views, which are more than their values.
  private func info(named name: String) -> TypeInfo? {
    guard let info = program.types[name], !info.isFramework, !program.isView(info) else {
      return nil
    }
    return info
  }

  // MARK: What stays on this side

  private func fillKept(_ conversion: ValueConversion, _ type: HostType) -> Bool {
    guard let info = program.types[type.name] else { return false }
    if info.kind == .classType {
      conversion.inward = { [unowned module] value in
        guard case .object(let object) = value,
          let dynamic = object.type === info ? type : module.hosted?.type(named: object.type.name)
        else { return nil }
        return dynamic.make(kept: object)
      }
      conversion.outward = { value, _ in (type.kept(in: value) as? ObjectValue).map { .object($0) }
      }
      return true
    }
    conversion.inward = { value in
      guard case .structure(let structure) = value, structure.type === info else { return nil }
      return type.make(kept: KeptStructure(structure))
    }
    conversion.outward = { value, _ in
      (type.kept(in: value) as? KeptStructure).map { .structure($0.value) }
    }
    return true
  }

  private func fillFunction(
    _ conversion: ValueConversion, _ type: HostType, _ parameterTypes: [HostType],
    _ resultType: HostType
  ) -> Bool {
    let parameters = parameterTypes.compactMap { self.conversion($0) }
    guard parameters.count == parameterTypes.count, let result = self.conversion(resultType) else {
      return false
    }
    let ways = FunctionWays(type, parameters, result)
    conversion.inward = { [unowned module] value in
      guard case .function(let function) = value, !function.isBuilder, function.builder == nil
      else { return nil }
      if case .engine(let own) = function.kind, own.isCurrent { return own.value }
      return type.make(function: function, count: parameters.count) { values in
        try module.call(function, values, ways)
      }
    }
    conversion.outward = { [unowned self, unowned module] value, evaluator in
      if let function = type.functionContent(in: value) as? FunctionValue {
        return .function(function)
      }
      return .function(
        FunctionValue(
          .engine(EngineFunction(value, ways, module, self)),
          number: evaluator.nextNumber()))
    }
    return true
  }

  private func fillHeld(_ conversion: ValueConversion, _ type: HostType) {
    conversion.inward = { value in
      guard case .native(let object as EngineHeldValue) = value, object.isCurrent,
        object.type.id == type.id
      else { return nil }
      return object.value
    }
    conversion.outward = { [unowned module] value, _ in
      .native(EngineHeldValue(value, type, module))
    }
  }

  private func fillExistential(_ conversion: ValueConversion, _ type: HostType) {
    conversion.inward = { [unowned self] value in
      existential(value).map { type.make(erasing: $0.0, of: $0.1) }
    }
    conversion.outward = { [unowned self] value, evaluator in
      let (inner, dynamic) = type.opened(value)
      return try self.conversion(dynamic)?.outward(inner, evaluator)
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
    let name: String? =
      switch value {
      case .object(let object): object.type.name
      case .structure(let structure): structure.type.name
      case .enumeration(let enumeration): enumeration.type.name
      case .integer: "Int"
      case .double: "Double"
      case .string: "String"
      case .boolean: "Bool"
      default: nil
      }
    guard let type = name.flatMap({ module.hosted?.type(named: $0) }),
      let converted = conversion(type)?.inward(value)
    else { return nil }
    return (converted, type)
  }
}
