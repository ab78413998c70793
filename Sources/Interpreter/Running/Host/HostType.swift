/// A value of the program as it is handed to a host. It means something only together with its
/// ``HostType``.
public struct HostValue {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// A type of the program as a host sees it: what its values are made of, and how to take them apart
/// and put them together.
public struct HostType {
  let type: RuntimeType

  /// What the values of a type are.
  public enum Form {
    case void
    /// An integer, with the name of its type.
    case integer(String)
    case double
    /// A `Float`, whose texts have fewer digits.
    case float
    case boolean
    /// A string, a part of one, or a character.
    case text
    case optional(HostType)
    case array(HostType)
    case set(HostType)
    case dictionary(key: HostType, value: HostType)
    case range(HostType, isClosed: Bool)
    case tuple([(label: String?, type: HostType)])
    /// A struct of the program, or of a library that is written in Swift, with its stored properties.
    case structure([(name: String, type: HostType)])
    /// An enum of the program or of a library.
    case enumeration([(name: String, payload: [(label: String?, type: HostType)])])
    /// The host keeps its values.
    case kept
    /// A function without effects on its arguments, that does not wait.
    case function([HostType], result: HostType)
    /// `any P`: the value says which type it is of.
    case existential
    /// An error of a library, or a part of one: it can be passed on, compared and asked.
    case held
    /// A task of the host that gives such a value.
    case task(HostType)
    /// Both sides have the library's own values: a `UUID`, a `Date`.
    case foreign
    /// Something of a library: nothing that can be taken apart.
    case other
  }

  /// Of a type of the program, with the types around it: `Playlist.Mode`.
  public var name: String { type.type.nominal?.qualifiedName ?? "" }

  /// What values of an existential conform to, by name.
  public var protocols: [String] {
    guard case .existential(let existential) = type.type.kind else { return [] }
    return existential.bounds.map(\.nominal.qualifiedName)
  }

  /// Two equal types have the same.
  public var id: ObjectIdentifier { ObjectIdentifier(type) }

  public var form: Form {
    if type.isKept { return .kept }
    switch type.type.kind {
    case .existential: return .existential
    case .function(let function):
      guard !function.isAsync, !function.parameters.contains(where: { $0.isInout || $0.isVariadic })
      else { return .other }
      let machine = type.machine
      return .function(
        function.parameters.map { HostType(type: machine.runtime($0.type)) },
        result: HostType(type: machine.runtime(function.result)))
    case .tuple(let elements):
      if elements.isEmpty { return .void }
      return .tuple(
        zip(elements, type.tupleElements(type.machine)).map { ($0.label, HostType(type: $1)) })
    case .nominal(let nominal, _):
      return nominal.isLibrary ? libraryForm(nominal) : ownForm(nominal)
    default: return .other
    }
  }

  private func argument(_ index: Int) -> HostType { HostType(type: type.argument(index)) }

  private func libraryForm(_ nominal: Nominal) -> Form {
    // `Edge.Set` is no set.
    switch nominal.qualifiedName {
    case "Double", "CGFloat": return .double
    case "Float": return .float
    case "Bool": return .boolean
    case "String", "Character", "Substring": return .text
    case "Optional": return .optional(argument(0))
    case "Array": return .array(argument(0))
    case "Set": return .set(argument(0))
    case "Dictionary": return .dictionary(key: argument(0), value: argument(1))
    case "Task": return .task(argument(0))
    case "Range", "ClosedRange":
      return .range(argument(0), isClosed: nominal.name == "ClosedRange")
    default:
      if ForeignContent.known(nominal) != nil { return .foreign }
      if isPartOfError(nominal) { return .held }
      switch nominal.kind {
      case .enumeration: return enumeration(nominal)
      case .structure where nominal.isStored: return structure
      default: return type.shape == .integer ? .integer(nominal.name) : .other
      }
    }
  }

  private func isPartOfError(_ nominal: Nominal) -> Bool {
    let (resolver, signature) = (type.machine.resolver, type.machine.signature)
    guard let error = resolver.library("Error") else { return false }
    var next: Nominal? = nominal
    while let here = next, here.kind != .protocolType {
      if !resolver.isGeneric(here),
        resolver.conforms(here.selfType, to: error, in: signature) == .yes
      {
        return true
      }
      next = here.context.nominal
    }
    return false
  }

  private func ownForm(_ nominal: Nominal) -> Form {
    switch nominal.kind {
    case .structure:
      let isPlain = type.fields.allSatisfy {
        $0.variable.ownership == .strong && $0.variable.syntax?.modifiers.isLazy != true
          && type.machine.checker.wrapper(of: $0.variable) == nil
      }
      return isPlain ? structure : .other
    case .enumeration: return enumeration(nominal)
    default: return .other
    }
  }

  private var structure: Form {
    .structure(type.fields.map { ($0.name, HostType(type: $0.type)) })
  }

  private func enumeration(_ nominal: Nominal) -> Form {
    .enumeration(
      zip(nominal.cases, type.machine.payloadTypes(type)).map { enumCase, types in
        (enumCase.name, zip(enumCase.parameters, types).map { ($0.label, HostType(type: $1)) })
      })
  }

  /// Whether its values hold nothing that is shared, and nothing that is another each time that it is
  /// made, as a `UUID` is: a copy of one is as good as the value.
  public var isPlain: Bool {
    var seen: Set<ObjectIdentifier> = []
    return isPlain(&seen)
  }

  private func isPlain(_ seen: inout Set<ObjectIdentifier>) -> Bool {
    guard seen.insert(id).inserted else { return true }
    switch form {
    case .void, .integer, .double, .float, .boolean, .text: return true
    case .optional(let part), .array(let part), .set(let part), .range(let part, _):
      return part.isPlain(&seen)
    case .dictionary(let key, let value): return key.isPlain(&seen) && value.isPlain(&seen)
    case .tuple(let parts): return parts.allSatisfy { $0.type.isPlain(&seen) }
    case .structure(let fields):
      return isOfProgram && fields.allSatisfy { $0.type.isPlain(&seen) }
    case .enumeration(let cases):
      return cases.allSatisfy { $0.payload.allSatisfy { $0.type.isPlain(&seen) } }
    case .kept, .function, .existential, .held, .task, .foreign, .other: return false
    }
  }

  /// A struct or a class without type parameters, an enum, of the program.
  public var isOfProgram: Bool { type.type.nominal.map { !$0.isLibrary } ?? false }
  public var isClass: Bool { type.isReference }
  /// Of the language's own libraries, or of none: a function.
  public var isOfLanguage: Bool {
    guard let nominal = type.type.nominal else { return true }
    return nominal.isLibrary && Machine.ownModules.contains(nominal.context.module?.name ?? "")
  }
  /// Whether its values are made by whoever runs tasks, such as a `Task`: in a hosted program it is the
  /// host.
  public var isScheduled: Bool { type.type.nominal?.syntax?.modifiers.has("scheduled") ?? false }
  /// Whether there are functions among its values, or in them.
  public var holdsFunctions: Bool { type.holds { $0.type.function != nil } }
  /// Whether it is that class or one below it.
  public func inherits(from other: HostType) -> Bool {
    var next: RuntimeType? = type
    while let here = next {
      if here === other.type { return true }
      next = here.superclass
    }
    return false
  }
  /// A struct or a class whose values nobody but the program knows: neither it nor a class above it
  /// is of a library or marked for a macro, no library but the language's own is promised anything,
  /// and its wrappers are the program's.
  public var isOwn: Bool {
    var next = type.type.nominal
    guard next?.kind == .classType || next?.kind == .structure else { return false }
    while let nominal = next {
      guard !nominal.isLibrary, type.machine.isOwn(nominal) else { return false }
      next = nominal.superclass?.nominal
    }
    return true
  }
  /// Of a library or of nobody knows whom, and the machine makes no value of it: what it meets came
  /// from the host.
  public var isOnlyHosts: Bool { type.isOnlyHosts }
  /// Nobody knows it.
  public var isUnknown: Bool { type.type.isUnknown }
  /// It has type parameters.
  public var isGeneric: Bool { !type.type.arguments.isEmpty }
}

// MARK: - Taking values apart

extension HostType {
  public func integer(in value: HostValue) -> Int { value.value.word }
  public func double(in value: HostValue) -> Double { value.value.double }
  public func boolean(in value: HostValue) -> Bool { value.value.truth }
  public func text(in value: HostValue) -> String? { try? value.value.string() }

  /// The library's own value.
  public func foreign(in value: HostValue) -> Any? {
    type.type.nominal.flatMap(ForeignContent.known)?.content(value.value, type)
  }

  /// What is in an optional; nil if it is nil.
  public func wrapped(in value: HostValue) -> HostValue? {
    guard let wrapped = type.wrapped else { return nil }
    let form = OptionalForm(wrapping: wrapped.type)
    return form.isNothing(value.value) ? nil : HostValue(form.unwrap(value.value))
  }

  /// The elements of an array or a set.
  public func elements(in value: HostValue) -> [HostValue] {
    switch value.value.object {
    case let box as ArrayBox: box.items.map(HostValue.init)
    case let box as TableBox: box.storage.entries.map { HostValue($0.key.value) }
    default: []
    }
  }

  /// The entries of a dictionary.
  public func entries(in value: HostValue) -> [(key: HostValue, value: HostValue)] {
    guard let box = value.value.object as? TableBox else { return [] }
    return box.storage.entries.map { (HostValue($0.key.value), HostValue($0.value)) }
  }

  /// The stored properties of a struct, the elements of a tuple, the bounds of a range, what a case
  /// carries.
  public func fields(in value: HostValue) -> [HostValue] {
    guard let record = value.value.object as? Record else { return [] }
    return (0..<record.count).map { HostValue(record.fields[$0]) }
  }

  /// Which case of an enum it is.
  public func caseIndex(in value: HostValue) -> Int { value.value.word }

  /// What the host keeps.
  public func kept(in value: HostValue) -> AnyObject? { (value.value.object as? KeptBox)?.content }

  /// What a function that the host runs is to it; nil for one of the machine.
  public func functionContent(in value: HostValue) -> AnyObject? {
    (value.value.object as? FunctionBox)?.content
  }

  /// The value in an existential, with its type.
  public func opened(_ value: HostValue) -> (HostValue, HostType) {
    let machine = type.machine
    return (
      HostValue(machine.opened(value.value)),
      HostType(type: machine.dynamicType(of: value.value))
    )
  }
}

extension HostType {
  /// The same of a value that may have come by a way on which nobody knew its type; nil where it does
  /// not know it either.
  public func knownContent(of value: HostValue) -> (HostValue, HostType)? {
    guard let dynamic = try? type.machine.certainType(of: value.value) else { return nil }
    return (HostValue(type.machine.opened(value.value)), HostType(type: dynamic))
  }
}

// MARK: - Making values

extension HostType {
  public func make(_ integer: Int) -> HostValue { HostValue(Value(word: integer)) }
  public func make(_ number: Double) -> HostValue { HostValue(Value(number)) }
  public func make(_ truth: Bool) -> HostValue { HostValue(Value(truth)) }
  public func make(_ text: String) -> HostValue {
    let isPart = type.type.nominal?.qualifiedName == "Substring"
    return HostValue(isPart ? Value(SubstringBox(text[...])) : Value(text))
  }

  /// Of a value of the library; nil for one of another type.
  public func make(foreign content: Any) -> HostValue? {
    type.type.nominal.flatMap(ForeignContent.known)?.make(content, type).map(HostValue.init)
  }

  /// An optional.
  public func make(optional value: HostValue?) -> HostValue? {
    guard let wrapped = type.wrapped else { return nil }
    let form = OptionalForm(wrapping: wrapped.type)
    return HostValue(value.map { form.wrap($0.value) } ?? form.nothing)
  }

  public func make(array elements: [HostValue]) -> HostValue {
    HostValue(Value(ArrayBox(ContiguousArray(elements.lazy.map(\.value)))))
  }

  public func make(set elements: [HostValue]) -> HostValue {
    var table = TableBox.Storage()
    let element = type.argument(0)
    for value in elements { table.insert(TableKey(value.value, element), Value()) }
    return HostValue(Value(TableBox(table)))
  }

  public func make(dictionary entries: [(key: HostValue, value: HostValue)]) -> HostValue {
    var table = TableBox.Storage()
    let key = type.argument(0)
    for entry in entries { table.insert(TableKey(entry.key.value, key), entry.value.value) }
    return HostValue(Value(TableBox(table)))
  }

  /// A value that the host keeps.
  public func make(kept content: AnyObject) -> HostValue {
    HostValue(Value(KeptBox(type, content)))
  }

  /// A value of another type as this existential.
  public func make(erasing value: HostValue, of other: HostType) -> HostValue {
    HostValue(type.machine.erased(value.value, other.type))
  }

  /// A function that the host runs.
  ///
  /// - Parameters:
  ///   - content: What it is to the host.
  ///   - count: Of its parameters.
  public func make(
    function content: AnyObject, count: Int, _ run: @escaping ([HostValue]) throws -> HostValue
  ) -> HostValue {
    let call = { [weak machine = type.machine] (frame: Frame) throws -> Value in
      guard let machine else { throw Trap.empty }
      let values = (0..<count).map { HostValue(frame[$0]) }
      return try machine.outside(frame + count) { try run(values).value }
    }
    return HostValue(Value(FunctionBox(call, content: content)))
  }

  /// A struct, a tuple or a range.
  public func make(fields: [HostValue]) -> HostValue { HostValue(Value(record(fields))) }

  /// A case of an enum.
  public func make(caseIndex: Int, payload: [HostValue]) -> HostValue {
    HostValue(Value(word: caseIndex, object: payload.isEmpty ? nil : record(payload)))
  }

  private func record(_ fields: [HostValue]) -> Record {
    let record = Record.make(type, fields.count)
    for (index, field) in fields.enumerated() { record.fields[index] = field.value }
    return record
  }
}

extension Machine {
  static let ownModules: Set = ["Swift", "Foundation"]
  /// Attributes of classes that change nothing of what their objects are.
  private static let ownAttributes: Set = [
    "MainActor", "available", "dynamicCallable", "dynamicMemberLookup", "propertyWrapper",
  ]

  fileprivate func isOwn(_ nominal: Nominal) -> Bool {
    _ = resolver.signature(of: nominal)
    guard !nominal.hasUnknownAncestor,
      nominal.syntax?.modifiers.attributes.allSatisfy({ Self.ownAttributes.contains($0.name) })
        ?? true
    else { return false }
    let promised = nominal.promises.map(\.bound.nominal)
    guard
      promised.allSatisfy({
        !$0.isLibrary || Self.ownModules.contains($0.context.module?.name ?? "")
      })
    else { return false }
    return nominal.members.names.allSatisfy { name in
      nominal.members.known(name).compactMap(\.variable).allSatisfy { variable in
        checker.wrappers(of: variable).allSatisfy { $0.type.nominal?.isLibrary == false }
      }
    }
  }
}
