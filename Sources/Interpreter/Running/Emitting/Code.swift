/// Where a number, a Boolean or a value comes from.
///
/// Slots and constants are told apart from the rest, because a closure that reads them itself saves
/// the call of another.
enum CodeOperand<Result> {
  case slot(Int)
  case constant(Result)
  case code((Frame) throws -> Result)
}

/// What an expression became: a closure of its own kind of result.
enum Code {
  case integer(CodeOperand<Int>)
  case double(CodeOperand<Double>)
  case boolean(CodeOperand<Bool>)
  case void((Frame) throws -> Void)
  case value(CodeOperand<Value>)

  static func integer(_ run: @escaping (Frame) throws -> Int) -> Code { .integer(.code(run)) }
  static func double(_ run: @escaping (Frame) throws -> Double) -> Code { .double(.code(run)) }
  static func boolean(_ run: @escaping (Frame) throws -> Bool) -> Code { .boolean(.code(run)) }
  static func value(_ run: @escaping (Frame) throws -> Value) -> Code { .value(.code(run)) }
  static func constant(_ value: Value) -> Code { .value(.constant(value)) }

  /// What lies in a slot, in the form that its type has.
  static func slot(_ index: Int, _ shape: Shape) -> Code {
    switch shape {
    case .integer: .integer(.slot(index))
    case .double: .double(.slot(index))
    case .boolean: .boolean(.slot(index))
    case .void: .void { _ in }
    case .value: .value(.slot(index))
    }
  }

  /// Takes values of a shape from code that gives whole ones.
  static func from(_ shape: Shape, _ run: @escaping (Frame) throws -> Value) -> Code {
    switch shape {
    case .integer: .integer { try run($0).word }
    case .double: .double { try run($0).double }
    case .boolean: .boolean { try run($0).word != 0 }
    case .void: .void { _ = try run($0) }
    case .value: .value(run)
    }
  }

  /// Reads a place.
  static func read(_ shape: Shape, _ place: @escaping (Frame) throws -> Pointer) -> Code {
    switch shape {
    case .integer: .integer { try place($0).pointee.word }
    case .double: .double { try place($0).pointee.double }
    case .boolean: .boolean { try place($0).pointee.word != 0 }
    case .void: .void { _ in }
    case .value: .value { try place($0).pointee }
    }
  }

  var shape: Shape {
    switch self {
    case .integer: .integer
    case .double: .double
    case .boolean: .boolean
    case .void: .void
    case .value: .value
    }
  }

  // MARK: As closures

  var integer: (Frame) throws -> Int {
    switch self {
    case .integer(let operand): operand.run
    default:
      { [value] in try value($0).word }
    }
  }

  var double: (Frame) throws -> Double {
    switch self {
    case .double(let operand): operand.run
    default:
      { [value] in try value($0).double }
    }
  }

  var boolean: (Frame) throws -> Bool {
    switch self {
    case .boolean(let operand): operand.run
    default:
      { [value] in try value($0).word != 0 }
    }
  }

  var value: (Frame) throws -> Value {
    switch self {
    case .value(let operand): return operand.run
    case .integer(.constant(let number)): return { _ in Value(word: number) }
    case .integer(.slot(let index)): return { Value(word: $0[index].word) }
    case .integer(.code(let run)): return { Value(word: try run($0)) }
    case .double(let operand):
      let run = operand.run
      return { Value(try run($0)) }
    case .boolean(let operand):
      let run = operand.run
      return { Value(try run($0)) }
    case .void(let run):
      return {
        try run($0)
        return Value()
      }
    }
  }

  var effect: (Frame) throws -> Void {
    switch self {
    case .void(let run): return run
    case .integer(.code(let run)): return { _ = try run($0) }
    case .double(.code(let run)): return { _ = try run($0) }
    case .boolean(.code(let run)): return { _ = try run($0) }
    case .value(.code(let run)): return { _ = try run($0) }
    default: return { _ in }
    }
  }

  var integerOperand: CodeOperand<Int> {
    if case .integer(let operand) = self { operand } else { .code(integer) }
  }
  var doubleOperand: CodeOperand<Double> {
    if case .double(let operand) = self { operand } else { .code(double) }
  }
  var booleanOperand: CodeOperand<Bool> {
    if case .boolean(let operand) = self { operand } else { .code(boolean) }
  }

  /// Puts the result into a slot.
  func store(in slot: Int) -> (Frame) throws -> Void {
    switch self {
    case .integer(.constant(let number)): return { $0[slot].word = number }
    case .integer(.slot(let other)): return { $0[slot].word = $0[other].word }
    case .integer(.code(let run)): return { $0[slot].word = try run($0) }
    case .double(let operand):
      let run = operand.run
      return { $0[slot].word = Int(truncatingIfNeeded: try run($0).bitPattern) }
    case .boolean(let operand):
      let run = operand.run
      return { $0[slot].word = try run($0) ? 1 : 0 }
    case .void(let run): return run
    case .value(.slot(let other)): return { $0[slot] = $0[other] }
    case .value(.constant(let value)): return { $0[slot] = value }
    case .value(.code(let run)): return { $0[slot] = try run($0) }
    }
  }

  /// Puts the result into a place that is found after it.
  func store(at place: @escaping (Frame) throws -> Pointer) -> (Frame) throws -> Void {
    switch self {
    case .integer(let operand):
      let run = operand.run
      return { frame in
        let number = try run(frame)
        try place(frame).pointee.word = number
      }
    case .double(let operand):
      let run = operand.run
      return { frame in
        let number = try run(frame)
        try place(frame).pointee.word = Int(truncatingIfNeeded: number.bitPattern)
      }
    case .boolean(let operand):
      let run = operand.run
      return { frame in
        let truth = try run(frame)
        try place(frame).pointee.word = truth ? 1 : 0
      }
    case .void(let run): return run
    case .value(let operand):
      let run = operand.run
      return { frame in
        let value = try run(frame)
        let target = try place(frame)
        // What was there may end now and look at the place: it is to see the new value.
        let old = target.pointee
        target.pointee = value
        withExtendedLifetime(old) {}
      }
    }
  }

  /// Runs something before.
  func after(_ first: @escaping (Frame) throws -> Void) -> Code {
    switch self {
    case .integer(let operand):
      let run = operand.run
      return .integer {
        try first($0); return try run($0)
      }
    case .double(let operand):
      let run = operand.run
      return .double {
        try first($0); return try run($0)
      }
    case .boolean(let operand):
      let run = operand.run
      return .boolean {
        try first($0); return try run($0)
      }
    case .void(let run):
      return .void {
        try first($0); try run($0)
      }
    case .value(let operand):
      let run = operand.run
      return .value {
        try first($0); return try run($0)
      }
    }
  }

  /// Runs something behind, when the result is there.
  func before(_ last: @escaping (Frame) throws -> Void) -> Code {
    switch self {
    case .integer(let operand):
      let run = operand.run
      return .integer {
        let result = try run($0); try last($0); return result
      }
    case .double(let operand):
      let run = operand.run
      return .double {
        let result = try run($0); try last($0); return result
      }
    case .boolean(let operand):
      let run = operand.run
      return .boolean {
        let result = try run($0); try last($0); return result
      }
    case .void(let run):
      return .void {
        try run($0); try last($0)
      }
    case .value(let operand):
      let run = operand.run
      return .value {
        let result = try run($0); try last($0); return result
      }
    }
  }

  /// One of two, of which both have a shape.
  static func choose(
    _ shape: Shape, _ condition: @escaping (Frame) throws -> Bool, _ then: Code, _ otherwise: Code
  ) -> Code {
    switch shape {
    case .integer:
      let (first, second) = (then.integer, otherwise.integer)
      return .integer { try condition($0) ? try first($0) : try second($0) }
    case .double:
      let (first, second) = (then.double, otherwise.double)
      return .double { try condition($0) ? try first($0) : try second($0) }
    case .boolean:
      let (first, second) = (then.boolean, otherwise.boolean)
      return .boolean { try condition($0) ? try first($0) : try second($0) }
    case .void:
      let (first, second) = (then.effect, otherwise.effect)
      return .void { try condition($0) ? try first($0) : try second($0) }
    case .value:
      let (first, second) = (then.value, otherwise.value)
      return .value { try condition($0) ? try first($0) : try second($0) }
    }
  }
}

/// What lies in one word.
protocol WordResult {
  static func load(_ value: Value) -> Self
}

extension Int: WordResult {
  static func load(_ value: Value) -> Int { value.word }
}
extension Double: WordResult {
  static func load(_ value: Value) -> Double { value.double }
}
extension Bool: WordResult {
  static func load(_ value: Value) -> Bool { value.word != 0 }
}
extension Value: WordResult {
  static func load(_ value: Value) -> Value { value }
}

extension CodeOperand where Result: WordResult {
  var run: (Frame) throws -> Result {
    switch self {
    case .slot(let index): return { Result.load($0[index]) }
    case .constant(let value): return { _ in value }
    case .code(let run): return run
    }
  }
}
