/// Whether the end of statements is reached, and what they leave before it.
struct Course {
  /// Whether what stands behind them may run.
  var reachesEnd = true
  /// The labels of what they leave; nil is for the innermost loop or `switch`.
  var left: Set<String?> = []
  /// The labels of what they go on with; nil is for the innermost loop.
  var continued: Set<String?> = []

  static let over = Course(reachesEnd: false)

  /// One of two runs.
  func or(_ other: Course) -> Course {
    Course(
      reachesEnd: reachesEnd || other.reachesEnd, left: left.union(other.left),
      continued: continued.union(other.continued))
  }

  /// What is seen of it behind the statement with these labels: what leaves that comes to its end.
  func inside(_ labels: Set<String?>) -> Course {
    Course(
      reachesEnd: reachesEnd || !left.isDisjoint(with: labels),
      left: left.subtracting(labels), continued: continued.subtracting(labels))
  }
}

extension [Statement] {
  /// Whether nothing runs behind them: they return, throw, or leave something around them.
  var leaves: Bool { !course.reachesEnd }

  var course: Course {
    var course = Course()
    for statement in self where course.reachesEnd {
      let next = statement.course
      course = Course(
        reachesEnd: next.reachesEnd, left: course.left.union(next.left),
        continued: course.continued.union(next.continued))
    }
    return course
  }
}

extension Statement {
  fileprivate var course: Course {
    switch kind {
    case .returns, .fail, .fallThrough: return .over
    case .leave(let label): return Course(reachesEnd: false, left: [label])
    case .next(let label): return Course(reachesEnd: false, continued: [label])
    case .expression(let expression): return expression.course
    case .guarded(_, let otherwise):
      return Course().or(otherwise.course)
    case .attempt(let attempt):
      // What nothing is thrown to never runs.
      let catches = attempt.body.throwsErrors ? attempt.catches.map(\.body.course) : []
      let all = catches.reduce(attempt.body.course) { $0.or($1) }
      return attempt.label.map { all.inside([$0]) } ?? all
    case .whileLoop(let conditions, let body, let label):
      var course = body.course
      course.reachesEnd = !conditions.isEndless
      return course.inside([nil, label])
    case .repeatLoop(let body, let condition, let label):
      var course = body.course
      let isAsked = course.reachesEnd || !course.continued.isDisjoint(with: [nil, label])
      course.reachesEnd = isAsked && condition.truth != true
      return course.inside([nil, label])
    case .each(let loop): return Course().or(loop.body.course).inside([nil, loop.label])
    case .declaration, .deferred: return Course()
    }
  }
}

extension [Condition] {
  /// `while true`
  var isEndless: Bool { truth == true }

  /// What they are known to come to: `true` and `false` as they are written.
  fileprivate var truth: Bool? {
    guard count == 1, case .expression(let only) = self[0] else { return nil }
    return only.truth
  }
}

extension Expression {
  /// `true` and `false`, as they are written.
  fileprivate var truth: Bool? { if case .boolean(let value) = kind { value } else { nil } }

  /// `exit`, `Darwin.exit`
  fileprivate var isNameOfModule: Bool {
    switch kind {
    case .name: true
    case .member(let base, _):
      if case .name(let name) = base.kind {
        base.type?.isUnknown == true && name.base.first?.isUppercase == true
      } else {
        false
      }
    default: false
    }
  }

  /// `fatalError()` never comes back, and an `if` does not if all of its branches leave.
  fileprivate var course: Course {
    switch kind {
    case .branch(let branch): return branch.course
    case .select(let selection):
      // One that has no cases is over values that there are none of.
      let cases = selection.cases.map(\.body.course).reduce(Course.over) { $0.or($1) }
      return cases.inside([nil, selection.label])
    case .call(let callee, _):
      // `exit(1)` of a module that nobody knows may be it, too.
      let isOver =
        type?.nominal?.role == .never || type?.isUnknown == true && callee.isNameOfModule
      return isOver ? .over : Course()
    case .attempt(let inner, _), .wait(let inner), .assign(_, let inner): return inner.course
    default: return Course()
    }
  }
}

extension Branch {
  fileprivate var course: Course {
    let otherwise = otherwise?.course ?? Course()
    let course =
      switch conditions.truth {
      case true: then.course
      case false: otherwise
      default: then.course.or(otherwise)
      }
    return label.map { course.inside([$0]) } ?? course
  }
}
