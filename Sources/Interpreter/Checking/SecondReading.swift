/// Where several declarations fit a call, the one that fits best may leave the rest of the expression
/// without a meaning: `lazy.compactMap { … }.first` of any sequence. The language solves all of an
/// expression at once. Here it is read again with the next best one, and only if it would be refused.
extension Checker {
  /// A call that several declarations fit.
  struct Choice {
    var position: SourcePosition
    /// The one that was taken.
    var taken: ObjectIdentifier
  }

  /// An expression that stands for itself, or whose value goes where a type is known.
  ///
  /// - Parameter builder: What makes one value of the statements of a closure.
  @discardableResult
  func whole(
    _ expression: Expression, as expected: Type? = nil, for use: Use = .value, builder: Type? = nil,
    isRight: (Type) -> Bool = { _ in true }
  ) -> Type {
    let start = choices.count
    defer { choices.removeSubrange(start...) }
    let before = state
    var type = read(expression, as: expected, for: use, builder: builder)
    guard trials == 0, !isReadAgain, findings.count > before.findings || !isRight(type)
    else { return type }
    func again() -> Type {
      state = before
      choices.removeSubrange(start...)
      return read(expression, as: expected, for: use, builder: builder)
    }
    if tupleLabels == nil, let labels = expected.flatMap({ self.labels(in: $0) }) {
      tupleLabels = labels
      let labelled = again()
      tupleLabels = nil
      if findings.count == before.findings, isRight(labelled) { return labelled }
      type = again()
    }
    guard choices.count > start else { return type }
    isReadAgain = true
    defer { isReadAgain = false }
    let failed = failedCalls
    let open = Array(choices[start...].suffix(Self.mostChoices))
    for choice in open.reversed() {
      var taken = choice.taken
      var added: Set<ObjectIdentifier> = []
      let known = setAside[choice.position] ?? []
      while added.count < Self.mostReadings, readings < Self.mostReadingsOfAll {
        readings += 1
        added.insert(taken)
        setAside[choice.position] = known.union(added)
        failedCalls = failed
        let type = again()
        if findings.count == before.findings, failedCalls == failed, isRight(type) { return type }
        guard let next = choices[start...].last(where: { $0.position == choice.position }),
          !added.contains(next.taken)
        else { break }
        taken = next.taken
      }
      setAside[choice.position] = known
    }
    // It is wrong however it is read: what fits best says why.
    return again()
  }

  /// The labels of the tuple that is expected, or of which there are to be several: in
  /// `pairs.map { ($0.key, $0.value) }.sorted { $0.sum > $1.sum }` only what becomes of the value says
  /// what the parts of the pairs are called.
  private func labels(in type: Type) -> [String?]? {
    let type = solver.resolve(type)
    switch type.kind {
    case .tuple(let parts): return parts.contains { $0.label != nil } ? parts.map(\.label) : nil
    case .nominal(_, let arguments):
      return arguments.lazy.compactMap { self.labels(in: $0) }.first
    default: return nil
    }
  }

  private static var mostChoices: Int { 6 }
  private static var mostReadings: Int { 3 }
  private static var mostReadingsOfAll: Int { 400 }

  /// Notes that others would have fitted, too.
  func noteChoice(_ overload: Overload, at site: CallSite) {
    guard trials == 0, let taken = overload.identity else { return }
    choices.append(Choice(position: site.position, taken: taken))
  }

  /// Something is asked for that is not there: where overloads are tried, another one is meant.
  func payForMissing() {
    solver.pay(.missing)
    if trials == 0 { failedCalls += 1 }
  }

  /// Without those that were tried and left no meaning.
  func withoutSetAside(_ overloads: [Overload], at site: CallSite) -> [Overload] {
    guard !setAside.isEmpty, let aside = setAside[site.position], !aside.isEmpty else {
      return overloads
    }
    let rest = overloads.filter { overload in
      overload.identity.map { !aside.contains($0) } ?? true
    }
    return rest.isEmpty ? overloads : rest
  }
}

extension Overload {
  fileprivate var identity: ObjectIdentifier? {
    switch symbol {
    case .function(let function): ObjectIdentifier(function)
    case .enumCase(let enumCase): ObjectIdentifier(enumCase)
    default: nil
    }
  }
}
