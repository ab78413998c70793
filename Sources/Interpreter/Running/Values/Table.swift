/// A key of a dictionary or an element of a set: a value that can be compared and hashed.
///
/// Numbers and strings, which most keys are, need nothing of the program for that.
enum TableKey: Hashable {
  case word(Int)
  case text(String)
  case value(Keyed)

  /// A value with the type that knows how to compare it.
  struct Keyed: Hashable {
    let value: Value
    unowned(unsafe) let type: RuntimeType

    static func == (left: Keyed, right: Keyed) -> Bool {
      do {
        return try left.type.equals(left.value, right.value)
      } catch {
        left.type.machine.postponed = error
        return true
      }
    }

    func hash(into hasher: inout Hasher) {
      do {
        try type.hash(value, &hasher)
      } catch {
        type.machine.postponed = error
      }
    }
  }

  init(_ value: Value, _ type: RuntimeType) {
    if type.shape == .integer {
      self = .word(value.word)
    } else if let role = type.type.nominal?.role, role == .string || role == .character,
      let box = try? value.object?.asText()
    {
      self = .text(box.text)
    } else {
      self = .value(Keyed(value: value, type: type))
    }
  }

  /// The value that it was made of.
  var value: Value {
    switch self {
    case .word(let word): Value(word: word)
    case .text(let text): Value(text)
    case .value(let keyed): keyed.value
    }
  }
}

/// The entries of a dictionary, or the elements of a set, which have no values.
final class TableBox: Box {
  var storage: Storage
  init(_ storage: Storage) { self.storage = storage }

  struct Storage {
    var entries = TableEntries()

    func value(_ key: TableKey) -> Value? { entries[key] }
    mutating func insert(_ key: TableKey, _ value: Value) {
      entries.updateValue(value, forKey: key)
    }
  }

  /// The table in a place, after making it the place's own.
  static func unique(at place: Pointer) throws -> TableBox {
    let isUnique = isKnownUniquelyReferenced(&place.pointee.object)
    guard let object = place.pointee.object else { throw Trap.overlap }
    let box = try object.known(as: TableBox.self)
    if isUnique { return box }
    let copy = TableBox(box.storage)
    place.pointee.object = copy
    return copy
  }
}

extension Value {
  func table() throws -> TableBox {
    guard let object else { throw Trap.overlap }
    return try object.known(as: TableBox.self)
  }

  func array() throws -> ArrayBox {
    guard let object else { throw Trap.overlap }
    return try object.known(as: ArrayBox.self)
  }

  func function() throws -> FunctionBox {
    guard let object else { throw Trap.overlap }
    return try object.known(as: FunctionBox.self)
  }
}

extension ArrayBox {
  /// The array in a place, after making it the place's own.
  static func unique(at place: Pointer) throws -> ArrayBox {
    let isUnique = isKnownUniquelyReferenced(&place.pointee.object)
    guard let object = place.pointee.object else { throw Trap.overlap }
    let box = try object.known(as: ArrayBox.self)
    if isUnique { return box }
    let copy = ArrayBox(box.items, box.start)
    place.pointee.object = copy
    return copy
  }
}
