/// Stored properties as places.
extension Emitter {
  /// A field of a struct, a tuple or an object.
  func field(_ index: Int, _ type: RuntimeType, of base: Base) -> Place {
    switch base {
    case .value(let code, let owner):
      return owner.isReference
        ? objectField(index, type, of: code)
        : .readOnly(type, fieldRead(index, type.shape, of: code))
    case .place(let outer): return structField(index, type, of: outer)
    }
  }

  private func fieldRead(_ index: Int, _ shape: Shape, of code: Code) -> Code {
    if case .value(.slot(let slot)) = code {
      switch shape {
      case .integer: return .integer { try $0[slot].fields()[index].word }
      case .double: return .double { try $0[slot].fields()[index].double }
      case .boolean: return .boolean { try $0[slot].fields()[index].word != 0 }
      case .void: return .void { _ in }
      case .value: return .value { try $0[slot].fields()[index] }
      }
    }
    let base = code.value
    switch shape {
    case .integer:
      return .integer { frame in
        let owner = try base(frame)
        return try withExtendedLifetime(owner) { try owner.fields()[index].word }
      }
    case .double:
      return .double { frame in
        let owner = try base(frame)
        return try withExtendedLifetime(owner) { try owner.fields()[index].double }
      }
    default:
      return .from(shape) { frame in
        let owner = try base(frame)
        let value = try owner.fields()[index]
        return withExtendedLifetime(owner) { value }
      }
    }
  }

  private func objectField(_ index: Int, _ type: RuntimeType, of code: Code) -> Place {
    let read = fieldRead(index, type.shape, of: code)
    if case .value(.slot(let slot)) = code {
      return Place(type) { try $0[slot].fields() + index }.reading(read)
    }
    let keeper = allocate()
    let place = Place(type) { try $0[keeper].fields() + index }
    return place.preparing(code.store(in: keeper)) { $0[keeper].object = nil }.reading(read)
  }

  private func structField(_ index: Int, _ type: RuntimeType, of outer: Place) -> Place {
    let read = fieldRead(index, type.shape, of: outer.read)
    let load = outer.prepare == nil ? read : fieldRead(index, type.shape, of: outer.load)
    let keeper = allocate()
    let (begin, hold, end) = (outer.begin, outer.hold, outer.end)
    let find: (Frame) throws -> Pointer = { frame in
      let place = try begin(frame)
      let fields = try Record.unique(at: place)
      frame[keeper].word = Int(bitPattern: place)
      return fields + index
    }
    let quick = outer.quick.map { quick -> (Frame) throws -> Pointer in
      { try Record.unique(at: try quick($0)) + index }
    }
    var place = Place(
      type, read: read, load: load, quick: quick, begin: find,
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
    return place.preparing(outer.prepare, forget: outer.forget).lying(in: outer)
  }
}
