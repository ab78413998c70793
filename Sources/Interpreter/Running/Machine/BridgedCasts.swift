/// Casts between values of Swift and the objects of Foundation that they become: any error is an
/// `NSError`, and one of Cocoa's domain is a `CocoaError`.
extension Machine {
  /// What the library makes of a value for a cast to one of its types; nil where it makes nothing.
  func bridged(_ value: Value, _ source: RuntimeType, to target: RuntimeType) throws -> Value? {
    guard let nominal = target.type.nominal, nominal.isLibrary, target !== source else {
      return nil
    }
    if target.type.isBridged {
      guard let function = bridge("_bridged", of: nominal, from: source) else { return nil }
      return try call(function, with: value, source, of: target)
    }
    guard source.isReference, !nominal.members["_unbridged"].isEmpty,
      let function = bridge("_unbridged", of: nominal, from: dynamicType(of: value))
    else { return nil }
    let made = try call(function, with: value, source, of: target)
    let form = OptionalForm(wrapping: target.type)
    return form.isNothing(made) ? nil : form.unwrap(made)
  }

  /// The static function of a type of the library that takes a value of another type.
  private func bridge(
    _ name: String, of nominal: Nominal, from source: RuntimeType
  ) -> Function? {
    nominal.members[name].compactMap(\.function).first { function in
      guard function.interface.parameters.count == 1 else { return false }
      let wanted = function.interface.parameters[0].type
      if wanted == source.type { return true }
      if case .existential(let existential) = wanted.kind { return fits(source.type, existential) }
      return source.isReference && resolver.inherits(source.type, from: wanted, in: signature)
    }
  }

  private func call(
    _ function: Function, with value: Value, _ source: RuntimeType, of target: RuntimeType
  ) throws -> Value {
    let wanted = runtime(function.interface.parameters[0].type)
    let given = wanted.isDynamic ? erased(value, source) : value
    let code = code(for: function, ownSubstitution(target, function.context))
    return try frames.aside { frame in
      frame[1] = given
      return try code.value(frame)
    }
  }
}
