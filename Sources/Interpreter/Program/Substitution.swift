/// What stands for each generic parameter.
struct Substitution {
  /// They are few: to look through them costs less than to hash.
  private var replacements: [(parameter: GenericParameter, type: Type)] = []

  init() {}

  init(_ parameters: [GenericParameter], _ arguments: [Type]) {
    for (parameter, argument) in zip(parameters, arguments) { self[parameter] = argument }
  }

  var isEmpty: Bool { replacements.isEmpty }

  subscript(parameter: GenericParameter) -> Type? {
    get { index(of: parameter).map { replacements[$0].type } }
    set {
      let index = index(of: parameter)
      switch (index, newValue) {
      case (let index?, let type?): replacements[index].type = type
      case (nil, let type?): replacements.append((parameter, type))
      case (let index?, nil): replacements.remove(at: index)
      case (nil, nil): break
      }
    }
  }

  /// All of it, but for packs and the `Self` of protocols.
  var types: [(parameter: GenericParameter, type: Type)] {
    replacements.filter { !$0.parameter.isPack && $0.parameter.selfOf == nil }
  }

  private func index(of parameter: GenericParameter) -> Int? {
    for index in replacements.indices where replacements[index].parameter === parameter {
      return index
    }
    return nil
  }

  mutating func merge(_ other: Substitution) {
    for (parameter, type) in other.replacements { self[parameter] = type }
  }

  /// The type with all that is known put in.
  func apply(_ type: Type) -> Type {
    if isEmpty || !type.contents.contains(.parameter) { return type }
    switch type.kind {
    case .parameter(let parameter): return self[parameter] ?? type
    case .nominal(let nominal, let arguments): return Type(.nominal(nominal, expand(arguments)))
    case .associated(let base, let member): return Type(.associated(apply(base), member))
    case .tuple(let elements): return tuple(expand(elements), expanded: elements)
    case .function(let function): return Type(.function(apply(function)))
    case .existential(let existential): return Type(.existential(existential.mapped(apply)))
    case .opaque(let result, let arguments): return Type(.opaque(result, arguments.map(apply)))
    case .metatype(let instance): return Type(.metatype(apply(instance)))
    case .pack(let types): return Type(.pack(expand(types)))
    case .expansion:
      let types = expand(type)
      if types.count == 1, case .expansion = types[0].kind { return types[0] }
      return Type(.pack(types))
    case .variable, .unknown: return type
    }
  }

  func apply(_ parameters: [FunctionParameter]) -> [FunctionParameter] {
    // Most functions are not generic: theirs are not copied.
    guard !isEmpty, parameters.contains(where: changes) else { return parameters }
    return parameters.map { parameter in
      var copy = parameter
      copy.type = apply(parameter.type)
      copy.builder = parameter.builder.map(apply)
      return copy
    }
  }

  /// Whether anything in a parameter may be put in.
  private func changes(_ parameter: FunctionParameter) -> Bool {
    parameter.type.contents.contains(.parameter)
      || parameter.builder?.contents.contains(.parameter) == true
  }

  func apply(_ function: FunctionType) -> FunctionType {
    var result = function
    result.parameters = function.parameters.flatMap { parameter in
      expand(parameter.type).map { type in
        var copy = parameter
        copy.type = type
        copy.builder = parameter.builder.map(apply)
        return copy
      }
    }
    result.result = apply(function.result)
    result.failure = function.failure.map(apply)
    return result
  }

  /// `(repeat each T)` of one type is that type.
  private func tuple(_ elements: [Type.Element], expanded before: [Type.Element]) -> Type {
    guard elements.count == 1, elements[0].label == nil, case .expansion? = before.first?.type.kind
    else { return Type(.tuple(elements)) }
    if case .expansion = elements[0].type.kind { return Type(.tuple(elements)) }
    return elements[0].type
  }

  private func expand(_ types: [Type]) -> [Type] { types.flatMap(expand) }

  private func expand(_ elements: [Type.Element]) -> [Type.Element] {
    elements.flatMap { element in
      expand(element.type).map { Type.Element(label: element.label, type: $0) }
    }
  }

  /// `repeat Row<each T>` becomes as many types as the pack has; any other type one.
  func expand(_ type: Type) -> [Type] {
    guard case .expansion(let pattern) = type.kind else { return [apply(type)] }
    let packs = packs(in: pattern)
    let counts = packs.compactMap { self[$0]?.packed?.count }
    guard let count = counts.first else { return [Type(.expansion(apply(pattern)))] }
    return (0..<count).map { index in
      var isOpen = false
      let single = turn(index, through: packs) { isOpen = true }
      return isOpen ? Type(.expansion(single.apply(pattern))) : single.apply(pattern)
    }
  }

  /// What stands for the parameters in one turn through packs.
  ///
  /// - Parameter isOpen: Called if a pack has another pack there.
  func turn(
    _ index: Int, through packs: [GenericParameter], isOpen: () -> Void = {}
  ) -> Substitution {
    var single = self
    for parameter in packs {
      guard let types = self[parameter]?.packed, index < types.count else { continue }
      single[parameter] = types[index]
      if case .expansion(let pattern) = types[index].kind {
        single[parameter] = pattern
        isOpen()
      }
    }
    return single
  }

  /// The packs that a pattern goes through.
  func packs(in type: Type) -> [GenericParameter] {
    switch type.kind {
    case .parameter(let parameter): parameter.isPack ? [parameter] : []
    case .nominal(_, let arguments), .opaque(_, let arguments), .pack(let arguments):
      arguments.flatMap(packs)
    case .associated(let base, _): packs(in: base)
    case .tuple(let elements): elements.flatMap { packs(in: $0.type) }
    case .function(let function):
      function.parameters.flatMap { packs(in: $0.type) } + packs(in: function.result)
    case .metatype(let instance): packs(in: instance)
    case .expansion(let pattern): packs(in: pattern)
    case .existential(let existential): existential.types.flatMap(packs)
    case .variable, .unknown: []
    }
  }
}

extension Requirement {
  /// Whether it is asked of each type of a pack.
  var isOfPack: Bool {
    switch self {
    case .conforms(let subject, _), .same(let subject, _), .inherits(let subject, _):
      !Substitution().packs(in: subject).isEmpty
    }
  }

  func substituted(by substitution: Substitution) -> Requirement {
    switch self {
    case .conforms(let subject, let bound):
      .conforms(
        substitution.apply(subject),
        Bound(nominal: bound.nominal, arguments: bound.arguments.map(substitution.apply)))
    case .same(let left, let right): .same(substitution.apply(left), substitution.apply(right))
    case .inherits(let subject, let superclass):
      .inherits(substitution.apply(subject), substitution.apply(superclass))
    }
  }
}
