/// What may be used without a value: which variables and stored properties surely have one at a place.
struct KnownValues {
  enum Place: Hashable {
    case local(SourcePosition)
    case property(String)
    /// `self` as a whole, where another initialiser makes it.
    case whole
    /// What the superclass holds.
    case inherited
  }

  /// Nothing comes here: what is behind a `return`.
  var isOver = false
  private(set) var sure: Set<Place> = []
  private(set) var possible: Set<Place> = []

  static var unreachable: KnownValues { KnownValues(isOver: true) }

  func has(_ place: Place) -> Bool { isOver || sure.contains(place) }
  func mayHave(_ place: Place) -> Bool { !isOver && possible.contains(place) }

  mutating func give(_ place: Place) {
    sure.insert(place)
    possible.insert(place)
  }

  mutating func forget(_ place: Place) {
    sure.remove(place)
    possible.remove(place)
  }

  /// What holds where one or the other way was taken.
  mutating func join(_ other: KnownValues) {
    if other.isOver { return }
    if isOver {
      self = other
      return
    }
    sure.formIntersection(other.sure)
    possible.formUnion(other.possible)
  }

  /// What may have happened on an earlier way round a loop.
  mutating func join(earlier other: KnownValues) { possible.formUnion(other.possible) }
}

/// Follows the statements of one function in the order in which they run, and says what is used
/// before it has a value.
///
/// What stands in closures and local functions runs at a time that is not known: of variables
/// outside nothing is said there.
final class ValuesInTime {
  let checker: Checker
  var known = KnownValues()
  /// Variables that are declared without a value, and whether they are constants.
  private var variables: [SourcePosition: (name: String, isConstant: Bool)] = [:]
  /// What `break` and `continue` lead to, the innermost last.
  private var exits: [Exit] = []
  /// What holds wherever something is thrown to the `do` around, the innermost last.
  private var thrown: [KnownValues] = []
  private var fallen = KnownValues.unreachable
  /// Greater than zero where a loop is gone through for the first time.
  var silence = 0
  /// Of an initialiser.
  let made: MadeValue?

  private struct Exit {
    var kind: Leavable.Kind
    var label: String?
    var broken = KnownValues.unreachable
    var continued = KnownValues.unreachable
  }

  init(checker: Checker, made: MadeValue? = nil) {
    self.checker = checker
    self.made = made
  }

  func report(_ message: String, at position: SourcePosition, advice: String) {
    guard silence == 0, !known.isOver else { return }
    checker.report(message, at: position, advice: advice)
  }

  // MARK: Statements

  func statements(_ list: [Statement]) { for statement in list { self.statement(statement) } }

  private func statement(_ statement: Statement) {
    switch statement.kind {
    case .expression(let value):
      expression(value)
      // What nobody declared may never come back.
      if value.isCall, !value.isMaking, value.type?.isUnknown ?? true { known = .unreachable }
    case .declaration(let declaration): declare(declaration)
    case .returns(let value): returns(value, at: statement.position)
    case .fail(let value):
      expression(value)
      noteThrow()
      known = .unreachable
    case .guarded(let conditions, let otherwise):
      self.conditions(conditions)
      let passed = known
      statements(otherwise)
      known = passed
    case .each(let loop):
      expression(loop.sequence)
      rounds(loop.label) {
        if let condition = loop.condition { self.expression(condition) }
        self.statements(loop.body)
      }
    case .whileLoop(let conditions, let body, let label):
      rounds(label, isEndless: conditions.isEndless) {
        self.conditions(conditions)
        self.statements(body)
      }
    case .repeatLoop(let body, let condition, let label): rounds(body, label, until: condition)
    case .leave(let label): leave(label)
    case .next(let label): goOn(label)
    case .fallThrough:
      fallen = known
      known = .unreachable
    // It runs at the end, whichever that is.
    case .deferred: return
    case .attempt(let attempt): self.attempt(attempt)
    }
  }

  private func declare(_ declaration: Declaration) {
    guard case .variable(let syntax) = declaration else { return }
    if let initial = syntax.initial { expression(initial) }
    guard case .bind(let name) = syntax.pattern.kind, syntax.isWithoutValue else { return }
    let isGivenNothing = syntax.isMutable && name.variable?.type.wrapped != nil
    if isGivenNothing { return }
    variables[name.position] = (name.name, !syntax.isMutable)
    known.forget(.local(name.position))
  }

  private func returns(_ value: Expression?, at position: SourcePosition) {
    if let value { expression(value) }
    if let made, value?.literalKind != .nothing { requireAll(of: made, at: position) }
    known = .unreachable
  }

  /// A loop whose body may run never or often.
  private func rounds(_ label: String?, isEndless: Bool = false, _ round: () -> Void) {
    let before = known
    silence += 1
    exits.append(Exit(kind: .loop, label: label))
    round()
    let first = exits.removeLast()
    silence -= 1
    var again = before
    for way in [known, first.continued] where !way.isOver { again.join(earlier: way) }
    known = again
    exits.append(Exit(kind: .loop, label: label))
    round()
    let last = exits.removeLast()
    known = isEndless ? .unreachable : before
    if !isEndless { known.join(earlier: again) }
    known.join(last.broken)
  }

  private func rounds(_ body: [Statement], _ label: String?, until condition: Expression) {
    exits.append(Exit(kind: .loop, label: label))
    statements(body)
    let exit = exits.removeLast()
    known.join(exit.continued)
    expression(condition)
    known.join(exit.broken)
  }

  private func leave(_ label: String?) {
    let index = exits.lastIndex { exit in
      label.map { exit.label == $0 } ?? exit.kind.takesBreak
    }
    if let index { exits[index].broken.join(known) }
    known = .unreachable
  }

  private func goOn(_ label: String?) {
    let index = exits.lastIndex { exit in
      exit.kind == .loop && label.map { exit.label == $0 } ?? true
    }
    if let index { exits[index].continued.join(known) }
    known = .unreachable
  }

  private func attempt(_ attempt: Statement.Attempt) {
    exits.append(Exit(kind: .block, label: attempt.label))
    if !attempt.catches.isEmpty { thrown.append(.unreachable) }
    statements(attempt.body)
    var after = known
    if !attempt.catches.isEmpty {
      let failed = thrown.removeLast()
      for clause in attempt.catches {
        known = failed
        statements(clause.body)
        after.join(known)
      }
    }
    after.join(exits.removeLast().broken)
    known = after
  }

  private func noteThrow() {
    guard let last = thrown.indices.last else { return }
    thrown[last].join(known)
  }

  private func conditions(_ list: [Condition]) {
    for condition in list {
      switch condition {
      case .expression(let value), .bind(_, _, let value), .match(_, let value): expression(value)
      case .available: continue
      }
    }
  }

  // MARK: Expressions

  func expression(_ value: Expression) {
    switch value.kind {
    case .assign(let target, let right):
      expression(right)
      assign(target)
    case .binary(let left, let name, let right) where ["&&", "||", "??"].contains(name.name):
      expression(left)
      perhaps { self.expression(right) }
    case .ternary(let condition, let then, let otherwise):
      expression(condition)
      either {
        self.expression(then)
      } or: {
        self.expression(otherwise)
      }
    case .branch(let branch): self.branch(branch)
    case .select(let selection): select(selection)
    case .closure(let closure): self.closure(closure, value)
    case .attempt(let inner, let kind):
      if kind == .plain { noteThrow() }
      expression(inner)
    case .call(let callee, let arguments): call(value, callee, arguments)
    case .name, .member: use(value)
    default: parts(of: value)
    }
    if value.isCall, value.type?.nominal?.role == .never { known = .unreachable }
  }

  func parts(of value: Expression) {
    var walk = BodyWalk()
    walk.visitExpression = { part in
      if part === value { return true }
      self.expression(part)
      return false
    }
    walk.expression(value)
  }

  private func perhaps(_ run: () -> Void) {
    let before = known
    run()
    known.join(before)
  }

  private func either(_ one: () -> Void, or other: () -> Void) {
    let before = known
    one()
    let after = known
    known = before
    other()
    known.join(after)
  }

  private func branch(_ branch: Branch) {
    exits.append(Exit(kind: .branch, label: branch.label))
    conditions(branch.conditions)
    either {
      self.statements(branch.then)
    } or: {
      self.statements(branch.otherwise ?? [])
    }
    known.join(exits.removeLast().broken)
  }

  private func select(_ selection: Selection) {
    expression(selection.subject)
    let before = known
    var after = KnownValues.unreachable
    exits.append(Exit(kind: .selection, label: selection.label))
    fallen = .unreachable
    for branch in selection.cases {
      known = before
      for item in branch.items { if let condition = item.condition { expression(condition) } }
      known.join(fallen)
      fallen = .unreachable
      statements(branch.body)
      after.join(known)
    }
    after.join(exits.removeLast().broken)
    known = after
  }

  /// What a closure declares itself is followed there; when it runs is not known.
  private func closure(_ closure: Closure, _ value: Expression) {
    if let made { requireWhole(of: made, in: value) }
    let inner = ValuesInTime(checker: checker)
    inner.silence = silence
    inner.statements(closure.body)
  }

  private func assign(_ target: Expression) {
    switch target.kind {
    case .tuple(let elements): elements.forEach { assign($0.value) }
    case .name, .member:
      if let position = target.localPosition, let variable = variables[position] {
        let place = KnownValues.Place.local(position)
        if variable.isConstant, known.mayHave(place) { refuseSecond(variable.name, target) }
        known.give(place)
      } else if made == nil || !assignMember(target) {
        // `point.x = 1` changes what has to be there.
        if case .member(let base, _) = target.kind { expression(base) }
      }
    case .discard: return
    default: expression(target)
    }
  }

  func refuseSecond(_ name: String, _ target: Expression) {
    report(
      "`\(name)` may have a value already, and is a constant", at: target.position,
      advice: "declare it with `var`, or give it one value on each way")
  }

  private func use(_ value: Expression) {
    if let position = value.localPosition {
      guard let variable = variables[position], !known.has(.local(position)) else { return }
      report(
        "`\(variable.name)` may have no value here", at: value.position,
        advice: "give it one on every way that leads here")
      // Once is enough.
      known.give(.local(position))
      return
    }
    if let made, useMember(value, of: made) { return }
    if case .member(let base, _) = value.kind { expression(base) }
  }

  private func call(_ value: Expression, _ callee: Expression, _ arguments: [Argument]) {
    // The type of `self` is known before its values are.
    if case .name(let name) = callee.kind, name.base == "type", arguments.first?.label == "of" {
      return
    }
    let lazy = value.lazyArguments
    for (index, argument) in arguments.enumerated() {
      if lazy.contains(index) {
        perhaps { self.expression(argument.value) }
      } else {
        expression(argument.value)
      }
    }
    if let made, makes(callee, made) { return }
    expression(callee)
  }
}

extension Expression {
  /// Where the variable that it names is declared, if that is in a function.
  fileprivate var localPosition: SourcePosition? {
    guard case .name = kind, case .variable(let variable)? = reference?.target,
      !variable.isMember
    else { return nil }
    return variable.position
  }

  /// `self.init(…)` and `super.init(…)`.
  fileprivate var isMaking: Bool {
    guard case .call(let callee, _) = kind, case .member(let base, let name) = callee.kind else {
      return false
    }
    return name.base == "init" && base.isSelf
  }

  fileprivate var isCall: Bool { if case .call = kind { true } else { false } }
}

extension VariableSyntax {
  /// Stored, and given no value where it is declared.
  var isWithoutValue: Bool {
    initial == nil && accessors?.isComputed != true && !modifiers.isLazy && !isAsync
      && modifiers.attributes.isEmpty && modifiers.ownership != .weak
  }
}
