/// Which arguments go to which parameters.
struct ArgumentMatching {
  /// Why the arguments of a call do not fit.
  enum Failure: Equatable {
    case missing(String)
    case extra(Int)
    case wrongLabel(Int, expected: String?)
  }

  let parameters: [FunctionParameter]
  let arguments: [Argument]
  /// For each parameter its arguments.
  private(set) var assignment: [[Int]]
  private var next = 0

  init(_ parameters: [FunctionParameter], _ arguments: [Argument]) {
    self.parameters = parameters
    self.arguments = arguments
    assignment = Array(repeating: [], count: parameters.count)
  }

  /// Gives each argument to a parameter, as the language does: labels in their order, trailing
  /// closures to the next parameter that takes a closure.
  mutating func match() -> Failure? {
    let inside = arguments.prefix { !$0.isTrailing }.count
    var argument = 0
    while argument < inside {
      guard let parameter = parameter(for: arguments[argument]) else {
        let expected = next < parameters.count ? parameters[next].label : nil
        return next < parameters.count
          ? .wrongLabel(argument, expected: expected) : .extra(argument)
      }
      assignment[parameter].append(argument)
      next = parameter + 1
      argument += 1
      guard parameters[parameter].takesMany else { continue }
      while argument < inside, arguments[argument].label == nil {
        // A parameter behind it without a label takes no more than its own.
        assignment[parameter].append(argument)
        argument += 1
      }
    }
    if let failure = matchTrailing(from: inside) { return failure }
    return missing()
  }

  private func parameter(for argument: Argument) -> Int? {
    var index = next
    while index < parameters.count {
      if parameters[index].label == argument.label { return index }
      guard parameters[index].hasDefault || parameters[index].takesMany else { return nil }
      index += 1
    }
    return nil
  }

  private mutating func matchTrailing(from first: Int) -> Failure? {
    for argument in first..<arguments.count {
      let closure = arguments[argument]
      var index = next
      if let label = closure.label {
        while index < parameters.count, parameters[index].label != label { index += 1 }
      } else {
        while index < parameters.count,
          isPassedOver(index, before: arguments.dropFirst(argument + 1).first?.label)
        {
          index += 1
        }
      }
      guard index < parameters.count else { return .extra(argument) }
      assignment[index].append(argument)
      next = index + 1
    }
    return nil
  }

  /// A first trailing closure skips what takes none, and what need not be given where a later one
  /// has to be.
  private func isPassedOver(_ index: Int, before label: String?) -> Bool {
    let parameter = parameters[index]
    if !parameter.mayTakeClosure { return true }
    if parameter.hasDefault, parameter.type.unwrapped.isHardlyFunction {
      // Something behind it surely takes a closure: `step: V.Stride = 1, onEditingChanged: …`
      return parameters[(index + 1)...].contains { $0.type.unwrapped.function != nil }
    }
    guard parameter.hasDefault else { return false }
    // What has a label behind it is given by the next closure.
    let rest = parameters[(index + 1)...].prefix { label == nil || $0.label != label }
    return rest.contains { !$0.hasDefault && $0.mayTakeClosure }
  }

  private func missing() -> Failure? {
    for (index, parameter) in parameters.enumerated()
    where assignment[index].isEmpty && !parameter.hasDefault && !parameter.takesMany {
      return .missing(parameter.label ?? parameter.name)
    }
    return nil
  }
}

extension FunctionParameter {
  /// Variadic, or of a pack.
  var takesMany: Bool {
    switch type.kind {
    case .expansion, .pack: true
    default: isVariadic
    }
  }

  /// Whether a closure may be given for it.
  var mayTakeClosure: Bool {
    switch type.unwrapped.kind {
    case .function, .variable, .parameter, .unknown, .expansion, .associated: true
    case .existential(let existential): existential.bounds.isEmpty
    default: isAutoclosure
    }
  }
}

extension Type {
  /// Not known, or what a type that conforms to a protocol has beside it.
  fileprivate var isHardlyFunction: Bool {
    if case .associated = kind { true } else { isUnknown }
  }
}
