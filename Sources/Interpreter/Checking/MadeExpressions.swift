/// Expressions that nobody wrote: calls that the language makes by itself.
extension Checker {
  /// Checks such an expression as if it stood in a place of the program.
  @discardableResult
  func made(_ expression: Expression, as expected: Type? = nil, in context: Context) -> Type {
    let inner = Body(context: context, scope: LocalScope(in: nil))
    inner.selfType = context.nominal?.selfType
    inner.isStatic = true
    inner.isAsync = true
    inner.mayFail = true
    var type = Type.unknown
    enter(inner) {
      self.marks = Marks(attempt: .optional, isWaited: true)
      type = self.whole(expression, as: expected)
    }
    return type
  }

  /// `Clamped(wrappedValue: 5, 0...10)`: what gives a wrapped variable its wrapper; that of the
  /// outermost has the next inside. Nil where nothing says what the wrapper begins with.
  func wrapperCall(of variable: Variable, value: Expression?) -> Expression? {
    let wrappers = wrappers(of: variable)
    if wrappers.isEmpty { return nil }
    var inner = value
    for (wrapper, type) in zip(wrappers, wrapperTypes(of: variable)).reversed() {
      var arguments = wrapper.attribute.arguments ?? []
      if let inner {
        arguments.insert(Argument(label: "wrappedValue", value: inner), at: 0)
      } else if wrapper.attribute.arguments == nil, !hasPlainInitializer(type) {
        return nil
      }
      let position = wrapper.attribute.position
      let callee = Expression(.given(Type(.metatype(type))), at: position)
      inner = Expression(.call(callee, arguments), at: position)
    }
    return inner
  }

  /// `NSError._bridged(error)` for `error as NSError`; nil where the class does not take that over.
  func bridging(_ value: Expression, to type: Type, at position: SourcePosition) -> Expression? {
    let name = "_bridged"
    guard type.isBridged else { return nil }
    let argument = Argument(label: nil, value: value)
    let site = CallSite(name: name, arguments: [argument], position: position)
    let owner = Type(.metatype(type))
    guard overloads(of: owner, named: name).contains(where: { mayTake(site, $0) }) else {
      return nil
    }
    let callee = Expression(
      .member(
        Expression(.given(owner), at: position), DeclarationName(base: name, position: position)),
      at: position)
    return Expression(.call(callee, [argument]), at: position)
  }

  private func hasPlainInitializer(_ type: Type) -> Bool {
    initializers(of: type).contains { overload in
      overload.symbol.function?.interface.parameters.allSatisfy(\.hasDefault) ?? false
    }
  }

  /// Notes how a wrapped local variable, or a parameter, comes to its wrapper.
  func noteWrapper(of variable: Variable, value: Expression?) {
    guard let call = wrapperCall(of: variable, value: value) else { return }
    wrapperCalls[ObjectIdentifier(variable)] = call
    whole(call)
  }
}
