import Foundation

/// How values are printed.
extension Machine {
  func text(of type: RuntimeType) -> (Value, TextStyle) throws -> String {
    switch type.shape {
    case .integer:
      if type.isUnsignedWord { return { value, _ in String(UInt(bitPattern: value.word)) } }
      return { value, _ in String(value.word) }
    case .double:
      if type.type.nominal?.name == "Float" {
        return { value, _ in Self.text(Float(value.double)) }
      }
      return { value, _ in Self.text(value.double) }
    case .boolean: return { value, _ in value.truth ? "true" : "false" }
    case .void: return { _, _ in "()" }
    case .value: break
    }
    if type.isKept, type.isOnlyHosts { return { value, _ in CarriedValues.text(value) } }
    if type.isDynamic || type.type.nominal?.name == "AnyHashable" {
      return { [unowned self] value, style in
        try certainType(of: value).describe(opened(value), style)
      }
    }
    if type.type.nominal?.isKeyPath == true { return { value, _ in try value.keyPath().text } }
    if type.isReference {
      return { [unowned self] value, style in
        let dynamic = dynamicType(of: value)
        return try dynamicText(dynamic)(value, style)
      }
    }
    return structuralText(type)
  }

  /// A number as it is printed, where what is no number has its sign, too; its `description` has none.
  private static func text(_ number: some BinaryFloatingPoint & CustomStringConvertible) -> String {
    number.isNaN && number.sign == .minus ? "-nan" : number.description
  }

  private func dynamicText(_ type: RuntimeType) -> (Value, TextStyle) throws -> String {
    ownText(type) ?? { _, _ in Self.spelled(type.type, isQualified: true) }
  }

  private func structuralText(_ type: RuntimeType) -> (Value, TextStyle) throws -> String {
    if let own = ownText(type) { return own }
    switch type.type.kind {
    case .tuple(let elements):
      let parts = elements.map { ($0.label, runtime($0.type)) }
      return { value, _ in
        let fields = try value.fields()
        return try "("
          + parts.enumerated().map { index, part in
            (part.0.map { "\($0): " } ?? "") + (try part.1.describe(fields[index], .debug))
          }.joined(separator: ", ") + ")"
      }
    case .function: return { _, _ in "(Function)" }
    case .metatype:
      return { value, style in
        guard let box = value.object as? TypeBox else { return "" }
        return Self.spelled(box.type.type, isQualified: style == .debug)
      }
    case .nominal(let nominal, _):
      if let library = LibraryTypes.text(nominal, type, self) { return library }
      return nominal.kind == .enumeration ? caseText(nominal, type) : fieldText(type)
    default: return { _, _ in "?" }
    }
  }

  /// Whether it says itself how it is printed.
  func hasOwnText(_ type: RuntimeType) -> Bool { ownText(type) != nil }

  /// `description` or `debugDescription` of the program.
  private func ownText(_ type: RuntimeType) -> ((Value, TextStyle) throws -> String)? {
    let plain = textProperty("description", "CustomStringConvertible", type)
    let debug = textProperty("debugDescription", "CustomDebugStringConvertible", type)
    guard plain != nil || debug != nil else { return nil }
    return { [unowned self] value, style in
      guard let code = style == .plain ? plain ?? debug : debug ?? plain else { return "" }
      let text = try frames.aside { frame in
        frame[0] = value
        return try code.value(frame)
      }
      return try text.string()
    }
  }

  private func textProperty(
    _ name: String, _ bound: String, _ type: RuntimeType
  ) -> FunctionCode? {
    guard let nominal = resolver.library(bound),
      resolver.conforms(type.type, to: nominal, in: signature) == .yes,
      let requirement = nominal.members[name].compactMap(\.variable).first,
      let variable = witness(of: requirement, in: type),
      variable.syntax?.accessors?.getter?.hasBody == true
        || variable.syntax.map({ $0.position.file >= 0 }) == true
    else { return nil }
    var owner = type
    while variable.context.nominal?.kind == .classType,
      owner.type.nominal !== variable.context.nominal,
      let above = owner.superclass
    {
      owner = above
    }
    return accessor(variable, .getter, of: owner)
  }

  /// How the storage of a property is called, which a wrapper or `lazy` names after it.
  func storedName(of variable: Variable) -> String {
    if checker.wrapper(of: variable) != nil { return "_" + variable.name }
    let isLazy = variable.syntax?.modifiers.isLazy == true
    return isLazy ? "$__lazy_storage_$_" + variable.name : variable.name
  }

  private func fieldText(_ type: RuntimeType) -> (Value, TextStyle) throws -> String {
    let name = Self.spelled(type.type, isQualified: false)
    return { value, style in
      // Values of the library's own types may be kept in another form.
      guard let fields = (value.object as? Record)?.fields else { return name }
      let parts = try type.fields.enumerated().map { index, field in
        let label = self.storedName(of: field.variable)
        var held = fields[index]
        if field.variable.ownership != .strong {
          held = Value(word: 0, object: (held.object as? WeakBox)?.object)
        }
        return "\(label): " + (try field.type.describe(held, .debug))
      }
      return (style == .debug ? Self.spelled(type.type, isQualified: true) : name)
        + "(\(parts.joined(separator: ", ")))"
    }
  }

  private func caseText(
    _ nominal: Nominal, _ type: RuntimeType
  ) -> (Value, TextStyle) throws -> String {
    let payloads = payloadTypes(type)
    let prefix = Self.spelled(type.type, isQualified: true) + "."
    return { value, style in
      guard nominal.cases.indices.contains(value.word) else { return nominal.name }
      let enumCase = nominal.cases[value.word]
      let start = style == .debug ? prefix + enumCase.name : enumCase.name
      guard value.object != nil, !payloads[value.word].isEmpty else { return start }
      let fields = try value.fields()
      let parts = try zip(enumCase.parameters, payloads[value.word]).enumerated().map {
        index, part in
        (part.0.label.map { "\($0): " } ?? "") + (try part.1.describe(fields[index], .debug))
      }
      return "\(start)(\(parts.joined(separator: ", ")))"
    }
  }

  /// A type as the running program spells it.
  static func spelled(_ type: Type, isQualified: Bool) -> String {
    switch type.kind {
    case .nominal(let nominal, let arguments):
      let own = arguments.suffix(nominal.context.resolver.signature(of: nominal).ownCount)
      let list =
        own.isEmpty
        ? ""
        : "<\(own.map { spelled($0, isQualified: isQualified) }.joined(separator: ", "))>"
      return (isQualified ? prefix(nominal, arguments.dropLast(own.count)) : "") + nominal.name
        + list
    case .tuple(let elements):
      let parts = elements.map { element in
        (element.label.map { "\($0): " } ?? "") + spelled(element.type, isQualified: isQualified)
      }
      return "(" + parts.joined(separator: ", ") + ")"
    case .pack(let types):
      return "Pack{"
        + types.map { spelled($0, isQualified: isQualified) }.joined(separator: ", ") + "}"
    case .existential(let existential):
      return existential.bounds.isEmpty ? "Any" : type.description.replacing("any ", with: "")
    default: return type.description
    }
  }

  /// The types around a type, with what stands for their parameters, or the module.
  private static func prefix(_ nominal: Nominal, _ arguments: ArraySlice<Type>) -> String {
    guard let outer = nominal.context.nominal else { return moduleName(nominal) }
    return spelled(Type(.nominal(outer, Array(arguments))), isQualified: true) + "."
  }

  /// The module of the program has no name that anybody would read.
  private static func moduleName(_ nominal: Nominal) -> String {
    guard nominal.isLibrary, let module = nominal.context.module else { return "" }
    return module.name + "."
  }

  /// An error as a person reads it.
  func errorText(_ value: Value) throws -> String {
    try dynamicType(of: value).describe(opened(value), .debug)
  }
}
