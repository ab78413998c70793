/// Sequences in time that are made of others.
extension AsyncSequenceValue {
  func transformed(
    _ name: String, _ arguments: [CallArgument], at place: SourcePlace
  ) -> AsyncSequenceValue? {
    switch name {
    case "map":
      return AsyncSequenceValue("AsyncMapSequence") { [self] evaluator in
        try next(in: evaluator).map { try evaluator.callFirst(arguments, [$0], at: place) }
      }
    case "filter":
      return AsyncSequenceValue("AsyncFilterSequence") { [self] evaluator in
        while let element = try next(in: evaluator) {
          if try evaluator.test(arguments, [element], at: place) { return element }
        }
        return nil
      }
    case "compactMap": return unwrapped(arguments, at: place)
    case "flatMap": return flattened(arguments, at: place)
    case "prefix" where arguments.operation != nil, "drop":
      return tested(arguments, isPrefix: name == "prefix", at: place)
    case "prefix", "dropFirst": return counted(name, StandardLibrary.whole(arguments) ?? 1)
    default: return nil
    }
  }

  private func unwrapped(_ arguments: [CallArgument], at place: SourcePlace) -> AsyncSequenceValue {
    AsyncSequenceValue("AsyncCompactMapSequence") { [self] evaluator in
      while let element = try next(in: evaluator) {
        let mapped = try evaluator.callFirst(arguments, [element], at: place)
        if case .optional(let wrapped) = mapped {
          if let wrapped { return wrapped }
        } else {
          return mapped
        }
      }
      return nil
    }
  }

  /// All elements of the sequence that each element stands for.
  private func flattened(_ arguments: [CallArgument], at place: SourcePlace) -> AsyncSequenceValue {
    var inner: (() throws -> Value?)?
    return AsyncSequenceValue("AsyncFlatMapSequence") { [self] evaluator in
      while true {
        if let element = try inner?() { return element }
        guard let element = try next(in: evaluator) else { return nil }
        let sequence = try evaluator.callFirst(arguments, [element], at: place)
        if case .native(let object as AsyncSequenceValue) = sequence {
          inner = { try object.next(in: evaluator) }
        } else {
          inner = try evaluator.ownIterator(of: sequence, at: place)
        }
        guard inner != nil else { return nil }
      }
    }
  }

  /// `prefix(while:)`, `drop(while:)`
  private func tested(
    _ arguments: [CallArgument], isPrefix: Bool, at place: SourcePlace
  ) -> AsyncSequenceValue {
    var isOver = false
    return AsyncSequenceValue("Async\(isPrefix ? "Prefix" : "Drop")WhileSequence") {
      [self] evaluator in
      while !(isPrefix && isOver), let element = try next(in: evaluator) {
        if !isOver, try !evaluator.test(arguments, [element], at: place) { isOver = true }
        if isPrefix != isOver { return element }
      }
      return nil
    }
  }

  private func counted(_ name: String, _ count: Int) -> AsyncSequenceValue {
    var rest = count
    guard name == "prefix" else {
      return AsyncSequenceValue("AsyncDropFirstSequence") { [self] evaluator in
        while rest > 0 {
          rest -= 1
          guard try next(in: evaluator) != nil else { return nil }
        }
        return try next(in: evaluator)
      }
    }
    return AsyncSequenceValue("AsyncPrefixSequence") { [self] evaluator in
      guard rest > 0 else { return nil }
      rest -= 1
      return try next(in: evaluator)
    }
  }

  // MARK: What waits for elements

  func consume(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value {
    if name == "reduce" { return try reduce(arguments, in: evaluator, at: place) }
    if name == "min" || name == "max" {
      return try extreme(arguments, isLeast: name == "min", in: evaluator, at: place)
    }
    while let element = try next(in: evaluator) {
      switch name {
      case "first":
        if try evaluator.test(arguments, [element], at: place) { return .optional(element) }
      case "contains":
        if try matches(element, arguments, in: evaluator, at: place) { return .boolean(true) }
      default:
        if try !evaluator.test(arguments, [element], at: place) { return .boolean(false) }
      }
    }
    return name == "first" ? .optional(nil) : .boolean(name == "allSatisfy")
  }

  /// `reduce(0, +)`, `reduce(into: []) { … }`
  private func reduce(
    _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value {
    let rest = Array(arguments.dropFirst())
    let isChanged = arguments.first?.label == "into"
    let result = Variable(arguments.first?.value ?? .void, isMutable: true)
    while let element = try next(in: evaluator) {
      guard isChanged else {
        result.value = try evaluator.callFirst(rest, [result.value ?? .void, element], at: place)
        continue
      }
      guard let operation = rest.operation else { break }
      _ = try evaluator.call(
        operation,
        [
          CallArgument(label: nil, value: result.value ?? .void, variable: result),
          CallArgument(label: nil, value: element),
        ], at: place)
    }
    return result.value ?? .void
  }

  /// `min()`, `max(by: …)`
  private func extreme(
    _ arguments: [CallArgument], isLeast: Bool, in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value {
    var found: Value?
    while let element = try next(in: evaluator) {
      guard let best = found else {
        found = element
        continue
      }
      let pair = isLeast ? [element, best] : [best, element]
      let isBefore =
        arguments.isEmpty
        ? try evaluator.apply("<", pair[0], pair[1], at: place)
        : try evaluator.callFirst(arguments, pair, at: place)
      if case .boolean(true) = isBefore { found = element }
    }
    return .optional(found)
  }

  private func matches(
    _ element: Value, _ arguments: [CallArgument], in evaluator: Evaluator,
    at place: SourcePlace
  ) throws -> Bool {
    guard arguments.first?.label == nil, let wanted = arguments.first?.value,
      arguments.operation == nil
    else { return try evaluator.test(arguments, [element], at: place) }
    return try evaluator.equal(element, wanted)
  }
}
