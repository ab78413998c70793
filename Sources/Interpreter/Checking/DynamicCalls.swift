/// Calls of a value that takes whatever it is given: `@dynamicCallable`.
extension Checker {
  /// Reads `value(1, 2)` as `value.dynamicallyCall(withArguments: [1, 2])`, and where a label is
  /// written as `value.dynamicallyCall(withKeywordArguments: ["a": 1])`.
  ///
  /// - Returns: nil for a value that cannot be called so.
  func callDynamically(
    _ expression: Expression, _ callable: Type, _ site: CallSite, _ wanted: Type?
  ) -> Type? {
    guard callable.nominal?.syntax?.modifiers.has("dynamicCallable") == true else { return nil }
    let found = memberOverloads("dynamicallyCall", of: callable)
    let hasLabels = site.arguments.contains { $0.label != nil }
    for label in hasLabels ? ["withKeywordArguments"] : ["withArguments", "withKeywordArguments"] {
      let overloads = found.filter {
        $0.symbol.function?.interface.parameters.first?.label == label
      }
      guard !overloads.isEmpty else { continue }
      var dynamic = site
      let collected = collected(site, isKeyed: label == "withKeywordArguments")
      dynamic.arguments = [Argument(label: label, value: collected)]
      guard let (result, reference) = applyBest(overloads, to: dynamic, expecting: wanted) else {
        return nil
      }
      reference.collected = collected
      return note(expression, result, reference)
    }
    return nil
  }

  private func collected(_ site: CallSite, isKeyed: Bool) -> Expression {
    let values = site.arguments.map(\.value)
    guard isKeyed else { return Expression(.array(values), at: site.position) }
    let entries = site.arguments.map { argument in
      let key = Expression(
        .string([.text(argument.label ?? "")]), at: argument.value.position)
      return (key: key, value: argument.value)
    }
    return Expression(.dictionary(entries), at: site.position)
  }
}
