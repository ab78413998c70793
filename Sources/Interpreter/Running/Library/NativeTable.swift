/// What the machine does itself: functions, initialisers and properties that an interface file
/// declares without a body.
///
/// A native is found once, when code is made of a call of it, by the type that it is called on or
/// the type that declares it, its name and its labels: `Array.append(_:)`, `Sequence.map(_:)`,
/// `print(_:separator:terminator:)`, `String.count`. It is given the call with the code of its
/// arguments, and gives back the code of the whole. To add one, write an entry in the file that is
/// named like its type, and add a new file's table to ``standard``.
struct NativeTable {
  typealias Native = (NativeCall) throws -> Code

  private let table: [String: Native]

  /// Made once, holds nothing that changes.
  nonisolated(unsafe) static let standard = NativeTable(
    language + [
      dates, calendars, identifiers, links, foundationText, coding, reflection, dateFormats,
      numberFormats, regexes, expressions, decimals,
    ])

  nonisolated(unsafe) private static let language = [
    globals, output, integers, doubles, strings, stringChanges, textParts, textViews, characters,
    arrays, arrayChanges, sequences, iterators, dictionaries, sets, ranges, optionals, comparing,
    keyPaths, interpolations, scalarProperties, tableIndices, concurrency, streams,
  ]

  init(_ parts: [[String: Native]]) {
    table = parts.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }

  var keys: Set<String> { Set(table.keys) }

  func native(_ key: String) -> Native? { table[key] }
}

/// A call of a native.
struct NativeCall {
  let emitter: Emitter
  let call: CallShape
  /// The type that it is called on, or made.
  let owner: RuntimeType
  let result: RuntimeType

  var machine: Machine { emitter.machine }
  var position: SourcePosition { call.position }
  /// How many arguments are written or have defaults.
  var count: Int { call.given.count }

  /// `self`
  func receiver() throws -> Code {
    guard let base = call.base else {
      throw emitter.notKnown("`\(call.function.name)`", at: position)
    }
    return base.code
  }

  /// `self` of a function that changes it.
  func place() throws -> Place {
    guard case .place(let place)? = call.base else {
      throw emitter.notKnown("`\(call.function.name)` of a value", at: position)
    }
    return place
  }

  func type(_ index: Int) -> RuntimeType {
    let parameter = call.function.interface.parameters[index]
    return machine.runtime(machine.concrete(call.own.apply(parameter.type)))
  }

  func isGiven(_ index: Int) -> Bool {
    guard index < count else { return false }
    if case .defaultValue = call.given[index] { return false }
    return true
  }

  func code(_ index: Int) throws -> Code {
    let parameter = call.function.interface.parameters[index]
    return try emitter.argument(call.given[index], parameter, type(index).type, call)
  }

  func value(_ index: Int) throws -> (Frame) throws -> Value { try code(index).value }

  /// An `inout` argument.
  func inoutPlace(_ index: Int) throws -> Place {
    guard case .expression(let expression) = call.given[index] else {
      throw emitter.notKnown("`\(call.function.name)` as a value", at: position)
    }
    return try emitter.placeOrTemporary(expression)
  }

  /// Where frames of what is called back begin: above all that is in use.
  var top: Int { emitter.height }

  /// Where nil is in its result, which is an optional.
  func resultForm() throws -> OptionalForm {
    guard let wrapped = result.wrapped else {
      throw emitter.notKnown("`\(call.function.name)` here", at: position)
    }
    return OptionalForm(wrapping: wrapped.type)
  }

  /// The elements of what it is called on, or of an argument.
  func element(of type: RuntimeType) throws -> RuntimeType {
    try machine.element(of: type, at: position)
  }

  /// The code of a result from whole values.
  func giving(_ run: @escaping (Frame) throws -> Value) -> Code { .from(result.shape, run) }

  // MARK: Usual forms

  /// Of `self` alone.
  func unary(_ run: @escaping (Value) throws -> Value) throws -> Code {
    let me = try receiver().value
    return giving { try run(try me($0)) }
  }

  /// Of `self` and one argument.
  func binary(_ run: @escaping (Value, Value) throws -> Value) throws -> Code {
    let me = try receiver().value
    let other = try value(0)
    return giving { frame in
      let first = try me(frame)
      return try run(first, try other(frame))
    }
  }

  /// Of `self` and one closure, with the frame at which the closure may be called.
  func calling(
    _ run: @escaping (Frame, Value, FunctionBox) throws -> Value
  ) throws -> Code {
    let me = try receiver().value
    let closure = try value(0)
    let top = top
    return giving { frame in
      let first = try me(frame)
      return try run(frame + top, first, try closure(frame).function())
    }
  }

  /// Changes `self` with the arguments, which are found out first.
  func changing(
    _ run: @escaping (Frame, Pointer, [Value]) throws -> Value
  ) throws -> Code {
    let place = try place()
    let slots = call.given.map { _ in emitter.allocate() }
    let values = try call.given.indices.map { try value($0) }
    let top = top
    if slots.count == 1 {
      let (slot, first) = (slots[0], values[0])
      let change = place.change(result.shape, isBrief: true) { frame, pointer in
        let value = frame[slot]
        frame[slot].object = nil
        return try run(frame + top, pointer, [value])
      }
      return place.whole(change.after { frame in frame[slot] = try first(frame) })
    }
    let change = place.change(result.shape, isBrief: true) { frame, pointer in
      let found = slots.map { slot -> Value in
        let value = frame[slot]
        frame[slot].object = nil
        return value
      }
      return try run(frame + top, pointer, found)
    }
    return place.whole(
      change.after { frame in
        for (slot, value) in zip(slots, values) { frame[slot] = try value(frame) }
      })
  }
}

extension Emitter {
  /// Whether the machine itself does what a function does: nobody wrote a body, or the machine does
  /// it in another way for values of this type, and faster.
  func isNative(_ function: Function, _ owner: RuntimeType?) -> Bool {
    guard function.syntax?.isWritten == true else { return true }
    guard function.isOfLibrary else { return false }
    if function.context.isSequence || function.syntax?.modifiers.has("asWritten") == true {
      return false
    }
    let type = owner.map(instance) ?? machine.runtime(.void)
    return NativeNames.ownKeys(NativeNames.member(function), type)
      .contains { machine.natives.native($0) != nil }
  }

  func isNative(_ variable: Variable, _ owner: RuntimeType) -> Bool {
    guard variable.syntax?.accessors?.getter?.hasBody == true else { return true }
    guard variable.isOfLibrary else { return false }
    return NativeNames.ownKeys(variable.name, instance(owner)).contains {
      machine.natives.native($0) != nil
    }
  }

  private func instance(_ type: RuntimeType) -> RuntimeType {
    type.type.metatypeInstance.map(machine.runtime) ?? type
  }

  /// A call of something that the machine does itself.
  func native(_ call: CallShape) throws -> Code {
    var owner = call.owner ?? call.base?.type ?? machine.runtime(.void)
    if let instance = owner.type.metatypeInstance,
      call.function.isStatic || call.function.kind == .initializer
    {
      owner = machine.runtime(instance)
    }
    let function = call.function
    let result = machine.runtime(
      function.kind == .initializer
        ? (function.syntax?.isFailable == true ? resolver.optional(owner.type) : owner.type)
        : machine.concrete(call.own.apply(function.interface.result)))
    let native = NativeCall(emitter: self, call: call, owner: owner, result: result)
    if let wait = try hostedWait(native, NativeNames.keys(function, owner)) { return wait }
    if function.interface.isAsync { machine.noteMayWait() }
    for key in NativeNames.keys(function, owner) {
      if let found = machine.natives.native(key) { return try found(native) }
    }
    throw notKnown(
      "`\(NativeNames.keys(function, owner).first ?? function.name)`", at: call.position)
  }

  /// A property that the machine computes itself.
  func nativeProperty(
    _ variable: Variable, _ type: RuntimeType, of base: Base, at position: SourcePosition
  ) throws -> Place {
    let owner = base.type.type.metatypeInstance.map(machine.runtime) ?? base.type
    let function = Function(
      name: variable.name, kind: .function, syntax: nil, context: variable.context,
      isStatic: variable.isStatic,
      interface: Function.Interface(
        signature: GenericSignature(), parameters: [], result: variable.type, isAsync: false))
    let call = CallShape(
      function: function, reference: Reference(.variable(variable)), own: Substitution(),
      base: base, given: [], owner: owner, result: type, position: position)
    let native = NativeCall(emitter: self, call: call, owner: owner, result: type)
    let keys = NativeNames.keys(variable, owner)
    if let wait = try hostedWait(native, keys) { return .readOnly(type, wait) }
    for key in keys {
      guard let found = machine.natives.native(key) else { continue }
      return try nativePlace(
        type, read: try found(native), setters: variable.isSettable ? keys : [], call)
    }
    throw notKnown("`\(keys.first ?? variable.name)`", at: position)
  }
}

extension Emitter {
  /// What the tasks of a host have a part in.
  private func hostedWait(_ call: NativeCall, _ keys: [String]) throws -> Code? {
    guard machine.isHosted else { return nil }
    return try keys.lazy.compactMap { NativeTable.hostedWaits[$0] }.first?(call)
  }

  /// A property or an element that the machine reads, and writes if it has a native for that: its
  /// name has an equals sign at its end, and it is given the new value before the indices.
  func nativePlace(
    _ type: RuntimeType, read: Code, setters: [String], _ call: CallShape
  ) throws -> Place {
    var isPlace = owner(of: call).isReference
    if case .place? = call.base { isPlace = true }
    let setter = (isPlace ? setters : []).lazy.compactMap { [machine] in
      machine.natives.native($0 + "=")
    }.first
    guard let setter else { return .readOnly(type, read) }
    let temporary = allocate()
    let function = Function(
      name: call.function.name, kind: .function, syntax: nil, context: call.function.context,
      isMutating: true,
      interface: Function.Interface(
        signature: GenericSignature(),
        parameters: [FunctionParameter(label: nil, name: "newValue", type: type.type)]
          + call.function.interface.parameters, result: .void, isAsync: false))
    var writing = call
    writing.function = function
    writing.given = [.code(.slot(temporary, type.shape), type)] + call.given
    writing.result = machine.runtime(.void)
    let owner = owner(of: call)
    let write = try setter(
      NativeCall(emitter: self, call: writing, owner: owner, result: writing.result)
    ).effect
    let load = read.store(in: temporary)
    return Place(
      type, read: read,
      begin: { frame in
        try load(frame)
        return frame + temporary
      },
      end: { frame in
        try write(frame)
        frame[temporary].object = nil
      },
      store: { code in
        let keep = code.store(in: temporary)
        return { frame in
          try keep(frame)
          try write(frame)
          frame[temporary].object = nil
        }
      })
  }
}

extension Emitter {
  private func owner(of call: CallShape) -> RuntimeType { call.owner ?? machine.runtime(.void) }
}

/// How natives are named.
enum NativeNames {
  static func keys(_ function: Function, _ owner: RuntimeType) -> [String] {
    let member = member(function)
    let found = keys(member, function.context, owner)
    guard function.syntax?.isOperator == true else { return found }
    // What many types can is done in one place for all.
    return found + ["Comparable", "Equatable"].map { "\($0).\(member)" }
  }

  /// `append(contentsOf:)`
  static func member(_ function: Function) -> String {
    let labels =
      function.syntax?.isOperator == true
      ? function.labels.map { _ in "_:" } : function.labels.map { ($0 ?? "_") + ":" }
    let name =
      function.kind == .initializer
      ? "init" : function.kind == .element ? "subscript" : function.name
    return "\(name)(\(labels.joined()))"
  }

  static func keys(_ variable: Variable, _ owner: RuntimeType) -> [String] {
    keys(variable.name, variable.context, owner)
  }

  private static func keys(
    _ name: String, _ context: Context, _ owner: RuntimeType
  ) -> [String] {
    guard let nominal = context.nominal else { return [name] }
    let declaring = typeName(nominal, owner.machine)
    return (context.isSequence ? [] : ownKeys(name, owner)) + ["\(declaring).\(name)"]
  }

  /// A type by its own name, or by its whole one where another at the top of a library is called so:
  /// `Edge.Set` is no set.
  private static func typeName(_ nominal: Nominal, _ machine: Machine) -> String {
    guard nominal.context.nominal != nil, machine.resolver.library(nominal.name) != nil else {
      return nominal.name
    }
    return nominal.qualifiedName
  }

  /// Those that a type has for itself, whoever declares the member.
  static func ownKeys(_ name: String, _ owner: RuntimeType) -> [String] {
    var keys: [String] = []
    if let own = owner.type.nominal, own.isNative {
      keys.append("\(typeName(own, owner.machine)).\(name)")
      if ["ArraySlice", "ContiguousArray"].contains(own.name) { keys.append("Array.\(name)") }
      if owner.isOfIntegers { keys.append("\(typeName(own, owner.machine))<Integer>.\(name)") }
    }
    if owner.shape == .integer { keys.append("Integer.\(name)") }
    if owner.shape == .double { keys.append("Floating.\(name)") }
    return keys
  }
}

extension Context {
  /// In the protocol `Sequence` or an extension of it. What it gives to all sequences is another
  /// thing than what collections have by the same name: `filter` gives an array, of a string too.
  var isSequence: Bool {
    guard let nominal else { return false }
    return nominal.isLibrary && nominal.name == "Sequence"
  }
}
