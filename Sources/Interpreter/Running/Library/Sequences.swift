/// Gives one element after the other; nil behind the last. It is given the frame at which it may
/// call functions of the program.
typealias Cursor = (Frame) throws -> Value?

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
  func cursor(_ value: Value, _ type: RuntimeType, _ frame: Frame) throws -> () throws -> Value? {
    let next = try cursor(value, type)(frame)
    return { try next(frame) }
  }

  /// How the values of a sequence are gone through.
  func cursor(_ value: Value, _ type: RuntimeType) throws -> (Frame) throws -> Cursor {
    if type.isDynamic {
      let dynamic = dynamicType(of: value)
      return try cursor(opened(value), dynamic)
    }
    switch value.object {
    case let box as ArrayBox: return { _ in Self.cursor(box.items) }
    case let box as SliceBox: return { _ in Self.cursor(box.items) }
    case let box as SequenceBox: return box.start
    case let box as IteratorBox: return { _ in box.next }
    case let box as TextBox:
      return { _ in
        var rest = box.text[...]
        return { _ in rest.popFirst().map { Value(TextBox.character($0)) } }
      }
    case let box as TableBox: return { [unowned self] _ in tableCursor(box, type) }
    default: break
    }
    if let nominal = type.type.nominal, nominal.isLibrary, nominal.name.contains("Range") {
      return { _ in try RangeForm.cursor(value, nominal.name, type) }
    }
    return try ownCursor(value, type)
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

  /// A sequence that the program declares.
  private func ownCursor(
    _ value: Value, _ type: RuntimeType
  ) throws -> (Frame) throws -> Cursor {
    if let next = try nextCode(type) { return { _ in Self.iterate(value, next.code, next.form) } }
    guard let nominal = resolver.library("Sequence"),
      let requirement = nominal.members["makeIterator"].compactMap(\.function).first,
      let witness = witness(of: requirement, in: type), witness.function.syntax?.body != nil
    else {
      throw NotKnown(what: "going through a `\(type.type)`", position: .nowhere)
    }
    let own = witness.substitution(Substitution(), type, self)
    let make = code(for: witness.function, own)
    let iterator = runtime(concrete(own.apply(witness.function.interface.result)))
    return { [unowned self] frame in
      frame[0] = value
      let made = try make.value(frame)
      if !iterator.isDynamic, let next = try nextCode(iterator) {
        return Self.iterate(made, next.code, next.form)
      }
      return try cursor(made, iterator)(frame)
    }
  }

  /// `next()` of an iterator that the program declares.
  private func nextCode(
    _ type: RuntimeType
  ) throws -> (code: FunctionCode, form: OptionalForm)? {
    guard let nominal = resolver.library("IteratorProtocol"),
      resolver.conforms(type.type, to: nominal, in: signature) == .yes,
      let requirement = nominal.members["next"].compactMap(\.function).first,
      let witness = witness(of: requirement, in: type), witness.function.syntax?.body != nil
    else { return nil }
    let own = witness.substitution(Substitution(), type, self)
    let result = concrete(own.apply(witness.function.interface.result))
    guard let wrapped = result.wrapped else { return nil }
    return (code(for: witness.function, own), OptionalForm(wrapping: wrapped))
  }

  private static func iterate(
    _ iterator: Value, _ next: FunctionCode, _ form: OptionalForm
  ) -> Cursor {
    let cell = ArrayBox([iterator])
    let isObject = iterator.object is Instance
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
    case let box as SliceBox: return box.items
    default: break
    }
    var items = ContiguousArray<Value>()
    let next = try cursor(value, type, frame)
    while let item = try next() { items.append(item) }
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

/// Ranges are records of their bounds.
enum RangeForm {
  static func contains(
    _ range: Value, _ name: String, _ item: Value, _ less: (Value, Value) throws -> Bool
  ) throws -> Bool {
    let bounds = try range.fields()
    switch name {
    case "Range": return try !less(item, bounds[0]) && less(item, bounds[1])
    case "ClosedRange": return try !less(item, bounds[0]) && !less(bounds[1], item)
    case "PartialRangeFrom": return try !less(item, bounds[0])
    case "PartialRangeUpTo": return try less(item, bounds[0])
    default: return try !less(bounds[0], item)
    }
  }

  static func cursor(_ value: Value, _ name: String, _ type: RuntimeType) throws -> Cursor {
    let bounds = try value.fields()
    var next = bounds[0].word
    if name == "PartialRangeFrom" {
      return { _ in
        defer { next += 1 }
        return Value(word: next)
      }
    }
    let last = bounds[1].word
    var isOver = name == "Range" ? next >= last : next > last
    let end = name == "Range" ? last - 1 : last
    return { _ in
      if isOver { return nil }
      defer { if next == end { isOver = true } else { next += 1 } }
      return Value(word: next)
    }
  }

  /// The part of a collection of so many elements that a range of indices means.
  static func indices(
    _ range: Value, _ name: String, start: Int, end: Int, _ position: SourcePosition
  ) throws -> Range<Int> {
    let bounds = try range.fields()
    let (lower, upper): (Int, Int) =
      switch name {
      case "Range": (bounds[0].word, bounds[1].word)
      case "ClosedRange": (bounds[0].word, bounds[1].word + 1)
      case "PartialRangeFrom": (bounds[0].word, end)
      case "PartialRangeUpTo": (start, bounds[0].word)
      default: (start, bounds[0].word + 1)
      }
    guard lower >= start, upper <= end, lower <= upper else {
      throw Trap("the range \(lower)..<\(upper) does not lie in \(start)..<\(end)", at: position)
    }
    return lower..<upper
  }
}
