/// Raising doubts, and keeping them apart (``OpenQuestions``).
extension Evaluator {
  /// The value that is being computed rests on this.
  func raise(_ doubt: Doubt?) {
    guard let doubt else { return }
    if doubt.open == nil {
      questions.moment = questions.moment ?? doubt
    } else {
      questions.value = questions.value ?? doubt
    }
  }

  /// The hour or the day of a date is asked for: if the date was made of the time on the clock, what
  /// comes of it is open.
  func raiseHour(at place: SourcePlace) {
    if questions.moment != nil { raise(Doubt(.hour, at: place)) }
  }

  /// Something open is decided here: it is told, and the value is in doubt.
  func assume(_ assumption: Assumption, at place: SourcePlace) {
    latestAssumption = place
    observer?.assumed(assumption, at: place)
    raise(Doubt(assumption, at: place))
  }

  /// Computes something, and says what its value rests on; whoever is around rests on it too.
  func doubting<Result>(_ body: () throws -> Result) rethrows -> (Result, Doubt?) {
    let (result, doubt) = try keeping(body)
    return (result, doubt?.open)
  }

  /// Computes something that is kept, and says what has to be kept with it.
  func keeping<Result>(_ body: () throws -> Result) rethrows -> (Result, Doubt?) {
    let outer = questions
    (questions.value, questions.moment) = (nil, nil)
    defer {
      questions.value = outer.value ?? questions.value
      questions.moment = outer.moment ?? questions.moment
    }
    let result = try body()
    return (result, questions.value ?? questions.moment)
  }

  /// Carries out a statement by itself: what it computes says nothing of what follows.
  func apart<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = questions
    defer { (questions.value, questions.moment) = (outer.value, outer.moment) }
    return try body()
  }

  /// Runs a function: the doubts of whoever calls are not its own, but its result rests on what
  /// decided inside.
  func inFrame<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = questions
    questions = OpenQuestions(value: nil, control: outer.control)
    defer {
      let inside = questions.control === outer.control ? nil : questions.control
      questions = OpenQuestions(
        value: outer.value ?? questions.value ?? inside, control: outer.control,
        moment: outer.moment ?? questions.moment)
    }
    return try body()
  }

  /// Decides what runs next: if the decision is open, so is the rest of the function.
  func deciding<Result>(at place: SourcePlace, _ body: () throws -> Result) rethrows -> Result {
    let (result, doubt) = try doubting(body)
    decide(doubt, at: place)
    return result
  }

  func decide(_ doubt: Doubt?, at place: SourcePlace) {
    guard let doubt else { return }
    if questions.control == nil { questions.control = doubt }
    // An unknown value was told where it was met; an invented one only matters now.
    if doubt.assumption.kind == .measure { observer?.assumed(doubt.assumption, at: place) }
  }

  /// `==` in the program: where only what is unknown differs, the answer is open.
  func decidedEqual(_ left: Value, _ right: Value, at place: SourcePlace) throws -> Bool {
    if try equal(left, right) { return true }
    if left.difference(from: right) == .open, questions.value == nil {
      assume(.truth("\(left.shortText) == \(right.shortText)", takenFor: "false"), at: place)
    }
    return false
  }

  /// The fields that a struct begins with, and what they rest on.
  func initialFields(of type: TypeInfo) throws -> StructureValue {
    var fields: [Value] = []
    var doubts: [Int: Doubt] = [:]
    for (index, property) in type.stored.enumerated() {
      let (value, doubt) = try keeping { try initialField(property, of: type) }
      fields.append(value)
      doubts[index] = doubt
    }
    return StructureValue(type: type, fields: fields, doubts: doubts.isEmpty ? nil : doubts)
  }
}

// MARK: - Comparing what is unknown

/// How two values differ.
enum Difference {
  case none
  /// Only in parts that the machine does not know.
  case open
  case sure
}

extension Value {
  /// How it differs from another value, if that can be known.
  func difference(from other: Value, depth: Int = 0) -> Difference {
    if self == other { return .none }
    guard depth < 8 else { return .sure }
    func of(_ left: [Value], _ right: [Value]) -> Difference {
      guard left.count == right.count else { return .sure }
      var result = Difference.none
      for (a, b) in zip(left, right) {
        switch a.difference(from: b, depth: depth + 1) {
        case .none: continue
        case .open: result = .open
        case .sure: return .sure
        }
      }
      return result == .none ? .sure : result
    }
    switch (self, other) {
    case (.opaque(let a), .opaque(let b)): return a.isUnknown || b.isUnknown ? .open : .sure
    case (.opaque(let a), _): return a.isUnknown ? .open : .sure
    case (_, .opaque(let b)): return b.isUnknown ? .open : .sure
    case (.optional(let a?), .optional(let b?)): return a.difference(from: b, depth: depth + 1)
    case (.optional(let a?), _): return a.difference(from: other, depth: depth + 1)
    case (_, .optional(let b?)): return difference(from: b, depth: depth + 1)
    case (.array(let a), .array(let b)): return of(a, b)
    case (.tuple(let a), .tuple(let b)): return of(a.map(\.value), b.map(\.value))
    case (.structure(let a), .structure(let b)) where a.type === b.type:
      return of(a.fields, b.fields)
    case (.enumeration(let a), .enumeration(let b)) where a.type === b.type && a.name == b.name:
      return of(a.payload.map(\.value), b.payload.map(\.value))
    default: return .sure
    }
  }
}

extension OpaqueValue {
  /// Whether what it holds cannot be told from another: it was made by a type, or asked of something,
  /// that the machine does not know. `.red` and `Color.red` are names, which can be compared.
  var isUnknown: Bool {
    if identity != nil { return true }
    if case .opaque(let base)? = base { return base.isUnknown || arguments.isEmpty }
    if base != nil { return true }
    if name.hasPrefix(".") { return false }
    return name.first?.isUppercase != true || !name.contains(".")
  }
}
