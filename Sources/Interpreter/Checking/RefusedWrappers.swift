/// What is said of properties that a wrapper does not fit.
extension Checker {
  /// What a wrapper asks of what it wraps, and of where it stands.
  func refuseWrapping(of variable: Variable, in context: Context) {
    guard variable.position.file >= 0, let wrapper = wrapper(of: variable),
      let type = wrapperTypes(of: variable).first, let nominal = type.nominal
    else { return }
    if nominal.syntax?.modifiers.has("inClasses") == true, let owner = context.nominal,
      owner.kind == .structure || owner.kind == .enumeration
    {
      report(
        "`@\(nominal.name)` is for properties of classes, and `\(owner.name)` is none",
        at: wrapper.attribute.position, advice: "make it a class, or leave the wrapper out")
      return
    }
    if refuseOtherType(of: variable, in: wrapper) { return }
    let own = Substitution(resolver.signature(of: nominal).parameters, type.arguments)
    for case .conforms(let subject, let bound) in resolver.signature(of: nominal).requirements {
      let wrapped = own.apply(subject)
      guard case .nominal(let given, _) = wrapped.kind,
        !given.isLibrary || wrapped.wrapped?.nominal?.isLibrary == false, !wrapped.hasUnknown,
        resolver.conforms(wrapped, to: bound.nominal, in: solver.signature) == .no
      else { continue }
      report(
        "`@\(nominal.name)` takes an `\(bound.nominal.name)`, and `\(wrapped)` is none",
        at: wrapper.attribute.position,
        advice: advice(for: wrapped, toConformTo: bound.nominal))
      return
    }
  }

  /// `@Namespace var names: Int`: a wrapper that is of one type gives what it gives.
  private func refuseOtherType(of variable: Variable, in wrapper: PropertyWrapper) -> Bool {
    guard let written = variable.syntax?.type, let nominal = wrapper.type.nominal,
      nominal.isLibrary, resolver.signature(of: nominal).parameters.isEmpty,
      let given = nominal.members["wrappedValue"].compactMap(\.variable).first?.type,
      isCertain(given), isCertain(variable.type), given.nominal !== variable.type.nominal
    else { return false }
    report(
      "`@\(nominal.name)` gives a `\(given)`, and `\(variable.name)` is a `\(variable.type)`",
      at: written.position, advice: "leave out the type")
    return true
  }

  /// `@StateObject var model: Model?`: what is in the optional would do.
  private func advice(for wrapped: Type, toConformTo bound: Nominal) -> String {
    guard let inner = wrapped.wrapped else { return adviceToConform(wrapped, to: bound) }
    return resolver.conforms(inner, to: bound, in: solver.signature) == .yes
      ? "leave out the `?`" : adviceToConform(inner, to: bound)
  }

  /// `@Environment(\.dismiss)`, `@Environment(Library.self)`: what stands behind the name of a wrapper
  /// of a library.
  func checkWrapper(of variable: Variable) {
    guard trials == 0, variable.syntax?.initial == nil, variable.position.file >= 0,
      let wrapper = wrappers(of: variable).last, let nominal = wrapper.type.nominal,
      nominal.isLibrary, let arguments = wrapper.attribute.arguments, !arguments.isEmpty,
      !refuseBareName(in: arguments, nominal),
      arguments.allSatisfy({ $0.value.namesSomething || mayHaveMeant($0.value, nominal) })
    else { return }
    let signature = resolver.signature(of: nominal)
    let type = Type(.nominal(nominal, signature.parameters.map { _ in solver.fresh() }))
    let made = plain(whole(making(type, arguments, at: wrapper.attribute.position)))
    guard variable.syntax?.type != nil, arguments.count == 1,
      case .keyPath = arguments[0].value.kind,
      let given = made.arguments.first.map(plain), isCertain(given), isCertain(variable.type),
      given.wrapped == nil, variable.type.wrapped == nil, let one = given.nominal,
      let other = variable.type.nominal, one !== other,
      one.kind != .protocolType, other.kind != .protocolType
    else { return }
    report(
      "what is read there is a `\(given)`, and `\(variable.name)` is a `\(variable.type)`",
      at: wrapper.attribute.position, advice: "leave out the type: the key path says it")
  }

  private static let environment = "Environment"

  /// Whether it is a property that takes its value from the environment around the view.
  func isOfEnvironment(_ expression: Expression) -> Bool {
    guard case .variable(let variable)? = expression.reference?.target,
      let wrapper = wrapper(of: variable)?.type.nominal
    else { return false }
    return wrapper.isLibrary && wrapper.name == Self.environment
  }

  /// `@Environment(.dismiss)`, `@Environment(Library)`: a wrapper that is made of a path or of a type
  /// is given what is neither.
  private func mayHaveMeant(_ value: Expression, _ wrapper: Nominal) -> Bool {
    guard wrapper.name == Self.environment else { return false }
    switch value.kind {
    case .implicitMember: return true
    case .name(let name): return !resolver.types(named: name.base, in: body.context).isEmpty
    default: return false
    }
  }

  /// `@Environment(dismiss)`: a key path begins with a backslash and a point.
  private func refuseBareName(in arguments: [Argument], _ wrapper: Nominal) -> Bool {
    guard wrapper.name == Self.environment, arguments.count == 1,
      case .name(let name) = arguments[0].value.kind, !resolver.mayBeExtended,
      let values = resolver.library("EnvironmentValues"),
      !overloads(of: values.selfType, named: name.base).isEmpty
    else { return false }
    report(
      "a key path is expected, and this is the name of something else", at: name.position,
      advice: "write `\\.\(name.base)`")
    return true
  }

  private func making(
    _ type: Type, _ arguments: [Argument], at position: SourcePosition
  ) -> Expression {
    let callee = Expression(.given(Type(.metatype(type))), at: position)
    return Expression(.call(callee, arguments), at: position)
  }

  /// A wrapper is made of the value behind `=` and of what stands in its own parentheses.
  func refuseMaking(of variable: Variable) {
    guard trials == 0, variable.position.file >= 0, let syntax = variable.syntax,
      wrappers(of: variable).count == 1,
      let wrapper = wrappers(of: variable).first, let nominal = wrapper.type.nominal,
      nominal.isLibrary ? resolver.isOfSwiftUI(wrapper.type) : nominal.isComplete,
      !nominal.hasUnknownAncestor, !resolver.mayBeExtended
    else { return }
    refuseComputed(syntax, by: wrapper)
    if !wrapper.takesInitialValue, nominal.name == "Query", syntax.initial == nil {
      return checkQuery(variable, wrapper, nominal)
    }
    var arguments = wrapper.attribute.arguments ?? []
    if syntax.initial == nil, arguments.isEmpty { return refuseMadeOfNothing(variable, wrapper) }
    // What takes no value is told where the value stands.
    if syntax.initial != nil, !wrapper.takesInitialValue { return }
    guard syntax.initial != nil || !arguments.isEmpty, syntax.accessors?.getter == nil,
      // A key path or a type is looked at above.
      !arguments.contains(where: \.value.namesSomething),
      let (type, given) = made(by: nominal, for: variable),
      !memberOverloads("wrappedValue", of: type).isEmpty
    else { return }
    let position = wrapper.attribute.position
    let value = Argument(label: "wrappedValue", value: given)
    if syntax.initial != nil {
      arguments.insert(value, at: 0)
    } else if !isMade(type, arguments, position), isMade(type, [value] + arguments, position) {
      report(
        "`@\(nominal.name)` wants a value for `\(variable.name)`", at: position,
        advice: "write `= …` behind its type")
      return
    }
    whole(making(type, arguments, at: position))
  }

  /// `@Query(sort: \Note.title) var notes: [Note]`: what is asked for, and in which order.
  private func checkQuery(_ variable: Variable, _ wrapper: PropertyWrapper, _ nominal: Nominal) {
    guard variable.syntax?.type != nil, !variable.type.hasUnknown else { return }
    let position = wrapper.attribute.position
    guard variable.type.nominal?.role == .array, let element = variable.type.arguments.first else {
      report(
        "`@Query` finds a list, and `\(variable.name)` is a `\(variable.type)`", at: position,
        advice: "make it `[\(variable.type.unwrapped)]`")
      return
    }
    if let asked = resolver.library("PersistentModel"), mayBeJudged(element),
      resolver.conforms(element, to: asked, in: solver.signature) == .no
    {
      report(
        "`@Query` finds models, and `\(element)` is none", at: position,
        advice: "write `@Model` before its class")
      return
    }
    whole(
      making(
        Type(.nominal(nominal, [element, variable.type])), wrapper.attribute.arguments ?? [],
        at: position))
  }

  /// The type of a wrapper, and the value that it is given: where a type is written, one of that.
  private func made(
    by nominal: Nominal, for variable: Variable
  ) -> (wrapper: Type, value: Expression)? {
    if let written = variable.syntax?.type {
      guard let type = wrapperTypes(of: variable).first, !type.hasUnknown,
        !variable.type.hasUnknown
      else { return nil }
      return (type, Expression(.given(variable.type), at: written.position))
    }
    guard let initial = variable.syntax?.initial else { return nil }
    let parameters = resolver.signature(of: nominal).parameters
    let type = Type(.nominal(nominal, parameters.map { _ in solver.fresh() }))
    if initial.isLiteral { return (type, initial) }
    guard let value = initial.type.map(plainThroughout), !value.hasUnknown, !value.hasVariable
    else { return nil }
    return (type, Expression(.given(value), at: initial.position))
  }

  /// `@FocusState var field: Field`: a wrapper that is given nothing has a value to begin with.
  private func refuseMadeOfNothing(_ variable: Variable, _ wrapper: PropertyWrapper) {
    guard !wrapper.takesInitialValue, variable.syntax?.type != nil,
      wrapper.type.nominal?.members["init"].contains(where: { $0.function?.labels.isEmpty == true })
        == true, let type = wrapperTypes(of: variable).first, !type.hasUnknown,
      isCertain(variable.type), !isMade(type, [], wrapper.attribute.position)
    else { return }
    report(
      "`@\(wrapper.attribute.name)` is given no value, and of a `\(variable.type)` there is none to "
        + "begin with", at: wrapper.attribute.position,
      advice: "make it an optional: `\(variable.type)?`")
  }

  private func isMade(
    _ type: Type, _ arguments: [Argument], _ position: SourcePosition
  ) -> Bool {
    trials += 1
    defer { trials -= 1 }
    return !whole(making(type, arguments, at: position)).isUnknown
  }

  private func refuseComputed(_ syntax: VariableSyntax, by wrapper: PropertyWrapper) {
    guard syntax.accessors?.getter?.hasBody == true else { return }
    report(
      "`@\(wrapper.attribute.name)` wraps what is stored, and this is computed",
      at: wrapper.attribute.position, advice: "leave out `@\(wrapper.attribute.name)`")
  }
}

extension Expression {
  /// A key path, or a type itself.
  fileprivate var namesSomething: Bool {
    switch kind {
    case .keyPath(nil, _): true
    case .member(_, let name): name.base == "self"
    default: false
    }
  }
}
