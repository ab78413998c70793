/// A value of one type where another is expected.
extension Solver {
  /// Whether a value of one type may stand where another is expected; notes what it costs.
  func convert(_ from: Type, to: Type) -> Bool {
    let from = resolve(from)
    let to = resolve(to)
    switch (from.kind, to.kind) {
    // What is unknown makes unknown what it decides.
    case (_, .variable): return unify(from, to)
    case (.unknown, _), (_, .unknown): return true
    case (.variable(let variable), _):
      // A literal is wrapped: `let n: Int? = 1`.
      if let wrapped = to.wrapped, variable.literal != nil, variable.literal != .nothing {
        if attempt({ self.convert(from, to: wrapped) }) {
          pay(.optional)
          return true
        }
      }
      if case .existential(let existential) = to.kind, let literal = variable.literal {
        guard let standard = standard(variable, literal) else { return existential.bounds.isEmpty }
        return unify(from, standard) && convert(standard, to: to)
      }
      if to.nominal?.name == "AnyHashable", let literal = variable.literal,
        let standard = standard(variable, literal)
      {
        return unify(from, standard) && convert(standard, to: to)
      }
      return unify(from, to)
    default: break
    }
    if attempt({ self.unify(from, to) }) { return true }
    return convertOptional(from, to) || convertObject(from, to) || convertStructure(from, to)
  }

  /// Tries something, and takes back what it did where it does not hold.
  func attempt(_ trial: () -> Bool) -> Bool {
    let mark = mark()
    if trial() { return true }
    rollback(to: mark)
    return false
  }

  private func convertOptional(_ from: Type, _ to: Type) -> Bool {
    guard let wanted = to.wrapped else { return false }
    if let given = from.wrapped, attempt({ self.convert(given, to: wanted) }) { return true }
    guard attempt({ self.convert(from, to: wanted) }) else { return false }
    pay(.optional)
    return true
  }

  /// Classes, protocols and what holds any value.
  private func convertObject(_ from: Type, _ to: Type) -> Bool {
    switch to.kind {
    case .existential(let existential):
      if existential.bounds.isEmpty {
        pay(.anyValue)
        return true
      }
      let given = complete(from)
      return existential.bounds.allSatisfy { bound in
        bound.nominal.kind == .protocolType
          ? require(
            .conforms(
              given,
              Requirement.Bound(nominal: bound.nominal, arguments: bound.arguments.map(\.type))))
          : inheritsAfterUnifying(
            given.superclassOfExistential ?? given,
            Type(.nominal(bound.nominal, bound.classArguments)))
      }
    case .nominal(let nominal, _):
      if nominal.isReference {
        return inheritsAfterUnifying(from, to)
      }
      if nominal.name == "AnyHashable", let hashable = resolver.library("Hashable") {
        pay(.hidden)
        return resolver.conforms(complete(from), to: hashable, in: signature) != .no
      }
      return isNumberPair(from, to) || isPointerPair(from, to)
    default: return false
    }
  }

  private func inheritsAfterUnifying(_ from: Type, _ to: Type) -> Bool {
    var next: Type? = from
    while let here = next {
      if attempt({ self.unify(here, to) }) { return true }
      guard case .nominal(let nominal, let arguments) = resolve(here).kind else {
        return resolver.inherits(complete(here), from: complete(to), in: signature)
      }
      let own = Substitution(resolver.signature(of: nominal).parameters, arguments)
      next = nominal.superclass.map(own.apply)
    }
    // No class of a library inherits from one of the program.
    if let wanted = to.nominal, !wanted.isLibrary, from.nominal?.isLibrary == true { return false }
    // Of key paths all classes are known.
    if from.nominal?.isKeyPath == true {
      return to.nominal?.isKeyPath == true && !leadsElsewhere(from, to)
    }
    return resolver.isUnknownClass(from)
  }

  /// Whether one key path leads to another type than the other, and both are certain.
  private func leadsElsewhere(_ from: Type, _ to: Type) -> Bool {
    guard from.arguments.count == 2, to.arguments.count == 2 else { return false }
    let (one, other) = (complete(from.arguments[1]), complete(to.arguments[1]))
    guard let given = one.unwrapped.nominal, let wanted = other.unwrapped.nominal,
      !one.hasUnknown, !one.hasVariable, !other.hasUnknown, !other.hasVariable
    else { return false }
    return given !== wanted && !given.isReference && !given.isOtherDouble(than: wanted)
  }

  /// A pointer by which memory may be changed is one by which it may be read, and one to bytes.
  private func isPointerPair(_ from: Type, _ to: Type) -> Bool {
    guard let given = from.nominal, let wanted = to.nominal, given.isLibrary, wanted.isLibrary,
      Self.pointers[given.name]?.contains(wanted.name) == true
    else { return false }
    return zip(from.arguments, to.arguments).allSatisfy { unify($0, $1) }
  }

  private static let pointers: [String: Set<String>] = [
    "UnsafeMutablePointer": ["UnsafePointer", "UnsafeRawPointer", "UnsafeMutableRawPointer"],
    "UnsafePointer": ["UnsafeRawPointer"],
    "UnsafeMutableRawPointer": ["UnsafeRawPointer"],
  ]

  /// An array lends its items to a call that takes a pointer, and a text its bytes.
  func lend(_ from: Type, to pointer: Type) -> Bool {
    let pointer = resolve(pointer).unwrapped
    let given = resolve(from).unwrapped
    guard let wanted = pointer.nominal, wanted.isLibrary else { return false }
    if wanted.name == "UnsafeRawPointer" {
      return given.nominal?.role == .array || given.nominal?.role == .string
    }
    guard let item = pointer.pointedItem else { return false }
    if given.nominal?.role == .array { return unify(given.arguments[0], item) }
    let bytes: Set<String> = ["Int8", "UInt8", "CChar"]
    return given.nominal?.role == .string
      && resolve(item).nominal.map { bytes.contains($0.name) } ?? true
  }

  /// Double and CGFloat become each other.
  private func isNumberPair(_ from: Type, _ to: Type) -> Bool {
    guard let given = from.nominal, let wanted = to.nominal, given.isOtherDouble(than: wanted)
    else { return false }
    pay(.number)
    return true
  }

  private func convertStructure(_ from: Type, _ to: Type) -> Bool {
    switch (from.kind, to.kind) {
    case (.nominal(let a, let x), .nominal(let b, let y)) where a === b && x.count == y.count:
      guard a.role == .array || a.role == .set || a.role == .dictionary else { return false }
      pay(.collection)
      return zip(x, y).allSatisfy { convert($0, to: $1) }
    case (.tuple(let a), .tuple(let b)) where a.count == b.count:
      if let places = a.places(of: b) {
        return zip(places, b).allSatisfy { convert(a[$0].type, to: $1.type) }
      }
      return zip(a, b).allSatisfy {
        ($0.label == nil || $1.label == nil || $0.label == $1.label)
          && (resolve($1.type).isOpaque || convert($0.type, to: $1.type))
      }
    case (.function(let a), .function(let b)): return convert(a, to: b)
    case (.metatype(let a), .metatype(let b)): return convert(a, to: b)
    default: return false
    }
  }

  private func convert(_ from: FunctionType, to: FunctionType) -> Bool {
    var from = from
    if from.parameters.count > 1, to.parameters.count == 1,
      case .tuple(let elements) = resolve(to.parameters[0].type).kind,
      elements.count == from.parameters.count
    {
      // A function of two values may be given where one of a pair is expected.
      from.parameters = [
        FunctionType.Parameter(
          type: Type(.tuple(from.parameters.map { Type.Element(label: nil, type: $0.type) })))
      ]
    }
    if from.parameters.isEmpty, to.parameters.count == 1,
      resolve(to.parameters[0].type).isVoid
    {
      // `Array(repeating: (), count: 3).map(Item.init)`: what is given is nothing.
      from.parameters = to.parameters
    }
    guard from.parameters.count == to.parameters.count else { return false }
    guard !from.isAsync || to.isAsync, from.failure == nil || to.failure != nil else {
      return false
    }
    if let failure = to.failure, isOpen(failure) {
      guard unify(failure, from.failure ?? resolver.type(.never)) else { return false }
    }
    pay(.function)
    return zip(from.parameters, to.parameters).allSatisfy {
      $0.isInout == $1.isInout && $0.isVariadic == $1.isVariadic
        && convert($1.type, to: $0.type)
    } && (convert(from.result, to: to.result) || to.result.isVoid)
  }
}

extension Type {
  /// What lies where a pointer leads that only reads.
  var pointedItem: Type? {
    guard let nominal, nominal.isLibrary, nominal.name == "UnsafePointer" else { return nil }
    return arguments.first
  }

  /// `Control` of `any Control & Shown`.
  fileprivate var superclassOfExistential: Type? {
    if case .existential(let existential) = kind { existential.superclass } else { nil }
  }
}
