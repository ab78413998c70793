/// Finding members of library types, and calling them.
extension Evaluator {
  /// The table of a value's type; nil if none is known.
  func library(of value: Value) -> LibraryTable? {
    switch value {
    case .native(let object): (object as? any LibraryObject)?.table
    case .string: String.library
    case .integer, .fixed: Int.library
    case .double: Double.library
    case .array, .slice, .set: ListText.library
    default: nil
    }
  }

  // MARK: Members of types

  /// `Date()`, `URL(string: text)`; nil if the type, or this way to make it, is not known.
  func constructLibrary(
    _ type: TypeReference, _ arguments: [Argument], in scope: Scope, at place: SourcePlace
  ) throws -> Value? {
    guard let table = LibraryIndex.table(named: type.name) else { return nil }
    let labels = arguments.map(\.label)
    let candidates = candidates(table.initializers, labels: labels)
    let isMemberwise =
      table.memberwise != nil && labels.allSatisfy { table.setters[$0 ?? ""] != nil }
    guard candidates != nil || isMemberwise else { return nil }
    let values = try libraryArguments(arguments, in: scope)
    var subject = Value.void
    if let candidates { return try call(candidates, on: &subject, values, at: place) }
    return try memberwise(table, zip(labels, values), at: place)
  }

  private func memberwise(
    _ table: LibraryTable, _ parts: some Sequence<(String?, Value)>, at place: SourcePlace
  ) throws -> Value? {
    guard var subject = table.memberwise?() else { return nil }
    for (name, value) in parts {
      guard let name, try setLibrary(name, of: &subject, to: value, at: place) else { return nil }
    }
    return subject
  }

  /// `Calendar.current`, `Date.now`.
  func libraryConstant(_ name: String, of type: TypeReference, at place: SourcePlace) -> Value? {
    guard let constant = LibraryIndex.table(named: type.name)?.constants[name] else { return nil }
    return asking(at: place) { constant(surroundings) }
  }

  /// `Int.random(in: 1...6)`, `Measurement.init(…)`; nil if there is no such function.
  func callLibrary(
    _ type: TypeReference, _ name: String, _ arguments: [Argument], in scope: Scope,
    at place: SourcePlace
  ) throws -> Value? {
    guard let functions = LibraryIndex.table(named: type.name)?.functions[name] else { return nil }
    return try withGenerator(of: arguments, in: scope, at: place) { arguments in
      guard let candidates = candidates(functions, labels: arguments.map(\.label)) else {
        return nil
      }
      let values = try libraryArguments(arguments, in: scope)
      var subject = Value.void
      return try call(candidates, on: &subject, values, at: place)
    }
  }

  /// An implicit member that was met before its type was known: `.now`, `.dateTime.day().month()`.
  ///
  /// - Returns: Nil if the type has no such member.
  func resolve(_ opaque: OpaqueValue, in table: LibraryTable) throws -> Value? {
    let arguments = opaque.arguments
    guard let base = opaque.base else {
      guard opaque.name.hasPrefix("."), opaque.identity == nil else { return nil }
      let name = String(opaque.name.dropFirst())
      if arguments.isEmpty, let constant = table.constants[name] {
        return asking(at: opaque.place) { constant(surroundings) }
      }
      let functions = name == "init" ? table.initializers : table.functions[name] ?? []
      var subject = Value.void
      let labels = arguments.map(\.label)
      if let candidates = candidates(functions, labels: labels),
        let value = try call(
          candidates, on: &subject, arguments.map(\.value), at: opaque.place)
      {
        return value
      }
      guard arguments.isEmpty, let own = program.types[table.name] else { return nil }
      return try staticMember(name, of: own, at: opaque.place)
    }
    guard case .opaque(let inner) = base, var subject = try resolve(inner, in: table) else {
      return nil
    }
    if arguments.isEmpty,
      let found = try property(opaque.name, of: subject, at: opaque.place)
    {
      return found
    }
    return try callLibrary(
      opaque.name, on: &subject,
      arguments.map { CallArgument(label: $0.label, value: $0.value) }, at: opaque.place)
  }

  // MARK: Members of values

  /// Nil if the value's type has no such method, or none that takes these arguments.
  func callLibrary(
    _ name: String, on value: inout Value, _ arguments: [CallArgument], at place: SourcePlace
  ) throws -> Value? {
    guard let methods = library(of: value)?.methods[name],
      let candidates = candidates(methods, labels: arguments.map(\.label))
    else { return nil }
    return try call(candidates, on: &value, arguments.map(\.value), at: place)
  }

  func libraryProperty(_ name: String, of value: Value) throws -> Value? {
    try library(of: value)?.properties[name]?(value, self)
  }

  /// - Returns: Whether the type has such a property that can be set.
  func setLibrary(
    _ name: String, of owner: inout Value, to value: Value, at place: SourcePlace
  ) throws -> Bool {
    guard let setter = library(of: owner)?.setters[name] else { return false }
    return try call([setter], on: &owner, [value], at: place) != nil
  }

  /// An operator of a library's type; nil if neither side has one.
  func applyLibrary(_ name: String, _ left: Value, _ right: Value, at place: SourcePlace) throws
    -> Value?
  {
    guard let object = libraryObject(left) ?? libraryObject(right),
      let candidates = object.table.operators[name]
    else { return nil }
    var subject = unwrapped(left)
    return try call(candidates, on: &subject, [unwrapped(right)], at: place)
  }

  private func libraryObject(_ value: Value) -> (any LibraryObject)? {
    if case .native(let object) = unwrapped(value) { object as? any LibraryObject } else { nil }
  }

  // MARK: Calling

  /// Arguments have no type to go by yet: implicit members wait for the function that takes them.
  private func libraryArguments(_ arguments: [Argument], in scope: Scope) throws -> [Value] {
    try arguments.map { argument in
      let parameter = Parameter(label: argument.label, name: "_", type: nil)
      return try value(for: parameter, [argument], scope, scope)
    }
  }

  private func candidates(_ functions: [LibraryFunction], labels: [String?]) -> [LibraryFunction]? {
    let found = functions.filter { $0.labels == labels }
    return found.isEmpty ? nil : found
  }

  /// The first overload that takes the arguments.
  private func call(
    _ candidates: [LibraryFunction], on subject: inout Value, _ arguments: [Value],
    at place: SourcePlace
  ) throws -> Value? {
    for candidate in candidates {
      do {
        return try asking(at: place) {
          try candidate.call(&subject, ArgumentReader(arguments, in: self))
        }
      } catch is ArgumentMismatch {
        continue
      } catch let fault as LibraryTrap {
        throw trap(fault.message, at: place)
      } catch let file as UnknownFile {
        assume(.unknownFile(file.name), at: place)
        return .opaque(OpaqueValue(name: file.name, place: place))
      } catch let fault as FileFault {
        if fault.kind != .present {
          observer?.assumed(
            "there is no \(fault.url.lastPathComponent) until the program writes it", at: place)
        }
        throw thrown(fault, at: place)
      } catch let interruption as Interruption {
        throw interruption
      } catch {
        let name = String(describing: type(of: error))
        throw thrown(name, at: place)
      }
    }
    return nil
  }

  /// What Foundation throws of a file.
  func thrown(_ fault: FileFault, at place: SourcePlace) -> Interruption {
    let known = engine.fileError(
      fault.kind.rawValue, path: fault.url.path, in: place.file, for: self)
    return known.map { .thrown(ThrownValue($0), place) } ?? thrown("CocoaError", at: place)
  }

  /// An error of a library.
  func thrown(_ name: String, at place: SourcePlace) -> Interruption {
    .thrown(
      ThrownValue(.opaque(OpaqueValue(name: name, identity: nextNumber(), place: place))), place)
  }
}
