extension NativeTable {
  nonisolated(unsafe) static let optionals: [String: Native] = [
    "Optional.map(_:)": { call in
      guard let wrapped = call.owner.wrapped, let result = call.result.wrapped else {
        throw call.emitter.notKnown("`map`", at: call.position)
      }
      let (form, made) = (OptionalForm(wrapping: wrapped.type), OptionalForm(wrapping: result.type))
      return try call.calling { frame, value, closure in
        form.isNothing(value)
          ? made.nothing : made.wrap(try closure.call(frame, form.unwrap(value)))
      }
    },
    "Optional.flatMap(_:)": { call in
      guard let wrapped = call.owner.wrapped, let result = call.result.wrapped else {
        throw call.emitter.notKnown("`flatMap`", at: call.position)
      }
      let (form, made) = (OptionalForm(wrapping: wrapped.type), OptionalForm(wrapping: result.type))
      return try call.calling { frame, value, closure in
        form.isNothing(value) ? made.nothing : try closure.call(frame, form.unwrap(value))
      }
    },
    "Optional.init(_:)": { call in
      guard let wrapped = call.owner.wrapped else {
        throw call.emitter.notKnown("`Optional`", at: call.position)
      }
      let form = OptionalForm(wrapping: wrapped.type)
      let value = try call.value(0)
      return .value { form.wrap(try value($0)) }
    },
    "Optional.debugDescription": { call in
      let describe = call.owner.describe
      return try call.unary { Value(try describe($0, .debug)) }
    },
    "Optional.unsafelyUnwrapped": { call in
      let (form, place) = (OptionalForm(wrapping: call.result.type), call.position)
      return try call.unary { value in
        if form.isNothing(value) { throw Trap("nil was found where a value has to be", at: place) }
        return form.unwrap(value)
      }
    },
    "Optional.take()": { call in
      guard let wrapped = call.owner.wrapped else {
        throw call.emitter.notKnown("`take`", at: call.position)
      }
      let form = OptionalForm(wrapping: wrapped.type)
      return try call.changing { _, pointer, _ in
        let value = pointer.pointee
        pointer.pointee = form.nothing
        return value
      }
    },
    "AnyHashable.init(_:)": { call in
      let (value, type, machine) = (try call.value(0), call.type(0), call.machine)
      return .value { machine.erased(try value($0), type) }
    },
    "AnyHashable.base": { try $0.unary { $0 } },
  ]
}
