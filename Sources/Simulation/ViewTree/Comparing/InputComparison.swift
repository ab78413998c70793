/// A stored property whose value differs from the one before.
struct InputDifference {
  /// The property's name; `==` if the view's own operator says that the values differ as a whole.
  let name: String
  let before: Value
  let after: Value
  let rule: String

  /// Whether a closure is what differs.
  var isOfClosure: Bool { rule == "P6" || rule == "P7" }
}

/// The result of comparing what a parent describes now with what it described before (A3).
struct InputComparison {
  var differences: [InputDifference] = []
  var certainty = Certainty.certain
  var rule = "P1"
  var reason = "equal inputs"
  /// What makes the difference doubtful; nil if nothing does.
  var doubt: Doubt?

  var isDifferent: Bool { !differences.isEmpty }
  /// Whether the view's own `==` decided.
  var isByOwnEquality: Bool { rule == "P8" || rule == "P11b" }
}

extension ViewTree {
  func compareInputs(_ old: StructureValue, _ new: StructureValue) throws -> InputComparison {
    if evaluator.program.conforms(new.type, to: "Equatable"), !isTrivial(new),
      let isEqual = try ownEquality(old, new)
    {
      // P11b: a view that is not plain data is asked with its own `==`.
      var comparison = InputComparison(
        certainty: .usual, rule: "P11b", reason: "its own == says equal")
      if !isEqual { comparison.differences = [whole(old, new, rule: "P11b")] }
      return comparison
    }
    var comparison = try compareFields(old, new)
    if declaresEquality(new.type) {
      comparison.certainty = max(.usual, comparison.certainty)
      comparison.rule = "P11"
    }
    return comparison
  }

  private func declaresEquality(_ type: TypeInfo) -> Bool {
    evaluator.program.conforms(type, to: "Equatable")
      && (type.staticMethods["=="] ?? []).contains { $0.hasBody }
  }

  /// `.equatable()`: the view's own `==` decides (P8).
  func compareEquatable(_ old: StructureValue, _ new: StructureValue) throws -> InputComparison {
    guard let isEqual = try ownEquality(old, new) else { return try compareFields(old, new) }
    return InputComparison(
      differences: isEqual ? [] : [whole(old, new, rule: "P8")], rule: "P8",
      reason: "its own == says equal")
  }

  private func whole(_ old: StructureValue, _ new: StructureValue, rule: String) -> InputDifference
  {
    InputDifference(name: "==", before: .structure(old), after: .structure(new), rule: rule)
  }

  private func ownEquality(_ old: StructureValue, _ new: StructureValue) throws -> Bool? {
    let functions = new.type.staticMethods["=="] ?? []
    guard functions.contains(where: { $0.hasBody }) else { return nil }
    if case .boolean(let result) = try evaluator.apply(
      "==", .structure(old), .structure(new), at: new.type.place)
    {
      return result
    }
    return nil
  }

  /// P11: only numbers and truth values: SwiftUI compares the bytes and does not ask `==`.
  private func isTrivial(_ value: StructureValue) -> Bool {
    value.fields.allSatisfy { field in
      switch field {
      case .boolean, .integer, .double, .void: true
      case .enumeration(let value): value.payload.isEmpty
      case .structure(let inner): isTrivial(inner)
      default: false
      }
    }
  }

  private func compareFields(_ old: StructureValue, _ new: StructureValue) throws -> InputComparison
  {
    var result = InputComparison()
    // One sure difference is enough.
    var isOpen = true
    // An enum that is a view is its own input.
    let names = new.type.kind == .enumeration ? ["self"] : new.type.stored.map(\.name)
    for (index, name) in names.enumerated() {
      let (before, after) = (old.fields[index], new.fields[index])
      guard try !isSame(before, after) else { continue }
      var (rule, certainty) = judgement(before, after)
      let doubt = doubt(of: index, named: name, old, new)
      if doubt != nil { certainty = .depends }
      isOpen = isOpen && doubt != nil
      result.doubt = isOpen ? doubt : nil
      // The surest difference is enough, whatever is to be said of the others.
      if !result.isDifferent || certainty < result.certainty {
        (result.rule, result.certainty) = (rule, certainty)
      }
      result.differences.append(
        InputDifference(name: name, before: before, after: after, rule: rule))
    }
    return result
  }

  /// What a difference of a field rests on: one of the values, or that they cannot be compared.
  private func doubt(
    of index: Int, named name: String, _ old: StructureValue, _ new: StructureValue
  ) -> Doubt? {
    if let doubt = new.doubts?[index]?.open ?? old.doubts?[index]?.open { return doubt }
    guard old.fields[index].difference(from: new.fields[index]) == .open else { return nil }
    let assumption = Assumption(
      kind: .truth, subject: new.fields[index].shortText,
      what: "two values of \(name) are taken for different",
      decision: "whether the view runs is open",
      advice: "the machine does not know the type, and cannot compare them")
    assumed(assumption, at: new.place)
    return Doubt(assumption, at: new.place)
  }

  private func isSame(_ before: Value, _ after: Value) throws -> Bool {
    switch (before, after) {
    case (.wrapper, .wrapper): return before == after
    case (.wrapper(let a), _): return a.stored == after
    default: return try evaluator.equal(before, after)
    }
  }

  /// The row that explains a difference, and how sure it is that SwiftUI sees it.
  private func judgement(_ before: Value, _ after: Value) -> (rule: String, certainty: Certainty) {
    switch evaluator.unwrapped(after) {
    case .function(let function):
      // A method of an object: code and object may compare equal.
      if case .declared(_, .object?, _, _) = function.kind { return ("P7", .depends) }
      // P7: a closure that captures nothing may compare equal.
      return evaluator.capturesSomething(function) ? ("P6", .certain) : ("P7", .depends)
    case .wrapper(let wrapper):
      if case .binding(let binding)? = wrapper.stored {
        // D6: it leads to another place now, whatever the value there is.
        return binding.location is ClosureLocation ? ("D5", .certain) : ("D6", .certain)
      }
      if case .object? = wrapper.stored, wrapper.kind != .state { return ("P5", .certain) }
      // Another request counts, other than another first value.
      return ([.query, .fetchRequest].contains(wrapper.kind) ? "P3" : "S8", .depends)
    case .object: return ("P5", .certain)
    case .view: return ("P16", .usual)
    default: return ("P3", .certain)
    }
  }
}

/// Inputs that were found equal, the step that described them, and where.
struct EqualInputs {
  let comparison: InputComparison
  let because: Int?
  let place: SourcePlace
}
