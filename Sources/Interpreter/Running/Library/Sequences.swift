/// A sequence that is computed as it is gone through: `enumerated()`, `zip`, `lazy` and so on.
final class SequenceBox: Box {
  let start: (Frame) throws -> Cursor
  init(_ start: @escaping (Frame) throws -> Cursor) { self.start = start }
}

/// An iterator of the library.
final class IteratorBox: Box {
  let next: Cursor
  init(_ next: @escaping Cursor) { self.next = next }
}

extension Machine {
  /// What a sequence is made of.
  func element(of type: RuntimeType, at position: SourcePosition) throws -> RuntimeType {
    if let role = type.type.nominal?.role, role == .array || role == .set {
      return type.argument(0)
    }
    for name in ["Sequence", "IteratorProtocol"] {
      guard let nominal = resolver.library(name),
        let associated = nominal.associatedTypes.first(where: { $0.name == "Element" })
      else { continue }
      let found = concrete(Type(.associated(type.type, associated)))
      if case .associated = found.kind { continue }
      return runtime(found)
    }
    return runtime(.unknown)
  }

  /// Goes through a sequence; the frame is free from where it begins.
  ///
  /// Each element counts as a step: a native that goes through an endless sequence is stopped.
  func cursor(_ value: Value, _ type: RuntimeType, _ frame: Frame) throws -> () throws -> Value? {
    let next = try cursor(value, type)(frame)
    let control = control
    return { [unowned self] in
      control.pointee.budget -= 1
      if control.pointee.budget < 0 { try refill() }
      return try next(frame)
    }
  }

  /// How the values of a sequence are gone through.
  func cursor(_ value: Value, _ type: RuntimeType) throws -> (Frame) throws -> Cursor {
    if type.isDynamic {
      let dynamic = dynamicType(of: value)
      return try cursor(opened(value), dynamic)
    }
    switch value.object {
    case let box as ArrayBox: return { _ in Self.cursor(box.items) }
    case let box as SequenceBox: return box.start
    case let box as IteratorBox: return { _ in box.next }
    case let box as TextBox: return { _ in Self.cursor(box, type) }
    case let box as TableBox: return { [unowned self] _ in tableCursor(box, type) }
    default: break
    }
    if let nominal = type.type.nominal, nominal.isLibrary {
      if nominal.isNative, nominal.name.contains("Range"), type.isOfIntegers {
        return { _ in try RangeForm.cursor(value, nominal.name, type) }
      }
      if let derived = try derivedCursor(value, nominal.name, type) { return derived }
    }
    return try ownCursor(value, type)
  }

  /// Through a string, or one of its views.
  static func cursor(_ box: TextBox, _ type: RuntimeType) -> Cursor {
    func numbers<Units: Sequence>(_ units: Units) -> Cursor where Units.Element: BinaryInteger {
      var iterator = units.makeIterator()
      return { _ in iterator.next().map { Value(word: Int($0)) } }
    }
    switch type.type.nominal?.name {
    case "UTF8View": return numbers(box.text.utf8)
    case "UTF16View": return numbers(box.text.utf16)
    case "UnicodeScalarView":
      var iterator = box.text.unicodeScalars.makeIterator()
      return { _ in iterator.next().map { Value(word: Int($0.value)) } }
    default:
      var iterator = box.text.makeIterator()
      return { _ in iterator.next().map { Value(TextBox.character($0)) } }
    }
  }

  static func cursor(_ items: ContiguousArray<Value>) -> Cursor {
    var index = 0
    return { _ in
      guard index < items.count else { return nil }
      defer { index += 1 }
      return items[index]
    }
  }

  private func tableCursor(_ box: TableBox, _ type: RuntimeType) -> Cursor {
    surroundings.readsOrder(of: box.storage)
    var iterator = box.storage.entries.makeIterator()
    guard type.type.nominal?.role == .dictionary, let pair = try? element(of: type, at: .nowhere)
    else { return { _ in iterator.next()?.key.value } }
    return { _ in
      guard let (key, value) = iterator.next() else { return nil }
      let record = Record.make(pair, 2)
      record.fields[0] = key.value
      record.fields[1] = value
      return Value(record)
    }
  }

  /// `next()` of an iterator, with where nil is in what it gives.
  struct IteratorCode {
    var next: FunctionCode
    var form: OptionalForm
    /// It changes the iterator where that lies.
    var isInPlace: Bool
  }

  /// How a sequence is gone through for which the machine has no way of its own.
  enum OwnSequence {
    /// It is its own iterator.
    case iterator(IteratorCode)
    /// It makes one, of a type.
    case makes(FunctionCode, RuntimeType)
  }

  private func ownCursor(
    _ value: Value, _ type: RuntimeType
  ) throws -> (Frame) throws -> Cursor {
    switch try ownSequence(type) {
    case .iterator(let code): return { _ in Self.iterate(value, code) }
    case .makes(let make, let iterator):
      return { [unowned self] frame in
        frame[0] = value
        let made = try make.value(frame)
        if !iterator.isDynamic, iterator.type.nominal?.isNative != true,
          case .iterator(let code) = try ownSequence(iterator)
        {
          return Self.iterate(made, code)
        }
        return try cursor(made, iterator)(frame)
      }
    }
  }

  private func ownSequence(_ type: RuntimeType) throws -> OwnSequence {
    if let known = ownSequences[ObjectIdentifier(type)] { return known }
    let found = try findOwnSequence(type)
    ownSequences[ObjectIdentifier(type)] = found
    return found
  }

  private func findOwnSequence(_ type: RuntimeType) throws -> OwnSequence {
    if let next = try nextCode(type) { return .iterator(next) }
    guard let nominal = resolver.library("Sequence"),
      let requirement = nominal.members["makeIterator"].compactMap(\.function).first,
      let witness = witness(of: requirement, in: type), witness.function.syntax?.hasBody == true
    else {
      throw NotKnown(what: "going through a `\(type.type)`", position: .nowhere)
    }
    let own = witness.substitution(Substitution(), type, self)
    let make = code(for: witness.function, own)
    return .makes(make, runtime(concrete(own.apply(witness.function.interface.result))))
  }

  /// `next()` of an iterator that is written in Swift.
  private func nextCode(_ type: RuntimeType) throws -> IteratorCode? {
    guard let nominal = resolver.library("IteratorProtocol"),
      resolver.conforms(type.type, to: nominal, in: signature) == .yes,
      let requirement = nominal.members["next"].compactMap(\.function).first,
      let witness = witness(of: requirement, in: type), witness.function.syntax?.hasBody == true
    else { return nil }
    let own = witness.substitution(Substitution(), type, self)
    let result = concrete(own.apply(witness.function.interface.result))
    guard let wrapped = result.wrapped else { return nil }
    return IteratorCode(
      next: code(for: witness.function, own), form: OptionalForm(wrapping: wrapped),
      isInPlace: witness.function.isMutating && !type.isReference)
  }

  private static func iterate(_ iterator: Value, _ code: IteratorCode) -> Cursor {
    let cell = ArrayBox([iterator])
    let (next, form) = (code.next, code.form)
    let isObject = !code.isInPlace
    return { frame in
      let found: Value
      if isObject {
        frame[0] = cell.items[0]
        found = try next.value(frame)
      } else {
        // The iterator lies in the frame while it changes.
        frame[0] = cell.items[0]
        cell.items[0] = Value()
        frame[1].word = Int(bitPattern: frame)
        found = try next.value(frame + 1)
        cell.items[0] = frame[0]
        frame[0].object = nil
      }
      return form.isNothing(found) ? nil : form.unwrap(found)
    }
  }

  /// All elements of a sequence.
  func items(_ value: Value, _ type: RuntimeType, _ frame: Frame) throws -> ContiguousArray<Value> {
    switch value.object {
    case let box as ArrayBox: return box.items
    default: break
    }
    var items = ContiguousArray<Value>()
    let next = try cursor(value, type, frame)
    while let item = try next() {
      items.append(item)
      if items.count > ArrayBox.most { throw Trap.tooMany }
    }
    return items
  }
}

extension Machine {
  /// The characters of a sequence as one string.
  func text(_ value: Value, _ type: RuntimeType, _ frame: Frame) throws -> String {
    if type.isText { return try value.string() }
    return try items(value, type, frame).reduce(into: "") { $0 += try $1.string() }
  }
}

extension RuntimeType {
  /// Its values are strings, or parts of them.
  var isText: Bool {
    guard let nominal = type.nominal, nominal.isLibrary else { return false }
    return nominal.name == "String" || nominal.name == "Substring"
  }
}

extension FunctionBox {
  func call(_ frame: Frame, _ first: Value) throws -> Value {
    frame[0] = first
    return try call(frame)
  }

  func call(_ frame: Frame, _ first: Value, _ second: Value) throws -> Value {
    frame[0] = first
    frame[1] = second
    return try call(frame)
  }
}
