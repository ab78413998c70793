/// What stands before the dot of a call.
extension Emitter {
  /// What a method is called on, or the type whose static member it is.
  func receiver(
    of function: Function, _ callee: Expression, _ reference: Reference, _ type: RuntimeType
  ) throws -> (Base?, Type?) {
    if function.kind == .initializer { return try receiver(ofInitializer: function, callee, type) }
    guard function.context.nominal != nil else { return (nil, nil) }
    if reference.collected != nil { return (try base(callee), nil) }
    switch callee.kind {
    case .member(let base, let name) where name.base == function.name:
      if function.isStatic {
        // `super.make()`: `Self` stays the class that was called.
        if base.isSuperclass { return (try self.base(base), self.type(of: base).metatypeInstance) }
        return (
          .value(try emit(base), runtime(self.type(of: base))), self.type(of: base).metatypeInstance
        )
      }
      if base.isSuperclass { return (try self.base(base), nil) }
      if let instance = self.type(of: base).metatypeInstance {
        throw notKnown("`\(instance).\(function.name)` called with its value", at: callee.position)
      }
      if function.syntax?.modifiers.isConsuming == true, let moved = moved(base) {
        return (.value(moved, runtime(self.type(of: base))), nil)
      }
      return (try self.base(base, of: function.context), nil)
    case .implicitMember:
      let isAbstract = callee.type?.function?.result.isAbstract == true
      return knownType(isAbstract ? type.type : unwrappedResult(of: function, type))
    case .name
    where callee.reference?.isImplicitSelf == true && !function.isStatic
      && function.name != "callAsFunction":
      return (try selfBase(at: callee.position), nil)
    case .name(let name) where function.isStatic && name.base == function.name:
      let owner = selfType?.type ?? .unknown
      if let storage = selfStorage, selfType?.isReference == true,
        storage.type.type.metatypeInstance != nil
      {
        return (.value(place(in: storage).read, storage.type), owner)
      }
      return knownType(owner)
    default:
      // A value that is called: `callAsFunction`.
      return (try base(callee), nil)
    }
  }

  /// The type that is to be made: one that is written, one that a variable holds, or the result's.
  func receiver(
    ofInitializer function: Function, _ callee: Expression, _ type: RuntimeType
  ) throws -> (Base?, Type?) {
    if case .member(let base, let name) = callee.kind, name.base == "init" {
      // `self` of a class function may be a subclass.
      var code = try base.tellsType ? emit(base) : metatype(base) ?? emit(base)
      if case .name(let written) = base.kind, written.base == "Self" {
        code = try metatypeCode(base)
      }
      return (.value(code, runtime(self.type(of: base))), self.type(of: base).metatypeInstance)
    }
    guard let instance = self.type(of: callee).metatypeInstance else {
      return (nil, unwrappedResult(of: function, type))
    }
    // A type that is written is known; a variable that holds one is read.
    let code: Code
    if case .variable? = callee.reference?.target {
      code = try emit(callee)
    } else if case .name(let name) = callee.kind, name.base == "Self" {
      // Of a class it is the one that was called.
      code = try metatypeCode(callee)
    } else {
      code = .constant(machine.runtime(instance).metatype)
    }
    return (.value(code, runtime(self.type(of: callee))), instance)
  }

  /// A local variable whose value somebody takes away for good: it comes to an end there.
  func moved(_ expression: Expression) -> Code? {
    guard case .name = expression.kind,
      case .variable(let variable)? = expression.reference?.target,
      let storage = scope[ObjectIdentifier(variable)], case .slot(let slot) = storage.place,
      storage.type.endsItself
    else { return nil }
    return .value { frame in
      let value = frame[slot]
      frame[slot].object = nil
      return value
    }
  }

  private func knownType(_ owner: Type) -> (Base?, Type?) {
    let metatype = machine.runtime(Type(.metatype(owner)))
    return (.value(.constant(machine.runtime(owner).metatype), metatype), owner)
  }

  /// The type that a static member behind a dot belongs to.
  private func unwrappedResult(of function: Function, _ type: RuntimeType) -> Type {
    var next = type.type
    while let inner = next.wrapped, function.context.nominal?.role != .optional { next = inner }
    return next
  }
}
