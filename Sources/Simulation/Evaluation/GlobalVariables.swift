/// Variables at the top of a file.
extension Evaluator {
  /// Globals are evaluated when they are first read.
  func declareGlobal(_ binding: VariableBinding) {
    guard case .bind(let name, _) = binding.pattern else { return declareParts(of: binding) }
    let beginsWithNothing =
      binding.isMutable && binding.initial == nil && binding.getter == nil
      && binding.type?.wrapped != nil
    let variable = Variable(
      beginsWithNothing ? .optional(nil) : nil, type: binding.type, isMutable: binding.isMutable,
      getter: binding.getter)
    variable.accessors = VariableAccessors(binding)
    if binding.getter == nil, let initial = binding.initial {
      variable.pending = { [unowned self] in try firstValue(of: name, binding, initial) }
    }
    declare(name, variable, of: binding)
  }

  /// `let (low, high) = bounds`: the first that is asked for gives all their values.
  private func declareParts(of binding: VariableBinding) {
    let parts = binding.pattern.parts
    guard let initial = binding.initial, let first = parts.first?.name else { return }
    let whole = Variable(nil)
    whole.pending = { [unowned self] in try firstValue(of: first, binding, initial) }
    for (name, path) in parts {
      let variable = Variable(nil, isMutable: binding.isMutable)
      variable.pending = { [unowned self] in
        var value = try read(whole, name, in: globals, at: binding.place)
        for index in path {
          value = try property("\(index)", of: value, at: binding.place) ?? .void
        }
        return value
      }
      declare(name, variable, of: binding)
    }
  }

  private func firstValue(
    of name: String, _ binding: VariableBinding, _ initial: Expression
  ) throws -> Value {
    try nested(at: initial.place) {
      if let value = try engine.initialValue(
        of: name, at: binding.place, isProperty: false, for: self)
      {
        return value
      }
      let scope = Scope(selfVariable: nil, selfType: nil, result: binding.type)
      return try evaluate(initial, as: binding.type, in: scope)
    }
  }

  private func declare(_ name: String, _ variable: Variable, of binding: VariableBinding) {
    guard let file = binding.file, file >= 0 else { return globals.declare(name, variable) }
    let own = fileGlobals[file] ?? Scope(selfVariable: nil, selfType: nil, result: nil)
    fileGlobals[file] = own
    own.declare(name, variable)
  }

  /// A variable at the top of a file: the file's own come first.
  func globalVariable(_ name: String, at place: SourcePlace) -> Variable? {
    if let own = fileGlobals[place.file]?.variable(name) ?? globals.variable(name) { return own }
    guard place.file < 0 else { return nil }
    return fileGlobals.sorted { $0.key < $1.key }.lazy.compactMap { $0.value.variable(name) }.first
  }
}

extension Pattern {
  /// The names that a pattern of tuples binds, and the way to the value of each.
  fileprivate var parts: [(name: String, path: [Int])] {
    switch self {
    case .bind(let name, _): [(name, [])]
    case .tuple(let elements):
      elements.enumerated().flatMap { index, element in
        element.pattern.parts.map { ($0.name, [index] + $0.path) }
      }
    default: []
    }
  }
}
