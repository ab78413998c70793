/// `switch`
extension Emitter {
  func selection(_ selection: Selection) throws -> StatementCode {
    let mark = height
    let target = newTarget(selection.label, isLoop: false, takesBreak: true)
    targets.append(target)
    defer { targets.removeLast() }
    let type = runtime(type(of: selection.subject))
    let slot = allocate(reference: type.shape == .value)
    let store = try emit(selection.subject).store(in: slot)
    var tests: [(Frame) throws -> Bool] = []
    var bodies: [StatementCode] = []
    for branch in selection.cases {
      let inner = height
      tests.append(try test(branch, slot, type))
      bodies.append(ending(try statements(branch.body), from: inner))
    }
    release(to: mark)
    let end = Leaving.breaking(target.number)
    let isPlain = bodies.allSatisfy { !$0.mayLeave }
    let runs = bodies.map(\.leaving)
    let choose = chooser(selection, tests, slot, type)
    let holds = type.shape == .value
    let binds = selection.cases.map(\.binds)
    if isPlain {
      return .plain { frame in
        try store(frame)
        let index = try choose(frame)
        if index < runs.count {
          if holds, !binds[index] { frame[slot].object = nil }
          _ = try runs[index](frame)
        }
        if holds { frame[slot].object = nil }
      }
    }
    return .leaving { frame in
      try store(frame)
      var index = try choose(frame)
      if holds, index < runs.count, !binds[index] { frame[slot].object = nil }
      var leaving = Leaving.normally
      while index < runs.count {
        leaving = try runs[index](frame)
        guard leaving == .fallingThrough else { break }
        index += 1
      }
      if holds { frame[slot].object = nil }
      return leaving == end || leaving == .fallingThrough ? .normally : leaving
    }
  }

  /// A `switch` whose cases give values.
  func selectionCode(
    _ selection: Selection, _ shape: Shape, _ value: ([Statement]) throws -> Code
  ) throws -> Code {
    let mark = height
    let type = runtime(type(of: selection.subject))
    let slot = allocate(reference: type.shape == .value)
    let store = try emit(selection.subject).store(in: slot)
    var tests: [(Frame) throws -> Bool] = []
    var bodies: [Code] = []
    for branch in selection.cases {
      let inner = height
      tests.append(try test(branch, slot, type))
      bodies.append(ending(try value(branch.body), from: inner))
    }
    let choose = chooser(selection, tests, slot, type)
    release(to: mark)
    func select<Result>(_ runs: [(Frame) throws -> Result]) -> (Frame) throws -> Result {
      let holds = type.shape == .value
      let binds = selection.cases.map(\.binds)
      return { frame in
        try store(frame)
        let index = try choose(frame)
        guard index < runs.count else { throw Trap("no case of a `switch` fits", at: nil) }
        if holds, !binds[index] { frame[slot].object = nil }
        let result = try runs[index](frame)
        if holds { frame[slot].object = nil }
        return result
      }
    }
    switch shape {
    case .integer: return .integer(select(bodies.map(\.integer)))
    case .double: return .double(select(bodies.map(\.double)))
    case .boolean: return .boolean(select(bodies.map(\.boolean)))
    case .void: return .void(select(bodies.map(\.effect)))
    case .value: return .value(select(bodies.map(\.value)))
    }
  }

  func test(
    _ branch: SwitchCase, _ slot: Int, _ type: RuntimeType
  ) throws -> (Frame) throws -> Bool {
    let mark = height
    keepsParts = branch.binds
    defer { keepsParts = false }
    let tests = try branch.items.map {
      clearing(try matchItem($0, .slot(slot, type.shape), type), from: mark)
    }
    if tests.isEmpty { return { _ in true } }
    if tests.count == 1 { return tests[0] }
    let moves = branch.items.map { self.moves(from: $0.pattern, to: branch.items.last?.pattern) }
    return { frame in
      for (index, test) in tests.enumerated() where try test(frame) {
        for (from, to) in moves[index] {
          frame[to] = frame[from]
          frame[from].object = nil
        }
        return true
      }
      return false
    }
  }

  /// `case .take(let thing), .drop(let thing):` binds one name, which the body finds where the last
  /// pattern puts it.
  private func moves(from pattern: Pattern, to last: Pattern?) -> [(Int, Int)] {
    guard let last else { return [] }
    return pattern.names.compactMap { name in
      guard let other = last.names.first(where: { $0.name == name.name }),
        let from = slot(of: name), let to = slot(of: other), from != to
      else { return nil }
      return (from, to)
    }
  }

  private func slot(of name: VariableName) -> Int? {
    guard let variable = name.variable, let storage = scope[ObjectIdentifier(variable)] else {
      return nil
    }
    switch storage.place {
    case .slot(let slot), .cell(let slot): return slot
    default: return nil
    }
  }

  /// Which case is taken. Cases of an enum that name one each are found by a table.
  private func chooser(
    _ selection: Selection, _ tests: [(Frame) throws -> Bool], _ slot: Int, _ type: RuntimeType
  ) -> (Frame) throws -> Int {
    if let table = caseTable(selection, type) {
      return { frame in
        let word = frame[slot].word
        guard word >= 0, word < table.count else { return tests.count }
        let index = table[word]
        // The test binds what the case carries.
        if index < tests.count { _ = try tests[index](frame) }
        return index
      }
    }
    return { frame in
      for (index, test) in tests.enumerated() where try test(frame) { return index }
      return tests.count
    }
  }

  private func caseTable(_ selection: Selection, _ type: RuntimeType) -> [Int]? {
    guard let nominal = type.type.nominal, nominal.kind == .enumeration, nominal.role == nil else {
      return nil
    }
    let end = selection.cases.count
    var table = Array(repeating: end, count: nominal.cases.count)
    for (index, branch) in selection.cases.enumerated() {
      if branch.items.isEmpty {
        for word in table.indices where table[word] == end { table[word] = index }
        return table
      }
      for item in branch.items {
        guard item.condition == nil, let word = item.pattern.wholeCase else { return nil }
        if table[word] == end { table[word] = index }
      }
      if branch.items.count > 1, branch.items.contains(where: { !$0.pattern.names.isEmpty }) {
        return nil
      }
    }
    return table
  }
}

extension SwitchCase {
  /// It introduces names: what is switched over stays as long as they do.
  fileprivate var binds: Bool { items.contains { !$0.pattern.names.isEmpty } }
}

extension Pattern {
  /// The case all of whose values it takes.
  fileprivate var wholeCase: Int? {
    guard case .enumCase(_, _, let payload) = kind, let enumCase, enumCase.owner.role == nil else {
      return nil
    }
    let takesAll = payload?.allSatisfy(\.pattern.takesEverything) ?? true
    return takesAll ? enumCase.index : nil
  }
}
