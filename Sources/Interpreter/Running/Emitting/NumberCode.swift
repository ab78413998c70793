/// Makes closures of operators of numbers of one type.
struct NumberCode {
  let type: RuntimeType
  let place: SourcePosition

  func binary(_ name: String, _ left: Code, _ right: Code) -> Code? {
    if type.shape == .double { return double(name, left.doubleOperand, right.doubleOperand) }
    return type.isWord
      ? word(name, left.integerOperand, right.integerOperand)
      : narrow(name, left.integer, right.integer)
  }

  private func word(_ name: String, _ a: CodeOperand<Int>, _ b: CodeOperand<Int>) -> Code? {
    switch name {
    case "+": .integer(combine(AddIntegers.self, a, b, place))
    case "-": .integer(combine(SubtractIntegers.self, a, b, place))
    case "*": .integer(combine(MultiplyIntegers.self, a, b, place))
    case "/": .integer(combine(DivideIntegers.self, a, b, place))
    case "%": .integer(combine(RemainderIntegers.self, a, b, place))
    case "<": .boolean(combine(LessIntegers.self, a, b, place))
    case ">": .boolean(combine(MoreIntegers.self, a, b, place))
    case "<=": .boolean(combine(LessOrEqualIntegers.self, a, b, place))
    case ">=": .boolean(combine(MoreOrEqualIntegers.self, a, b, place))
    case "==": .boolean(combine(EqualIntegers.self, a, b, place))
    case "!=": .boolean(combine(UnequalIntegers.self, a, b, place))
    case "&": .integer(combine(AndIntegers.self, a, b, place))
    case "|": .integer(combine(OrIntegers.self, a, b, place))
    case "^": .integer(combine(ExclusiveOrIntegers.self, a, b, place))
    default: narrow(name, a.run, b.run)
    }
  }

  private func double(_ name: String, _ a: CodeOperand<Double>, _ b: CodeOperand<Double>) -> Code? {
    let code: Code? =
      switch name {
      case "+": .double(combine(AddDoubles.self, a, b, place))
      case "-": .double(combine(SubtractDoubles.self, a, b, place))
      case "*": .double(combine(MultiplyDoubles.self, a, b, place))
      case "/": .double(combine(DivideDoubles.self, a, b, place))
      case "<": .boolean(combine(LessDoubles.self, a, b, place))
      case ">": .boolean(combine(MoreDoubles.self, a, b, place))
      case "<=": .boolean(combine(LessOrEqualDoubles.self, a, b, place))
      case ">=": .boolean(combine(MoreOrEqualDoubles.self, a, b, place))
      case "==": .boolean(combine(EqualDoubles.self, a, b, place))
      case "!=": .boolean(combine(UnequalDoubles.self, a, b, place))
      default: nil
      }
    guard case .double(.code(let run))? = code, type.type.nominal?.name == "Float" else {
      return code
    }
    return .double { Double(Float(try run($0))) }
  }

  /// `slot += value`, where that is one closure.
  func inPlace(_ name: String, _ slot: Int, _ value: CodeOperand<Int>) -> ((Frame) throws -> Void)?
  {
    switch name {
    case "+": combineInPlace(AddIntegers.self, slot, value, place)
    case "-": combineInPlace(SubtractIntegers.self, slot, value, place)
    case "*": combineInPlace(MultiplyIntegers.self, slot, value, place)
    case "/": combineInPlace(DivideIntegers.self, slot, value, place)
    case "%": combineInPlace(RemainderIntegers.self, slot, value, place)
    case "^": combineInPlace(ExclusiveOrIntegers.self, slot, value, place)
    default: nil
    }
  }

  // MARK: Integers of all widths

  private func narrow(
    _ name: String, _ a: @escaping (Frame) throws -> Int, _ b: @escaping (Frame) throws -> Int
  ) -> Code? {
    switch type.type.nominal?.name {
    case "Int", "Int64": IntegerCode<Int>(left: a, right: b, place: place).binary(name)
    case "Int8": IntegerCode<Int8>(left: a, right: b, place: place).binary(name)
    case "Int16": IntegerCode<Int16>(left: a, right: b, place: place).binary(name)
    case "Int32": IntegerCode<Int32>(left: a, right: b, place: place).binary(name)
    case "UInt", "UInt64": IntegerCode<UInt>(left: a, right: b, place: place).binary(name)
    case "UInt8": IntegerCode<UInt8>(left: a, right: b, place: place).binary(name)
    case "UInt16": IntegerCode<UInt16>(left: a, right: b, place: place).binary(name)
    case "UInt32": IntegerCode<UInt32>(left: a, right: b, place: place).binary(name)
    default: nil
    }
  }
}

/// Makes closures of operators of integers of one width, with or without a sign.
private struct IntegerCode<Integer: FixedWidthInteger> {
  let left: (Frame) throws -> Int
  let right: (Frame) throws -> Int
  let place: SourcePosition

  /// - Returns: Nil for what is no operator of integers.
  func binary(_ name: String) -> Code? {
    switch name {
    case "+": checked(name) { $0.addingReportingOverflow($1) }
    case "-": checked(name) { $0.subtractingReportingOverflow($1) }
    case "*": checked(name) { $0.multipliedReportingOverflow(by: $1) }
    case "/": divided(name) { $0.dividedReportingOverflow(by: $1) }
    case "%": divided(name) { $0.remainderReportingOverflow(dividingBy: $1) }
    case "&+": computed { $0 &+ $1 }
    case "&-": computed { $0 &- $1 }
    case "&*": computed { $0 &* $1 }
    case "&": computed { $0 & $1 }
    case "|": computed { $0 | $1 }
    case "^": computed { $0 ^ $1 }
    case "<<": computed { $0 << Int(truncatingIfNeeded: $1) }
    case ">>": computed { $0 >> Int(truncatingIfNeeded: $1) }
    case "&<<": computed { $0 &<< $1 }
    case "&>>": computed { $0 &>> $1 }
    case "<": compared { $0 < $1 }
    case ">": compared { $0 > $1 }
    case "<=": compared { $0 <= $1 }
    case ">=": compared { $0 >= $1 }
    case "==": compared { $0 == $1 }
    case "!=": compared { $0 != $1 }
    default: nil
    }
  }

  private func computed(_ operation: @escaping (Integer, Integer) throws -> Integer) -> Code {
    let (left, right) = (left, right)
    return .integer { frame in
      let first = Integer(truncatingIfNeeded: try left(frame))
      return Int(
        truncatingIfNeeded: try operation(first, Integer(truncatingIfNeeded: try right(frame))))
    }
  }

  private func compared(_ test: @escaping (Integer, Integer) -> Bool) -> Code {
    let (left, right) = (left, right)
    return .boolean { frame in
      let first = Integer(truncatingIfNeeded: try left(frame))
      return test(first, Integer(truncatingIfNeeded: try right(frame)))
    }
  }

  private func checked(
    _ name: String,
    _ operation: @escaping (Integer, Integer) -> (partialValue: Integer, overflow: Bool)
  ) -> Code {
    let place = place
    return computed { first, second in
      let (result, overflow) = operation(first, second)
      if overflow { throw Trap.overflow(name, place) }
      return result
    }
  }

  private func divided(
    _ name: String,
    _ operation: @escaping (Integer, Integer) -> (partialValue: Integer, overflow: Bool)
  ) -> Code {
    let place = place
    return computed { first, second in
      if second == 0 { throw Trap("division by zero", at: place) }
      let (result, overflow) = operation(first, second)
      if overflow { throw Trap.overflow(name, place) }
      return result
    }
  }
}

enum MoreIntegers: BinaryOperation {
  static func apply(_ left: Int, _ right: Int, _ place: SourcePosition) -> Bool { left > right }
}
enum MoreOrEqualIntegers: BinaryOperation {
  static func apply(_ left: Int, _ right: Int, _ place: SourcePosition) -> Bool { left >= right }
}
enum MoreDoubles: BinaryOperation {
  static func apply(_ left: Double, _ right: Double, _ place: SourcePosition) -> Bool {
    left > right
  }
}
enum MoreOrEqualDoubles: BinaryOperation {
  static func apply(_ left: Double, _ right: Double, _ place: SourcePosition) -> Bool {
    left >= right
  }
}

extension RuntimeType {
  /// Integers that fill the word, with a sign.
  var isWord: Bool {
    let name = type.nominal?.name
    return shape == .integer && (name == "Int" || name == "Int64")
  }

  /// Cuts a word to the width of this type of integers.
  var fitting: (Int) -> Int {
    switch type.nominal?.name {
    case "Int8": { Int(Int8(truncatingIfNeeded: $0)) }
    case "Int16": { Int(Int16(truncatingIfNeeded: $0)) }
    case "Int32": { Int(Int32(truncatingIfNeeded: $0)) }
    case "UInt8": { Int(UInt8(truncatingIfNeeded: $0)) }
    case "UInt16": { Int(UInt16(truncatingIfNeeded: $0)) }
    case "UInt32": { Int(UInt32(truncatingIfNeeded: $0)) }
    default: { $0 }
    }
  }

  /// The least and the greatest number of this type of integers.
  var bounds: (least: Int, greatest: Int) {
    switch type.nominal?.name {
    case "Int8": (Int(Int8.min), Int(Int8.max))
    case "Int16": (Int(Int16.min), Int(Int16.max))
    case "Int32": (Int(Int32.min), Int(Int32.max))
    case "UInt8": (0, Int(UInt8.max))
    case "UInt16": (0, Int(UInt16.max))
    case "UInt32": (0, Int(UInt32.max))
    case "UInt", "UInt64": (0, -1)
    default: (.min, .max)
    }
  }
}
