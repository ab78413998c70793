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
