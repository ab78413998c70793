/// Fields in a row: a struct, a tuple, the payload of a case, what a closure captured, an object.
///
/// Up to four fields lie in the object itself. Structs are shared until they are changed: whoever
/// changes one asks first whether the reference is unique.
class Record: Box {
  /// Values may outlive the machine, and need their type for going away.
  final let type: RuntimeType
  /// Valid as long as the record is; never moves.
  final let fields: Pointer
  final let count: Int

  fileprivate init(_ type: RuntimeType, _ count: Int, _ fields: Pointer) {
    self.type = type
    self.count = count
    self.fields = fields
  }

  /// A record for a value of a type, whose fields are empty.
  static func of(_ type: RuntimeType) -> Record {
    type.endsItself ? Instance.make(type) : make(type, type.fieldCount)
  }

  /// A record whose fields are empty.
  static func make(_ type: RuntimeType, _ count: Int) -> Record {
    let fields = Pointer.allocate(capacity: max(count, 1))
    fields.initialize(repeating: Value(), count: count)
    return Record(type, count, fields)
  }

  deinit {
    // First to last, as the language releases them.
    type.releases.release {
      fields.deinitialize(count: count)
    } or: { waiting in
      for index in 0..<count {
        if let object = fields[index].object { waiting.append(object) }
      }
      fields.deinitialize(count: count)
    }
    fields.deallocate()
  }

  /// The same fields in a record of its own.
  final func copy() -> Record {
    let copy = type.endsItself ? Instance.make(type) : Record.make(type, count)
    for index in 0..<count { copy.fields[index] = fields[index] }
    // What is not copied moves: only one of them comes to an end.
    if type.endsItself, let old = self as? Instance, let new = copy as? Instance {
      (new.isMade, old.isMade) = (old.isMade, false)
    }
    return copy
  }
}

/// An object of a class of the program, or a value that ends as one does.
final class Instance: Record {
  /// Its initialiser came to its end; before that nothing of the program sees it go.
  var isMade = false

  static func make(_ type: RuntimeType) -> Instance {
    let count = type.fieldCount
    let fields = Pointer.allocate(capacity: max(count, 1))
    fields.initialize(repeating: Value(), count: count)
    return Instance(type, count, fields)
  }

  deinit {
    if isMade { type.finish?(self) }
    if let link = type.link { fields.moveLink(from: link.index, to: link.last) }
  }
}

extension Pointer {
  /// The next of a chain goes behind all else that an object holds: the language ends chains in a
  /// loop, when the rest of the object is gone.
  fileprivate func moveLink(from index: Int, to last: Int) {
    let link = self[index]
    for place in index..<last { self[place] = self[place + 1] }
    self[last] = link
  }
}

extension Record {
  /// Where the fields of the struct in a place lie, after making them the place's own.
  ///
  /// A place that is empty has been taken away from under its user, which the law of exclusive
  /// access forbids.
  static func unique(at place: Pointer) throws -> Pointer {
    // Asked before anything here refers to the record, which would be a second reference.
    let isUnique = isKnownUniquelyReferenced(&place.pointee.object)
    guard let object = place.pointee.object else { throw Trap.overlap }
    let record = try object.asRecord()
    if isUnique { return record.fields }
    let copy = record.copy()
    place.pointee.object = copy
    return copy.fields
  }
}

extension Value {
  /// The fields of the struct or object that this is.
  ///
  /// Types were checked before the program ran: nothing else can stand here. An empty place can, if
  /// two accesses overlap.
  func fields() throws -> Pointer {
    guard let object else { throw Trap.overlap }
    return try object.asRecord().fields
  }
}

extension Box {
  /// A struct, a tuple, the payload of a case, or an object.
  @inline(__always)
  final func asRecord() throws -> Record {
    let kind = ObjectIdentifier(type(of: self))
    guard kind == ObjectIdentifier(Record.self) || kind == ObjectIdentifier(Instance.self) else {
      throw Trap.confused
    }
    return unsafeDowncast(self, to: Record.self)
  }
}
