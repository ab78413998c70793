extension Machine {
  /// What an `NSNumber` holds, as a value of any type of numbers that can hold just that.
  func number(
    in value: Value, _ source: RuntimeType, as target: RuntimeType
  ) throws -> Value? {
    guard source.isReference, target.shape != .value, let object = value.object else { return nil }
    let type = dynamicType(of: value)
    guard resolver.inherits(type.type, from: resolver.libraryType("NSNumber"), in: signature),
      let double = type.fields.firstIndex(where: { $0.name == "number" }),
      let whole = type.fields.firstIndex(where: { $0.name == "whole" })
    else { return nil }
    let fields = try object.asRecord().fields
    let exact = type.fields[whole].type.wrapped.flatMap { inner in
      let form = OptionalForm(wrapping: inner.type)
      return form.isNothing(fields[whole]) ? nil : form.unwrap(fields[whole]).word
    }
    if target.shape == .boolean {
      let number = fields[double].double
      return number == 0 || number == 1 ? Value(number == 1) : nil
    }
    return try JSONTree.number(exact.map { "\($0)" } ?? "\(fields[double].double)").value(target)
  }
}
