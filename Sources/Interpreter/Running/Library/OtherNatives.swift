extension NativeTable {
  nonisolated(unsafe) static let ranges: [String: Native] = [
    "Range.lowerBound": { try bound($0, 0) },
    "Range.upperBound": { try bound($0, 1) },
    "ClosedRange.lowerBound": { try bound($0, 0) },
    "ClosedRange.upperBound": { try bound($0, 1) },
    "PartialRangeFrom.lowerBound": { try bound($0, 0) },
    "PartialRangeUpTo.upperBound": { try bound($0, 0) },
    "PartialRangeThrough.upperBound": { try bound($0, 0) },
    "Range.contains(_:)": { try contained($0) },
    "ClosedRange.contains(_:)": { try contained($0) },
    "PartialRangeFrom.contains(_:)": { try contained($0) },
    "PartialRangeUpTo.contains(_:)": { try contained($0) },
    "PartialRangeThrough.contains(_:)": { try contained($0) },
    "RangeExpression.contains(_:)": { try contained($0) },
    "Range.count": { try $0.unary { Value(word: try $0.fields()[1].word - $0.fields()[0].word) } },
    "ClosedRange.count": {
      try $0.unary { Value(word: try $0.fields()[1].word - $0.fields()[0].word + 1) }
    },
    "Range.isEmpty": { call in
      let bound = call.owner.argument(0)
      return try call.unary { Value(try bound.equals($0.fields()[0], $0.fields()[1])) }
    },
    "Range.clamped(to:)": { try clamped($0) },
    "ClosedRange.clamped(to:)": { try clamped($0) },
    "ClosedRange.isEmpty": { _ in .boolean(.constant(false)) },
    "Range.overlaps(_:)": { call in
      let less = call.owner.argument(0).isLess
      return try call.binary { a, b in
        let (x, y) = (try a.fields(), try b.fields())
        return Value(try less(x[0], y[1]) && less(y[0], x[1]))
      }
    },
    "RangeExpression.~=(_:_:)": { call in
      let (range, item) = (try call.value(0), try call.value(1))
      let (name, less) = (call.type(0).type.nominal?.name ?? "", call.type(1).isLess)
      return .boolean { try RangeForm.contains(try range($0), name, try item($0), less) }
    },
    "~=(_:_:)": { call in
      let (a, b, type) = (try call.value(0), try call.value(1), call.type(0))
      return .boolean { try type.equals(try a($0), try b($0)) }
    },
  ]

  private static func bound(_ call: NativeCall, _ index: Int) throws -> Code {
    // The range may be held by nobody else: it has to stay while it is read.
    try call.unary { range in try withExtendedLifetime(range) { try range.fields()[index] } }
  }

  private static func clamped(_ call: NativeCall) throws -> Code {
    let (type, less) = (call.owner, call.owner.argument(0).isLess)
    return try call.binary { range, limits in
      let (own, other) = (try range.fields(), try limits.fields())
      func into(_ bound: Value) throws -> Value {
        if try less(bound, other[0]) { return other[0] }
        return try less(other[1], bound) ? other[1] : bound
      }
      return Value.pair(type, try into(own[0]), try into(own[1]))
    }
  }

  private static func contained(_ call: NativeCall) throws -> Code {
    let (name, less) = (call.owner.type.nominal?.name ?? "", call.type(0).isLess)
    return try call.binary { Value(try RangeForm.contains($0, name, $1, less)) }
  }

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
