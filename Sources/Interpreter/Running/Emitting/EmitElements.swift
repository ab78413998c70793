/// Subscripts as places.
extension Emitter {
  func elementPlace(
    _ expression: Expression, _ base: Expression, _ arguments: [Argument]
  ) throws -> Place? {
    if arguments.count == 1, arguments[0].label == "keyPath" {
      return try keyPathElement(expression, base, arguments[0].value)
    }
    guard let reference = expression.reference, case .function(let function) = reference.target
    else { throw notKnown("this subscript", at: expression.position) }
    if function.labels.first == "dynamicMember", arguments.first?.label != "dynamicMember" {
      return try dynamicElementPlace(expression, base, function, reference, arguments)
    }
    let owner = try self.base(base, of: function.context)
    let own = substitution(function, reference, owner: owner.type)
    let given = given(function, reference, arguments)
    let call = CallShape(
      function: function, reference: reference, own: own, base: owner, given: given,
      owner: owner.type, result: runtime(type(of: expression)), position: expression.position,
      isSuper: base.isSuperclass)
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
    if isNative(function, call.owner) { return try nativeElement(call) }
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
        getter: try elementCallee(call, isSetter: false, type.shape),
        isGetterMutating: accessors?.getter?.isMutating ?? false,
        setter: try setter.map { _ in try elementCallee(call, isSetter: true, .void) },
        isSetterMutating: setter?.isNonmutating != true), indices: indices)
  }

  /// An accessor of a subscript: that of the object's class, where one overrides it.
  private func elementCallee(
    _ call: CallShape, isSetter: Bool, _ shape: Shape
  ) throws -> Callee {
    let function = call.function
    guard !call.isSuper, function.context.nominal?.kind == .classType,
      machine.overridden.contains(function.name), let owner = call.owner
    else { return .fixed(machine.element(function, isSetter: isSetter, call.own)) }
    return machine.overridable(
      element: function, isSetter: isSetter, shape,
      of: try declaring(function.context, from: owner, at: call.position), call.own)
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
      place = .readOnly(type, code)
    }
    let nominal = owner.type.nominal
    let label = call.function.labels
    if owner.isArray, call.own.isIntegerIndex(call.function, machine) {
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
    return try nativePlace(
      type, read: read, setters: NativeNames.keys(call.function, owner), call)
  }

  func index(_ call: CallShape, _ position: Int = 0) throws -> Code {
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
    let operand = code.integerOperand
    let kept = code.isSimple ? nil : allocate(reference: false)
    let number = kept.map { kept in { (frame: Frame) in frame[kept].word } } ?? operand.run
    let read = arrayRead(array.read, operand, element, position)
    let load =
      kept == nil && array.prepare == nil
      ? read : arrayRead(array.load, kept.map { .slot($0) } ?? operand, element, position)
    let place = writableElement(
      element, of: array, read: read, load: load, number, keeper: allocate(), position)
    guard let kept else { return place.preparing(array.prepare, forget: array.forget) }
    let store = code.store(in: kept)
    let before = array.prepare
    let prepare: Step =
      before.map { before in
        {
          try before($0); try store($0)
        }
      } ?? store
    return place.preparing(prepare, forget: array.forget)
  }

  /// - Parameters:
  ///   - number: Gives the index when the array is at hand.
  ///   - keeper: A slot that keeps what the element lies in, while it is changed.
  private func writableElement(
    _ element: RuntimeType, of array: Place, read: Code, load: Code,
    _ number: @escaping (Frame) throws -> Int, keeper: Int, _ position: SourcePosition
  ) -> Place {
    let (begin, hold, end) = (array.begin, array.hold, array.end)
    let find: (Frame) throws -> Pointer = { frame in
      let whole = try begin(frame)
      frame[keeper].word = Int(bitPattern: whole)
      return try ArrayBox.address(in: whole, try number(frame), position)
    }
    let quick = array.quick.map { quick -> (Frame) throws -> Pointer in
      { try ArrayBox.address(in: try quick($0), try number($0), position) }
    }
    var place = Place(
      element, read: read, load: load, quick: quick, begin: find,
      end: { frame in
        frame[keeper].object = nil
        try end?(frame)
      },
      store: { code in
        if let quick { return code.store(at: quick) }
        let value = code.value
        return { frame in
          let new = try value(frame)
          let pointer = try find(frame)
          hold?(frame)
          let old = pointer.pointee
          pointer.pointee = new
          try end?(frame)
          withExtendedLifetime(old) {}
        }
      })
    place.hold = { frame in
      hold?(frame)
      frame[keeper].object = Pointer(bitPattern: frame[keeper].word)?.pointee.object
    }
    return place.lying(in: array)
  }

  private func arrayRead(
    _ array: Code, _ index: CodeOperand<Int>, _ element: RuntimeType, _ position: SourcePosition
  ) -> Code {
    func item(_ value: borrowing Value, _ index: Int) throws -> Value {
      let box = try value.array()
      let index = index &- box.start
      guard index >= 0, index < box.items.count else {
        throw Trap.outOfRange(index &+ box.start, box.items.count, position)
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
}

extension ArrayBox {
  /// Where an element lies, of an array that nobody else has.
  ///
  /// Elements lie in one block that stays as long as nobody adds or removes any.
  static func address(
    in array: Pointer, _ index: Int, _ position: SourcePosition
  ) throws -> Pointer {
    let box = try ArrayBox.unique(at: array)
    let index = index &- box.start
    guard index >= 0, index < box.items.count else {
      throw Trap.outOfRange(index &+ box.start, box.items.count, position)
    }
    return box.items.withUnsafeMutableBufferPointer { $0.baseAddress.map { $0 + index } } ?? array
  }

  /// The word of an element.
  static func word(_ value: Value, _ index: Int, _ position: SourcePosition) throws -> Int {
    let box = try value.array()
    let index = index &- box.start
    guard index >= 0, index < box.items.count else {
      throw Trap.outOfRange(index &+ box.start, box.items.count, position)
    }
    return box.items[index].word
  }
}

extension Trap {
  static func outOfRange(_ index: Int, _ count: Int, _ position: SourcePosition) -> Trap {
    Trap(
      "Index out of range: there is no element \(index) among \(count), counted from 0",
      at: position)
  }
}

extension Substitution {
  func isIntegerIndex(_ function: Function, _ machine: Machine) -> Bool {
    guard let first = function.interface.parameters.first else { return false }
    return Shape(of: machine.concrete(apply(first.type))) == .integer
  }
}
