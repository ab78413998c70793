/// What may be changed.
extension Checker {
  func assignment(_ expression: Expression, _ left: Expression, _ right: Expression) -> Type {
    if case .discard = left.kind {
      check(right, expecting: nil)
      return note(expression, .void)
    }
    if case .tuple(let targets) = left.kind {
      let types = targets.map { target -> Type.Element in
        if case .discard = target.value.kind {
          return Type.Element(label: target.label, type: solver.fresh())
        }
        let type = check(target.value, expecting: nil)
        requireAssignable(target.value)
        return Type.Element(label: target.label, type: type)
      }
      let wanted = Type(.tuple(types))
      let type = check(right, expecting: wanted)
      _ = convert(right, type, to: wanted, for: .assigned)
      return note(expression, .void)
    }
    var target = solver.resolve(check(left, expecting: nil))
    requireAssignable(left)
    if isDoubtfulMethod(left, target) {
      check(right, expecting: .unknown)
      return note(expression, .void)
    }
    let type = check(right, expecting: target)
    if case .element = left.kind, !solver.attempt({ self.solver.convert(type, to: target) }) {
      // Of several subscripts the one is meant that takes what is assigned.
      let other = solver.resolve(check(left, expecting: type))
      if solver.attempt({ self.solver.convert(type, to: other) }) { target = other }
    }
    if refuseProjection(right, type, assignedTo: left, target) { return note(expression, .void) }
    _ = convert(right, type, to: target, for: .assigned)
    // `base?.name = value` is a value: nil, if nothing was assigned.
    return note(expression, left.isChain ? resolver.optional(.void) : .void)
  }

  private var adviceForGiven: String {
    isInView
      ? "give the list of all as a binding, and change it by that: `ForEach($items) { $item in`"
      : "change it where it is kept: `for index in items.indices { items[index]… }`"
  }

  /// Whether it begins with a name of what a closure around is given.
  private func isGivenToClosure(_ place: Expression) -> Bool {
    switch place.kind {
    case .name:
      if case .variable(let variable)? = place.reference?.target {
        closureParameters.contains(ObjectIdentifier(variable))
      } else {
        false
      }
    case .member(let base, _), .element(let base, _), .force(let base), .chain(let base):
      isGivenToClosure(base)
    default: false
    }
  }

  private var isInView: Bool {
    resolver.library("View").flatMap { view in
      body.selfType.map { resolver.conforms($0, to: view, in: solver.signature) == .yes }
    } == true
  }

  /// Why a place cannot be assigned to.
  private enum Obstacle {
    case constant(String)
    case readOnly(String)
    case immutableSelf(String)
    /// A `KeyPath`, which only reads.
    case readOnlyPath(String)
    /// `private(set)`
    case hidden(String)
    case value
  }

  /// Says why something cannot be changed, if that is certain.
  func requireAssignable(_ expression: Expression) {
    requireOwnActor(toChange: expression)
    guard trials == 0, let obstacle = obstacle(to: expression) else { return }
    switch obstacle {
    case .constant(let name):
      if ShorthandName.isNumbered(name) || isGivenToClosure(expression) {
        report(
          "`\(name)` is what the closure is given, and cannot be changed", at: expression.position,
          advice: adviceForGiven)
      } else {
        report(
          "`\(name)` is a constant, declared with `let`", at: expression.position,
          advice: "declare it with `var`")
      }
    case .readOnly(let name):
      let isOfLibrary =
        switch expression.reference?.target {
        case .function(let function)?: function.isOfLibrary
        case .variable(let variable)?: variable.context.nominal?.isLibrary ?? false
        default: false
        }
      report(
        "`\(name)` can be read and not be set", at: expression.position,
        advice: isOfEnvironment(expression)
          ? "give it to the views inside by `.environment(…)`, or ask for it where it is kept"
          : isOfLibrary
            ? "make a new value with what is to be there"
            : "give it a setter, or change what it is computed from")
    case .immutableSelf(let name): refuseSelf(name, at: expression.position)
    case .readOnlyPath(let path): refuseReadOnly(path: path, at: expression.position)
    case .hidden(let name): refuseHidden(setterOf: name, at: expression.position)
    case .value:
      report("this is a value and no place that could be changed", at: expression.position)
    }
  }

  /// Whether a key path was declared as one that reads, or is written as one: what others are made of
  /// by `appending(path:)` is known too little.
  private func isReadOnly(_ reference: Reference?) -> Bool {
    guard case .variable(let variable)? = reference?.target else { return false }
    if readOnlyPaths.contains(ObjectIdentifier(variable)) { return true }
    guard let syntax = variable.syntax else { return false }
    if case .keyPath? = syntax.initial?.kind { return true }
    return syntax.type != nil
  }

  private func refuseReadOnly(path: String, at position: SourcePosition) {
    report(
      "`\(path)` is a `KeyPath`, by which one can read and not set", at: position,
      advice: "make it a `WritableKeyPath`: of a `var`, and so declared where it is taken")
  }

  func refuseHidden(setterOf name: String, at position: SourcePosition) {
    report(
      "`\(name)` can be read here, and only its own type sets it", at: position,
      advice: "change it in a method of the type, or leave out `private(set)`")
  }

  /// The most common mistake of a beginner.
  private func refuseSelf(_ name: String, at position: SourcePosition) {
    let isView = isInView
    let isInFunction = !body.isClosure && body.result != nil && !isView
    report(
      isInFunction
        ? "a function of a struct that is not `mutating` cannot change `\(name)`"
        : "`\(name)` cannot be changed here: `self` is a value, and nobody may change it",
      at: position,
      advice: isView
        ? "declare it with `@State private var \(name)`: then its value lives outside of the view"
        : "mark the function `mutating`")
  }

  private func obstacle(to expression: Expression) -> Obstacle? {
    switch expression.kind {
    case .name(let name):
      if name.base == "self", expression.reference == nil {
        return body.isSelfMutable || body.selfType?.nominal?.isReference != false
          ? nil : .immutableSelf("self")
      }
      return obstacle(to: expression, name: name.base, base: nil)
    case .member(let base, let name):
      return obstacle(to: expression, name: name.base, base: base)
    case .element(let base, let arguments) where arguments.first?.label == "keyPath":
      return obstacle(behind: arguments[0].value, of: base)
    case .element(let base, _): return obstacle(toElement: expression, of: base)
    case .force(let inner), .chain(let inner), .unwrapOrLeave(let inner), .reference(let inner):
      return obstacle(to: inner)
    case .call:
      guard let type = expression.type.map(solver.resolve), !type.isUnknown else { return nil }
      guard let nominal = type.nominal, !nominal.isReference, nominal.kind != .protocolType,
        !nominal.isLibrary || nominal.role != nil || nominal.isNumber,
        case .function(let function)? = expression.callTarget,
        function.kind == .function
      else { return nil }
      return .value
    case .integer, .float, .string, .boolean, .nothing, .array, .dictionary: return .value
    case .tuple(let elements):
      return elements.lazy.compactMap { self.obstacle(to: $0.value) }.first
    default: return nil
    }
  }

  private func obstacle(to expression: Expression, name: String, base: Expression?) -> Obstacle? {
    guard let reference = expression.reference else { return nil }
    let variable: Variable
    switch reference.target {
    case .variable(let found): variable = found
    case .tupleElement: return base.flatMap { obstacle(to: $0) }
    case .function(let function) where base == nil:
      // A class of a library may have a property of that name, which is meant.
      return function.context.nominal.map(resolver.hasUnknownAncestry) == true
        ? nil : .readOnly(name)
    case .function(let function) where function.kind == .element:
      // Through `subscript(dynamicMember:)`.
      return base.flatMap { obstacle(toElement: expression, of: $0) }
    default: return nil
    }
    if hasUnknownWrapper(variable) { return nil }
    if let setter = wrapperSetter(of: variable) {
      if setter.isMissing { return .readOnly(name) }
      if setter.isNonmutating { return nil }
    } else if !variable.isSettable {
      if isInitialised(variable, base: base) || mayBeInherited(variable, base: base) { return nil }
      return variable.isComputed ? .readOnly(name) : .constant(name)
    }
    if hidesSetter(variable) { return .hidden(name) }
    guard variable.isMember, !variable.isStatic else { return nil }
    if variable.syntax?.accessors?.setter?.isNonmutating == true { return nil }
    guard let owner = variable.context.nominal, !owner.isReference else { return nil }
    if owner.kind == .protocolType {
      // What conforms may be a class.
      return nil
    }
    if let base {
      if solver.resolve(base.type ?? .unknown).isUnknown { return nil }
      let outer = obstacle(to: base)
      // `self.count = 1`
      if case .immutableSelf("self")? = outer { return .immutableSelf(name) }
      return outer
    }
    guard reference.isImplicitSelf, body.selfType != nil else { return nil }
    return body.isSelfMutable ? nil : .immutableSelf(name)
  }

  /// Whether a protocol only asks for it, and a class of which not all is known may have it: `view` of
  /// a controller.
  private func mayBeInherited(_ variable: Variable, base: Expression?) -> Bool {
    guard variable.context.nominal?.kind == .protocolType else { return false }
    let type = base.map { $0.type.map(solver.resolve) ?? .unknown } ?? body.selfType
    return type?.nominal.map { $0.isReference && resolver.hasUnknownAncestry($0) } ?? false
  }

  /// An initialiser sets its own constants.
  private func isInitialised(_ variable: Variable, base: Expression?) -> Bool {
    guard !variable.isComputed else { return false }
    if !variable.isMember {
      // Parameters, and what a pattern takes out of something, have a value from the beginning.
      guard let syntax = variable.syntax else { return lateConstants.contains(variable.position) }
      return syntax.initial == nil
    }
    guard variable.isMember, body.isInitializer, variable.syntax?.initial == nil else {
      return false
    }
    guard let base else { return true }
    if case .name(let name) = base.kind { return name.base == "self" }
    return false
  }

  private func wrapperSetter(
    of variable: Variable
  ) -> (isMissing: Bool, isNonmutating: Bool)? {
    guard let wrapper = wrapper(of: variable), let nominal = wrapper.type.nominal else {
      return nil
    }
    guard let wrapped = nominal.members["wrappedValue"].compactMap(\.variable).first else {
      return (false, true)
    }
    guard let accessors = wrapped.syntax?.accessors, accessors.isComputed else {
      return (!wrapped.isMutable, nominal.isReference)
    }
    guard let setter = accessors.setter else { return (true, false) }
    return (false, setter.isNonmutating || nominal.isReference)
  }

  private func obstacle(toElement expression: Expression, of base: Expression) -> Obstacle? {
    guard case .function(let function)? = expression.reference?.target,
      let accessors = function.syntax?.accessors
    else { return nil }
    guard let setter = accessors.setter else {
      return mayMeanOther(than: function, expression) ? nil : .readOnly("subscript")
    }
    let isArray = base.type.map(solver.complete)?.nominal?.role == .array
    if case .call = base.kind, case .function(let made)? = base.callTarget, !made.isOfLibrary,
      made.kind == .function, isArray
    {
      return .value
    }
    if setter.isNonmutating || function.context.nominal?.isReference == true { return nil }
    // Of an array its own subscript may be meant as well as that of `MutableCollection`.
    if function.context.nominal?.kind == .protocolType, !isArray { return nil }
    return obstacle(to: base)
  }

  /// Whether a module of which nothing is known may have a subscript that takes what is written:
  /// `text[0] = "h"`.
  private func mayMeanOther(than function: Function, _ element: Expression) -> Bool {
    guard function.isOfLibrary, resolver.mayBeExtended,
      case .element(_, let arguments) = element.kind
    else { return false }
    return arguments.contains { $0.value.type.map(solver.complete)?.nominal?.isNumber ?? true }
  }

  /// What is behind a key path changes with what it belongs to.
  private func obstacle(behind path: Expression, of base: Expression) -> Obstacle? {
    guard let type = path.type.map(solver.complete), type.nominal?.isLibrary == true else {
      return nil
    }
    switch type.nominal?.name {
    case "WritableKeyPath": return obstacle(to: base)
    case "KeyPath" where !type.hasUnknown && !type.hasVariable:
      if case .keyPath = path.kind { return readOnlyStep(of: path).map(Obstacle.readOnly) }
      guard case .name(let name) = path.kind, isReadOnly(path.reference) else { return nil }
      return .readOnlyPath(name.base)
    default: return nil
    }
  }

  /// What of a written key path is the program's and cannot be set.
  private func readOnlyStep(of path: Expression) -> String? {
    path.path?.steps.lazy.compactMap { step -> String? in
      guard case .variable(let variable)? = step.reference?.target, !variable.isSettable,
        self.resolver.module(around: variable.context) === self.resolver.program
      else { return nil }
      return variable.name
    }.first
  }

  /// A function that changes what it is called on wants a variable.
  func requireMutable(_ base: Expression, for name: String) {
    guard trials == 0, let obstacle = obstacle(to: base) else { return }
    switch obstacle {
    case .constant(let constant):
      report(
        "`\(name)` changes `\(constant)`, which is a constant", at: base.position,
        advice: ShorthandName.isNumbered(constant) || isGivenToClosure(base)
          ? adviceForGiven : "declare `\(constant)` with `var`")
    case .readOnly(let property):
      report("`\(name)` changes `\(property)`, which cannot be set", at: base.position)
    case .immutableSelf(let property): refuseSelf(property, at: base.position)
    case .readOnlyPath(let path): refuseReadOnly(path: path, at: base.position)
    case .hidden(let property): refuseHidden(setterOf: property, at: base.position)
    case .value:
      report(
        "`\(name)` changes a value that nobody keeps", at: base.position,
        advice: "put it into a variable first")
    }
  }

  /// Looks at a call of a function that changes its `self`.
  func checkMutation(_ callee: Expression, _ reference: Reference) {
    guard case .function(let function) = reference.target, function.isMutating,
      function.kind == .function, function.context.nominal?.isReference != true
    else { return }
    switch callee.kind {
    case .member(let base, _):
      requireOwnActor(toChange: base)
      requireMutable(base, for: function.name)
    case .name where reference.isImplicitSelf:
      if isSelfConstant, trials == 0 {
        report(
          "`\(function.name)` changes `self`, which nobody may change here", at: callee.position,
          advice: isInView
            ? "keep what it changes in `@State`, and leave out its `mutating`"
            : "mark the function around it `mutating`")
      }
    default: return
    }
  }

  /// Whether `self` is a value that nobody may change here.
  private var isSelfConstant: Bool {
    !body.isSelfMutable && body.selfType?.nominal?.isReference == false
  }

  /// To read a `lazy` property of a struct, or one whose getter is `mutating`, changes the struct.
  func checkReading(_ expression: Expression, of symbol: Symbol, at position: SourcePosition) {
    guard trials == 0, let variable = symbol.variable, let syntax = variable.syntax,
      case .nominal(let owner) = variable.context.place, !owner.isReference, !variable.isStatic,
      syntax.modifiers.isLazy || syntax.accessors?.getter?.isMutating == true
    else { return }
    let isConstant =
      switch expression.kind {
      case .member(let base, _): obstacle(to: base) != nil
      case .name: isSelfConstant
      default: false
      }
    guard isConstant else { return }
    let kind = syntax.modifiers.isLazy ? "is `lazy`" : "has a `mutating` getter"
    report(
      "`\(variable.name)` \(kind): to read it changes its struct, which nobody may change here",
      at: position, advice: "make it a computed property: `var \(variable.name): … { … }`")
  }
}

extension Expression {
  /// What a call calls.
  fileprivate var callTarget: Reference.Target? {
    if case .call(let callee, _) = kind { (callee.reference ?? reference)?.target } else { nil }
  }
}
