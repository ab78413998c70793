/// Subscripts as places.
extension Emitter {
  func elementPlace(
    _ expression: Expression, _ base: Expression, _ arguments: [Argument]
  ) throws -> Place? {
    guard let reference = expression.reference, case .function(let function) = reference.target
    else { throw notKnown("this subscript", at: expression.position) }
    let owner = try self.base(base)
    let own = substitution(function, reference, owner: owner.type)
    let given = given(function, reference, arguments)
    let call = CallShape(
      function: function, reference: reference, own: own, base: owner, given: given,
      owner: owner.type, result: runtime(type(of: expression)), position: expression.position)
    return try element(call)
  }

  func element(_ call: CallShape) throws -> Place {
    var call = call
    if let nominal = call.function.context.nominal, nominal.kind == .protocolType,
      let owner = call.owner
    {
      if owner.isDynamic { throw notKnown("a subscript of `\(owner.type)`", at: call.position) }
      if call.function.context.isPlainProtocol,
        let witness = machine.witness(of: call.function, in: owner)
      {
        call.function = witness.function
        call.own = witness.substitution(for: call, owner, machine)
      }
    }
    let function = call.function
    guard function.syntax?.accessors?.getter?.body != nil else { return try nativeElement(call) }
    guard let base = call.base else { throw notKnown("this subscript", at: call.position) }
    let type = machine.runtime(machine.concrete(call.own.apply(function.interface.result)))
    let accessors = function.syntax?.accessors
    let setter = accessors?.setter
    let indices = zip(call.given, function.interface.parameters).map { given, parameter in
      { [self, call] () throws -> Code in
        try argument(given, parameter, machine.concrete(call.own.apply(parameter.type)), call)
      }
    }
    return try accessorPlace(
      type, of: base,
      AccessorPair(
        getter: .fixed(machine.element(function, isSetter: false, call.own)),
        isGetterMutating: accessors?.getter?.isMutating ?? false,
        setter: setter.map { _ in .fixed(machine.element(function, isSetter: true, call.own)) },
        isSetterMutating: setter?.isNonmutating != true), indices: indices)
  }

  /// A subscript of the library.
  private func nativeElement(_ call: CallShape) throws -> Place {
    guard let base = call.base, let owner = call.owner else {
      throw notKnown("this subscript", at: call.position)
    }
    let place: Place
    switch base {
    case .place(let found): place = found
    case .value(let code, let type):
      place = Place(type, read: code, begin: { _ in throw Trap.empty }, end: nil) { _ in
        { _ in throw Trap.empty }
      }
    }
    let nominal = owner.type.nominal
    let label = call.function.labels
    if nominal?.role == .array, call.own.isIntegerIndex(call.function, machine) {
      return try arrayElement(call, place, owner)
    }
    if nominal?.role == .dictionary, label.first.flatMap({ $0 }) == nil, call.given.count == 1,
      call.function.interface.result.wrapped != nil
    {
      return try entry(call, place, owner)
    }
    if nominal?.role == .dictionary, label.count == 2 {
      return try entryWithDefault(call, place, owner)
    }
    // All others can be read, and some be written by a native of their own.
    let read = try native(call)
    let type = machine.runtime(machine.concrete(call.own.apply(call.function.interface.result)))
    return Place(type, read: read, begin: { _ in throw Trap.empty }, end: nil) { _ in
      { _ in throw NotKnown(what: "an assignment to this subscript", position: call.position) }
    }
  }

  private func index(_ call: CallShape, _ position: Int = 0) throws -> Code {
    let parameter = call.function.interface.parameters[position]
    return try argument(
      call.given[position], parameter, machine.concrete(call.own.apply(parameter.type)), call)
  }

  // MARK: Arrays

  private func arrayElement(_ call: CallShape, _ array: Place, _ owner: RuntimeType) throws -> Place
  {
    let element = owner.argument(0)
    let position = call.position
    let code = try index(call)
    let isSimple: Bool
    switch code.integerOperand {
    case .slot, .constant: isSimple = true
    case .code: isSimple = false
    }
    let number = code.integer
    let read = arrayRead(array.read, code.integerOperand, element, position)
    let keeper = allocate()
    func address(_ array: Pointer, _ index: Int) throws -> (Pointer, ArrayBox) {
      let box = try ArrayBox.unique(at: array)
      guard index >= 0, index < box.items.count else {
        throw Trap.outOfRange(index, box.items.count, position)
      }
      // Elements lie in one block that stays as long as nobody adds or removes any.
      return (
        box.items.withUnsafeMutableBufferPointer { $0.baseAddress.map { $0 + index } } ?? array, box
      )
    }
    let begin = array.begin
    let end = array.end
    let guarded: (Frame) throws -> Pointer = { frame in
      let index = try number(frame)
      let (pointer, box) = try address(try begin(frame), index)
      frame[keeper] = Value(box)
      return pointer
    }
    let finish: (Frame) throws -> Void = { frame in
      frame[keeper].object = nil
      try end?(frame)
    }
    guard let quickBase = array.quick else {
      return Place(element, read: read, begin: guarded, end: finish) { code in
        let value = code.value
        return { frame in
          let new = try value(frame)
          try guarded(frame).pointee = new
          try finish(frame)
        }
      }
    }
    let quick: (Frame) throws -> Pointer = { frame in
      let index = try number(frame)
      return try address(try quickBase(frame), index).0
    }
    var place = Place(element, read: read, quick: quick, begin: guarded, end: finish) {
      $0.store(at: quick)
    }
    place.isLate = isSimple && array.isLate
    return place
  }

  private func arrayRead(
    _ array: Code, _ index: CodeOperand<Int>, _ element: RuntimeType, _ position: SourcePosition
  ) -> Code {
    func item(_ value: borrowing Value, _ index: Int) throws -> Value {
      let box = try value.array()
      guard index >= 0, index < box.items.count else {
        throw Trap.outOfRange(index, box.items.count, position)
      }
      return box.items[index]
    }
    let number = index.run
    if case .value(.slot(let slot)) = array {
      switch (element.shape, index) {
      case (.integer, .slot(let other)):
        return .integer { try ArrayBox.word($0[slot], $0[other].word, position) }
      case (.integer, _):
        return .integer { frame in
          let index = try number(frame)
          return try ArrayBox.word(frame[slot], index, position)
        }
      default:
        return .from(element.shape) { frame in
          let index = try number(frame)
          return try item(frame[slot], index)
        }
      }
    }
    let base = array.value
    return .from(element.shape) { frame in
      let whole = try base(frame)
      return try item(whole, try number(frame))
    }
  }

  // MARK: Dictionaries

  private func entry(_ call: CallShape, _ table: Place, _ owner: RuntimeType) throws -> Place {
    let key = owner.argument(0)
    let value = owner.argument(1)
    let type = machine.runtime(resolver.optional(value.type))
    let form = OptionalForm(wrapping: value.type)
    let temporary = allocate()
    let kept = allocate()
    let code = try index(call)
    let find = code.value
    let whole = table.read.value
    let read = Code.value { frame in
      let box = try whole(frame)
      let wanted = TableKey(try find(frame), key)
      return try box.table().storage.value(wanted).map(form.wrap) ?? form.nothing
    }
    let set: (Frame, Value, Value) throws -> (Frame, Pointer) throws -> Void = { _, wanted, new in
      { _, pointer in
        let box = try TableBox.unique(at: pointer)
        let key = TableKey(wanted, key)
        if form.isNothing(new) {
          box.storage.entries.removeValue(forKey: key)
        } else {
          box.storage.insert(key, form.unwrap(new))
        }
      }
    }
    let write = table.modify(isBrief: true) { frame, pointer in
      try set(frame, frame[kept], frame[temporary])(frame, pointer)
    }
    return Place(
      type, read: read,
      begin: { frame in
        frame[kept] = try find(frame)
        let box = try whole(frame)
        frame[temporary] =
          try box.table().storage.value(TableKey(frame[kept], key)).map(form.wrap) ?? form.nothing
        return frame + temporary
      },
      end: { frame in
        try write(frame)
        frame[kept].object = nil
        frame[temporary].object = nil
      },
      write: { code in
        let store = code.store(in: temporary)
        return { frame in
          try store(frame)
          frame[kept] = try find(frame)
          try write(frame)
          frame[kept].object = nil
          frame[temporary].object = nil
        }
      })
  }

  /// `counts[word, default: 0] += 1`
  private func entryWithDefault(
    _ call: CallShape, _ table: Place, _ owner: RuntimeType
  ) throws -> Place {
    let key = owner.argument(0)
    let value = owner.argument(1)
    let temporary = allocate()
    let kept = allocate()
    let find = try index(call).value
    let parameter = call.function.interface.parameters[1]
    var plain = parameter
    plain.isAutoclosure = false
    let standard = try argument(call.given[1], plain, value.type, call).value
    let whole = table.read.value
    // The value is taken out, so that it stays the only one, and put back.
    let take = table.modify(isBrief: true) { frame, pointer in
      let box = try TableBox.unique(at: pointer)
      let found = TableKey(frame[kept], key)
      if let index = box.storage.entries.index(forKey: found) {
        frame[temporary] = box.storage.entries[valueAt: index]
        box.storage.entries[valueAt: index] = Value()
      } else {
        frame[temporary] = Value(word: 0, object: Missing.shared)
      }
    }
    let put = table.modify(isBrief: true) { frame, pointer in
      try TableBox.unique(at: pointer).storage.insert(TableKey(frame[kept], key), frame[temporary])
    }
    let begin: (Frame) throws -> Pointer = { frame in
      frame[kept] = try find(frame)
      try take(frame)
      if frame[temporary].object is Missing { frame[temporary] = try standard(frame) }
      return frame + temporary
    }
    let end: (Frame) throws -> Void = { frame in
      try put(frame)
      frame[kept].object = nil
      frame[temporary].object = nil
    }
    return Place(
      value,
      read: .from(value.shape) { frame in
        let box = try whole(frame)
        let wanted = TableKey(try find(frame), key)
        return try box.table().storage.value(wanted) ?? standard(frame)
      }, begin: begin, end: end,
      write: { code in
        let store = code.store(in: temporary)
        return { frame in
          try store(frame)
          frame[kept] = try find(frame)
          try end(frame)
        }
      })
  }
}

/// Stands where a dictionary has no value.
final class Missing: Box {
  nonisolated(unsafe) static let shared = Missing()
}

extension ArrayBox {
  /// The word of an element.
  static func word(_ value: Value, _ index: Int, _ position: SourcePosition) throws -> Int {
    let box = try value.array()
    guard index >= 0, index < box.items.count else {
      throw Trap.outOfRange(index, box.items.count, position)
    }
    return box.items[index].word
  }
}

extension Trap {
  static func outOfRange(_ index: Int, _ count: Int, _ position: SourcePosition) -> Trap {
    Trap("there is no element \(index): there are \(count), counted from 0", at: position)
  }
}

extension Substitution {
  func isIntegerIndex(_ function: Function, _ machine: Machine) -> Bool {
    guard let first = function.interface.parameters.first else { return false }
    return Shape(of: machine.concrete(apply(first.type))) == .integer
  }
}
