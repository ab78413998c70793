/// Values of dictionaries, by their keys.
extension Emitter {
  func entry(_ call: CallShape, _ table: Place, _ owner: RuntimeType) throws -> Place {
    let (key, value) = (owner.argument(0), owner.argument(1))
    let form = OptionalForm(wrapping: value.type)
    let entry = TableEntry(self, table, key, try index(call))
    func found(_ box: Value, _ wanted: Value) throws -> Value {
      try box.table().storage.value(TableKey(wanted, key)).map(form.wrap) ?? form.nothing
    }
    return entry.place(
      machine.runtime(resolver.optional(value.type)), read: found,
      open: { _, held in held.map(form.wrap) ?? form.nothing },
      close: { form.isNothing($0) ? nil : form.unwrap($0) })
  }

  /// `counts[word, default: 0] += 1`
  func entryWithDefault(
    _ call: CallShape, _ table: Place, _ owner: RuntimeType
  ) throws -> Place {
    let (key, value) = (owner.argument(0), owner.argument(1))
    let standard = try standardValue(call, value)
    let entry = TableEntry(self, table, key, try index(call))
    return entry.place(
      value,
      read: { box, wanted in try box.table().storage.value(TableKey(wanted, key)) },
      otherwise: standard, open: { _, held in held }, close: { $0 })
  }

  /// The default value; it is found out when there is no other. If it calls something, that happens
  /// above the frame, in which the arguments of another call may lie ready.
  private func standardValue(
    _ call: CallShape, _ value: RuntimeType
  ) throws -> (Frame) throws -> Value {
    var plain = call.function.interface.parameters[1]
    guard case .expression(let expression) = call.given[1],
      expression.callsNothing(asValueOf: value.type)
    else {
      plain.isAutoclosure = true
      let make = try argument(call.given[1], plain, value.type, call).value
      let room = room
      return { frame in try make(frame).function().call(frame + room.highest) }
    }
    plain.isAutoclosure = false
    return try argument(call.given[1], plain, value.type, call).value
  }
}

/// The value of a key in a dictionary, as a place.
///
/// While it is changed it is taken out, so that it stays the only one, and put back behind.
private struct TableEntry {
  let emitter: Emitter
  let table: Place
  let key: RuntimeType
  let index: Code
  let kept: Int
  let temporary: Int
  let pointer: Int

  init(_ emitter: Emitter, _ table: Place, _ key: RuntimeType, _ index: Code) {
    self.emitter = emitter
    self.table = table
    self.key = key
    self.index = index
    kept = emitter.allocate()
    temporary = emitter.allocate()
    pointer = emitter.allocate(reference: false)
  }

  /// - Parameters:
  ///   - read: Finds a value in a table.
  ///   - otherwise: Gives it where the table has none.
  ///   - open: Makes of what the table holds what the place shows.
  ///   - close: Makes of that what the table is to hold; nil if nothing.
  func place(
    _ type: RuntimeType, read: @escaping (Value, Value) throws -> Value?,
    otherwise: @escaping (Frame) throws -> Value = { _ in Value() },
    open: @escaping (Frame, Value?) throws -> Value?, close: @escaping (Value) -> Value?
  ) -> Place {
    let (kept, temporary, pointer) = (kept, temporary, pointer)
    let (whole, loaded, find) = (table.read.value, table.load.value, index.value)
    let (begin, hold) = (table.begin, table.hold)
    let put = put(close)
    let place = Place(
      type,
      read: .from(type.shape) { frame in
        let box = try whole(frame)
        return try read(box, try find(frame)) ?? otherwise(frame)
      },
      load: .from(type.shape) { frame in
        try read(try loaded(frame), frame[kept]) ?? otherwise(frame)
      }, begin: take(open, otherwise), end: put,
      store: { code in
        let value = code.store(in: temporary)
        return { frame in
          try value(frame)
          frame[pointer].word = Int(bitPattern: try begin(frame))
          hold?(frame)
          try put(frame)
        }
      })
    let (prepare, forget) = (table.prepare, table.forget)
    return place.lying(in: table).preparing(
      { frame in
        try prepare?(frame)
        frame[kept] = try find(frame)
      },
      forget: { frame in
        frame[kept].object = nil
        forget?(frame)
      })
  }

  /// Takes the value out.
  private func take(
    _ open: @escaping (Frame, Value?) throws -> Value?,
    _ otherwise: @escaping (Frame) throws -> Value
  ) -> (Frame) throws -> Pointer {
    let (key, kept, temporary, pointer) = (key, kept, temporary, pointer)
    let (begin, hold) = (table.begin, table.hold)
    return { frame in
      let place = try begin(frame)
      frame[pointer].word = Int(bitPattern: place)
      hold?(frame)
      let box = try TableBox.unique(at: place)
      var held: Value?
      if let index = box.storage.entries.index(forKey: TableKey(frame[kept], key)) {
        held = box.storage.entries[valueAt: index]
        box.storage.entries[valueAt: index] = Value()
      }
      frame[temporary] = try open(frame, held) ?? otherwise(frame)
      return frame + temporary
    }
  }

  /// Puts it back.
  private func put(_ close: @escaping (Value) -> Value?) -> Step {
    let (key, kept, temporary, pointer, end) = (key, kept, temporary, pointer, table.end)
    return { frame in
      let box = try TableBox.unique(at: try frame[pointer].target())
      let wanted = TableKey(frame[kept], key)
      if let value = close(frame[temporary]) {
        frame[temporary].object = nil
        box.storage.insert(wanted, value)
      } else {
        box.storage.entries.removeValue(forKey: wanted)
      }
      try end?(frame)
    }
  }
}

extension Expression {
  /// A literal of a type of the language: finding it out calls nothing. That of another type is what
  /// an initialiser makes of it.
  fileprivate func callsNothing(asValueOf type: Type) -> Bool {
    if case .nothing = kind { return type.wrapped != nil }
    guard type.unwrapped.nominal?.role != nil else { return false }
    return switch kind {
    case .integer, .float, .boolean: true
    case .array(let elements): elements.isEmpty
    case .dictionary(let entries): entries.isEmpty
    default: false
    }
  }
}
