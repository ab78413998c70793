/// What a caller has to know of a declaration.
extension Resolver {
  func type(of variable: Variable) -> Type {
    guard let syntax = variable.syntax else { return .unknown }
    if let written = syntax.type {
      let declared = type(written, in: variable.context, some: opaque(variable.name))
      let found = part(of: declared, named: variable.name, in: syntax.pattern)
      // `let numbers: Set = [1, 2]`: the value tells what is left out.
      guard found.hasUnknown, syntax.initial != nil, syntax.modifiers.attributes.isEmpty,
        let inferred = inferring?.inferredType(of: variable), !inferred.isUnknown
      else { return found }
      return inferred
    }
    return inferring?.inferredType(of: variable) ?? .unknown
  }

  /// Of `let (a, b): (Int, String)` the part that a name stands for.
  func part(of type: Type, named name: String, in pattern: Pattern) -> Type {
    switch pattern.kind {
    case .bind(let bound): return bound.name == name ? type : .unknown
    case .tuple(let elements):
      guard case .tuple(let parts) = type.kind, parts.count == elements.count else {
        return .unknown
      }
      for (element, part) in zip(elements, parts)
      where element.pattern.names.contains(where: { $0.name == name }) {
        return self.part(of: part.type, named: name, in: element.pattern)
      }
      return .unknown
    default: return .unknown
    }
  }

  private func opaque(_ name: String) -> (Type, SourcePosition) -> Type {
    { bound, _ in
      // Of what nobody declared nothing is hidden.
      if bound.isUnknown { return .unknown }
      let result = OpaqueResult(name: "some \(bound.boundText)", bounds: self.bounds(of: bound))
      return Type(.opaque(result, result.bounds.flatMap(\.arguments)))
    }
  }

  func parameters(of enumCase: EnumCase) -> [FunctionParameter] {
    let context = Context(.nominal(enumCase.owner), in: enumCase.owner.context, resolver: self)
    return enumCase.syntax.parameters.map { parameter in
      FunctionParameter(
        label: parameter.label, name: parameter.name.name,
        type: parameter.type.map { type($0, in: context) } ?? .unknown,
        hasDefault: parameter.defaultValue != nil, syntax: parameter)
    }
  }

  func target(of alias: Alias) -> (GenericSignature, Type) {
    var signature = alias.context.signature
    signature.ownCount = 0
    for parameter in alias.syntax.generics.parameters {
      signature.parameters.append(GenericParameter(name: parameter.name, isPack: parameter.isPack))
      signature.ownCount += 1
    }
    let inside = Context(.function(signature), in: alias.context, resolver: self)
    return (signature, type(alias.syntax.target, in: inside))
  }

  func interface(of function: Function) -> Function.Interface {
    guard let syntax = function.syntax else {
      return Function.Interface(
        signature: GenericSignature(), parameters: [], result: .unknown, isAsync: false)
    }
    var signature = function.context.signature
    signature.ownCount = 0
    for parameter in syntax.generics.parameters {
      signature.parameters.append(GenericParameter(name: parameter.name, isPack: parameter.isPack))
      signature.ownCount += 1
    }
    var inside = Context(.function(signature), in: function.context, resolver: self)
    let outer = signature.requirements.count
    addRequirements(syntax.generics, to: &signature, in: inside)
    addImpliedByEquality(behind: outer, to: &signature)
    inside = Context(.function(signature), in: function.context, resolver: self)
    let parameters = syntax.parameters.map { parameter in
      var made = self.parameter(parameter, in: inside, signature: &signature)
      // Operands have no labels, whatever their parameters are called.
      if syntax.isOperator { made.label = nil }
      return made
    }
    addImplied(by: parameters.map(\.type), to: &signature)
    let failure = failure(syntax.failure, in: inside)
    addImplied(byThrown: failure, to: &signature)
    addUnknown(by: syntax.parameters, parameters.map(\.type), to: &signature)
    inside = Context(.function(signature), in: function.context, resolver: self)
    let result = result(of: function, in: inside)
    if syntax.kind != .initializer {
      addImplied(by: [result], to: &signature)
      addImpliedEquality(by: result, to: &signature)
    }
    return Function.Interface(
      signature: signature, parameters: parameters, result: result,
      isAsync: syntax.isAsync,
      failure: failure)
  }

  /// What is thrown is an error: `throws(Failure)` asks that of a parameter.
  private func addImplied(byThrown type: Type?, to signature: inout GenericSignature) {
    guard let type, case .parameter = type.kind, let error = library("Error"),
      !bounds(of: type, in: signature).contains(where: { $0.nominal === error })
    else { return }
    signature.requirements.append(
      .conforms(type, Requirement.Bound(nominal: error, arguments: [])))
  }

  /// What the types of parameters ask of generic parameters in them: a `Result<Value, Failure>`
  /// that its failure is an error, a `Set<Item>` that its elements are hashable.
  private func addImplied(by types: [Type], to signature: inout GenericSignature) {
    guard signature.ownCount > 0 else { return }
    for type in types where type.contents.contains(.parameter) {
      switch type.kind {
      case .nominal(let nominal, let arguments):
        let own = self.signature(of: nominal)
        let substitution = Substitution(own.parameters, arguments)
        for case .conforms(let subject, let bound) in own.requirements {
          let asked = substitution.apply(subject)
          guard case .parameter = asked.kind, bound.arguments.isEmpty,
            !bounds(of: asked, in: signature).contains(where: { $0.nominal === bound.nominal })
          else { continue }
          signature.requirements.append(.conforms(asked, bound))
        }
        addImplied(by: arguments, to: &signature)
      case .tuple(let elements): addImplied(by: elements.map(\.type), to: &signature)
      case .function(let function):
        addImplied(by: function.parameters.map(\.type) + [function.result], to: &signature)
        addImplied(byThrown: function.failure, to: &signature)
      default: continue
      }
    }
  }

  /// What a function puts for a parameter of the type around it has what is asked of that:
  /// `Content == Item?` asks of `Item` to be a view, where `Content` is one.
  private func addImpliedByEquality(behind outer: Int, to signature: inout GenericSignature) {
    guard outer > 0, signature.ownCount > 0 else { return }
    let asked = signature.requirements.prefix(outer)
    for case .same(let left, let right) in signature.requirements.dropFirst(outer) {
      guard case .parameter(let parameter) = left.kind, right.nominal != nil,
        right.contents.contains(.parameter)
      else { continue }
      let given = Substitution([parameter], [right])
      addOwnRequirements(of: right, to: &signature)
      for case .conforms(let subject, let bound) in asked where bound.arguments.isEmpty {
        let type = normalized(given.apply(subject), in: signature)
        guard type != subject else { continue }
        for part in implied(by: type, being: bound.nominal)
        where !bounds(of: part.subject, in: signature).contains(where: {
          $0.nominal === part.bound.nominal
        }) {
          signature.requirements.append(.conforms(part.subject, part.bound))
        }
      }
    }
  }

  /// What a generic type asks of the parameters in its brackets.
  private func addOwnRequirements(of type: Type, to signature: inout GenericSignature) {
    guard case .nominal(let nominal, let arguments) = type.kind else { return }
    let own = self.signature(of: nominal)
    let given = Substitution(own.parameters, arguments)
    for requirement in own.requirements {
      let asked = requirement.substituted(by: given)
      switch asked {
      case .conforms(let subject, _), .inherits(let subject, _):
        if subject.isAbstract { signature.requirements.append(asked) }
      case .same(let left, let right):
        if left.isAbstract || right.isAbstract { signature.requirements.append(asked) }
      }
    }
  }

  /// What has to hold of parameters for a type to be what a protocol asks for.
  private func implied(
    by type: Type, being wanted: Nominal
  ) -> [(subject: Type, bound: Requirement.Bound)] {
    switch type.kind {
    case .parameter: return [(type, Requirement.Bound(nominal: wanted, arguments: []))]
    case .nominal(let nominal, let arguments):
      guard let ancestor = lineage(of: nominal).first(where: { $0.bound.nominal === wanted }) else {
        return []
      }
      let given = Substitution(self.signature(of: nominal).parameters, arguments)
      return ancestor.requirements.compactMap { requirement in
        guard case .conforms(let subject, let bound) = requirement, bound.arguments.isEmpty,
          case let part = given.apply(subject), case .parameter = part.kind
        else { return nil }
        return (part, bound)
      }
    default: return []
    }
  }

  /// A type that nobody declared may ask something of a parameter in its brackets: `Complex<T>`.
  private func addUnknown(
    by parameters: [Parameter], _ types: [Type], to signature: inout GenericSignature
  ) {
    guard signature.ownCount > 0 else { return }
    let written = zip(parameters, types).filter { $1.isUnknown }.compactMap { $0.0.type }
    for own in signature.parameters.suffix(signature.ownCount)
    where written.contains(where: { $0.applies(to: own.name) }) {
      signature.requirements.append(
        .conforms(
          Type(.parameter(own)), Requirement.Bound(nominal: unknownProtocol, arguments: [])))
    }
  }

  /// What the type that a function gives back asks of two parameters to be one: `Pair<One, Two>` of
  /// `struct Pair<A: Box, B: Box> where A.Item == B.Item`.
  private func addImpliedEquality(by result: Type, to signature: inout GenericSignature) {
    guard signature.ownCount > 0, case .nominal(let nominal, let arguments) = result.kind else {
      return
    }
    let own = self.signature(of: nominal)
    let substitution = Substitution(own.parameters, arguments)
    for case .same(let one, let other) in own.requirements {
      let pair = (substitution.apply(one), substitution.apply(other))
      guard !pair.0.hasUnknown, !pair.1.hasUnknown, pair.0 != pair.1,
        pair.0.contents.contains(.parameter) || pair.1.contents.contains(.parameter)
      else { continue }
      signature.requirements.append(.same(pair.0, pair.1))
    }
  }

  private func parameter(
    _ parameter: Parameter, in context: Context, signature: inout GenericSignature
  ) -> FunctionParameter {
    var added: [(GenericParameter, [Requirement.Bound])] = []
    let type =
      parameter.type.map { written in
        self.type(
          written, in: context,
          some: { bound, _ in
            // `some P` is a parameter of its own.
            let hidden = GenericParameter(name: "some \(bound.boundText)")
            let unknown = Requirement.Bound(nominal: self.unknownProtocol, arguments: [])
            added.append((hidden, bound.isUnknown ? [unknown] : self.bounds(of: bound)))
            return Type(.parameter(hidden))
          })
      } ?? .unknown
    for (hidden, bounds) in added {
      signature.parameters.append(hidden)
      signature.ownCount += 1
      signature.requirements += bounds.map { requirement(Type(.parameter(hidden)), $0) }
    }
    return FunctionParameter(
      label: parameter.label, name: parameter.name.name, type: type,
      hasDefault: parameter.defaultValue != nil, isVariadic: parameter.isVariadic,
      isInout: parameter.isInout, isAutoclosure: parameter.isAutoclosure,
      builder: builder(of: parameter.attributes, in: context), syntax: parameter)
  }

  private func result(of function: Function, in context: Context) -> Type {
    guard let syntax = function.syntax else { return .unknown }
    switch syntax.kind {
    case .initializer:
      let made = function.context.nominal?.selfType ?? .unknown
      return syntax.isFailable ? optional(made) : made
    case .deinitializer: return .void
    case .function, .element:
      return syntax.result.map { type($0, in: context, some: opaque(function.name)) } ?? .void
    }
  }

  func failure(_ written: WrittenFailure?, in context: Context) -> Type? {
    switch written {
    case nil: nil
    case .anyError?, .rethrown?: anyError
    case .typed(let written)?: type(written, in: context)
    }
  }

  /// The result builder among attributes.
  func builder(of attributes: [AttributeSyntax], in context: Context) -> Type? {
    for attribute in attributes {
      let type = type(attribute.type, in: context, missing: .quiet)
      if type.nominal?.isResultBuilder == true { return type }
    }
    return nil
  }
}

extension Nominal {
  var isResultBuilder: Bool { syntax?.modifiers.has("resultBuilder") ?? false }
  var isPropertyWrapper: Bool { syntax?.modifiers.has("propertyWrapper") ?? false }
}

extension Type {
  /// As it stands behind `some`.
  var boundText: String {
    let text = description
    return text.hasPrefix("any ") ? String(text.dropFirst(4)) : text
  }
}
