import Foundation

extension NativeTable {
  nonisolated(unsafe) static let integers: [String: Native] = [
    "Integer.init()": { _ in .integer(.constant(0)) },
    "Integer.init(integerLiteral:)": { try $0.code(0) },
    "Integer.init(_:)": { try integer($0) },
    "Integer.init(_:radix:)": { try integerText($0) },
    "Integer.init(exactly:)": { call in
      let value = try call.code(0)
      let form = OptionalForm(wrapping: call.owner.type)
      let target = call.owner
      if value.shape == .double {
        let run = value.double
        return .value { frame in
          let number = try run(frame)
          guard number == number.rounded(), abs(number) < 9.2e18, target.holds(Int(number)) else {
            return form.nothing
          }
          return form.wrap(Value(word: Int(number)))
        }
      }
      let run = value.integer
      return .value { frame in
        let number = try run(frame)
        return target.holds(number) ? form.wrap(Value(word: number)) : form.nothing
      }
    },
    "Integer.init(truncatingIfNeeded:)": { call in
      let run = try call.code(0).integer
      let fit = call.owner.fitting
      return .integer { fit(try run($0)) }
    },
    "Integer.init(clamping:)": { call in
      let run = try call.code(0).integer
      let bounds = call.owner.bounds
      return .integer { min(max(try run($0), bounds.least), bounds.greatest) }
    },
    "Integer.min": { .integer(.constant($0.owner.bounds.least)) },
    "Integer.max": { .integer(.constant($0.owner.bounds.greatest)) },
    "Integer.zero": { _ in .integer(.constant(0)) },
    "Integer.bitWidth": { call in
      let name = call.owner.type.nominal?.name ?? ""
      return .integer(.constant(Int(name.drop { !$0.isNumber }) ?? 64))
    },
    "Integer.isMultiple(of:)": { call in
      let (a, b) = (try call.receiver().integer, try call.code(0).integer)
      return .boolean { frame in
        let number = try a(frame)
        let other = try b(frame)
        return other == 0 ? number == 0 : number % other == 0
      }
    },
    "Integer.quotientAndRemainder(dividingBy:)": { call in
      let type = call.result
      let place = call.position
      return try call.binary { a, b in
        if b.word == 0 { throw Trap("division by zero", at: place) }
        return Value.pair(type, Value(word: a.word / b.word), Value(word: a.word % b.word))
      }
    },
    "Integer.signum()": { try $0.unary { Value(word: $0.word.signum()) } },
    "Integer.negate()": {
      try $0.changing { _, pointer, _ in
        pointer.pointee.word = -pointer.pointee.word
        return Value()
      }
    },
    "Integer.magnitude": { try $0.unary { Value(word: Int(bitPattern: $0.word.magnitude)) } },
    "Integer.description": { call in
      let describe = call.owner.describe
      return try call.unary { Value(try describe($0, .plain)) }
    },
    "Integer.advanced(by:)": { try $0.binary { Value(word: $0.word + $1.word) } },
    "Integer.distance(to:)": { try $0.binary { Value(word: $1.word - $0.word) } },
    "Integer.nonzeroBitCount": { try $0.unary { Value(word: $0.word.nonzeroBitCount) } },
    "Integer.leadingZeroBitCount": { try $0.unary { Value(word: $0.word.leadingZeroBitCount) } },
    "Integer.trailingZeroBitCount": { try $0.unary { Value(word: $0.word.trailingZeroBitCount) } },
    "Integer.addingReportingOverflow(_:)": { try reporting($0) { $0.addingReportingOverflow($1) } },
    "Integer.subtractingReportingOverflow(_:)": {
      try reporting($0) { $0.subtractingReportingOverflow($1) }
    },
    "Integer.multipliedReportingOverflow(by:)": {
      try reporting($0) { $0.multipliedReportingOverflow(by: $1) }
    },
    "Integer.random(in:)": { call in
      let name = call.type(0).type.nominal?.name
      let range = try call.value(0)
      return .integer { frame in
        let held = try range(frame)
        defer { withExtendedLifetime(held) {} }
        let bounds = try held.fields()
        return name == "Range"
          ? Int.random(in: bounds[0].word..<bounds[1].word)
          : Int.random(in: bounds[0].word...bounds[1].word)
      }
    },
  ].merging(
    operators(
      "Integer",
      [
        "+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "&+", "&-", "&*", "<", ">", "<=", ">=",
        "==", "!=",
      ])
  ) { first, _ in first }

  nonisolated(unsafe) static let doubles: [String: Native] = [
    "Floating.init()": { _ in .double(.constant(0)) },
    "Floating.init(integerLiteral:)": { try floating($0) },
    "Floating.init(floatLiteral:)": { try $0.code(0) },
    "Floating.minimum(_:_:)": { try pairwise($0) { Double.minimum($0, $1) } },
    "Floating.maximum(_:_:)": { try pairwise($0) { Double.maximum($0, $1) } },
    "Floating.init(_:)": { try floating($0) },
    "Floating.infinity": { _ in .double(.constant(.infinity)) },
    "Floating.nan": { _ in .double(.constant(.nan)) },
    "Floating.pi": { .double(.constant($0.owner.rounded(.pi))) },
    "Floating.zero": { _ in .double(.constant(0)) },
    "Floating.greatestFiniteMagnitude": { _ in .double(.constant(.greatestFiniteMagnitude)) },
    "Floating.ulpOfOne": { _ in .double(.constant(.ulpOfOne)) },
    "Floating.isNaN": { try boolean($0) { $0.isNaN } },
    "Floating.isInfinite": { try boolean($0) { $0.isInfinite } },
    "Floating.isFinite": { try boolean($0) { $0.isFinite } },
    "Floating.isZero": { try boolean($0) { $0.isZero } },
    "Floating.magnitude": { try double($0) { $0.magnitude } },
    "Floating.squareRoot()": { try double($0) { $0.squareRoot() } },
    "Floating.rounded()": { try double($0) { $0.rounded() } },
    "Floating.rounded(_:)": { call in
      let (a, b) = (try call.receiver().double, try call.value(0))
      return .double { frame in
        let number = try a(frame)
        return number.rounded(roundingRule(try b(frame).word))
      }
    },
    "Floating.round()": {
      try $0.changing { _, pointer, _ in
        pointer.pointee = Value(pointer.pointee.double.rounded())
        return Value()
      }
    },
    "Floating.negate()": {
      try $0.changing { _, pointer, _ in
        pointer.pointee = Value(-pointer.pointee.double)
        return Value()
      }
    },
    "Floating.truncatingRemainder(dividingBy:)": { call in
      let (a, b) = (try call.receiver().double, try call.code(0).double)
      return .double { frame in
        let number = try a(frame)
        return number.truncatingRemainder(dividingBy: try b(frame))
      }
    },
    "Floating.description": { call in
      let describe = call.owner.describe
      return try call.unary { Value(try describe($0, .plain)) }
    },
    "Floating.advanced(by:)": { try $0.binary { Value($0.double + $1.double) } },
    "Floating.distance(to:)": { try $0.binary { Value($1.double - $0.double) } },
    "Floating.random(in:)": { call in
      let range = try call.value(0)
      return .double { frame in
        let held = try range(frame)
        defer { withExtendedLifetime(held) {} }
        let bounds = try held.fields()
        return Double.random(in: bounds[0].double...bounds[1].double)
      }
    },
    "Bool.toggle()": {
      try $0.changing { _, pointer, _ in
        pointer.pointee.word = pointer.pointee.word == 0 ? 1 : 0
        return Value()
      }
    },
    "Bool.init(_:)": { call in
      let value = try call.value(0)
      if call.type(0).shape == .boolean { return .from(.boolean, value) }
      let form = OptionalForm(wrapping: call.owner.type)
      return .value { frame in Bool(try value(frame).string()).map { Value($0) } ?? form.nothing }
    },
    "Bool.description": { try $0.unary { Value($0.truth ? "true" : "false") } },
    "Bool.random()": { _ in .boolean { _ in Bool.random() } },
    "sqrt(_:)": { try function($0) { $0.squareRoot() } },
    "sin(_:)": { try function($0, sin) },
    "cos(_:)": { try function($0, cos) },
    "floor(_:)": { try function($0) { $0.rounded(.down) } },
    "ceil(_:)": { try function($0) { $0.rounded(.up) } },
    "round(_:)": { try function($0) { $0.rounded() } },
    "pow(_:_:)": { call in
      let (a, b) = (try call.code(0).double, try call.code(1).double)
      return .double { frame in
        let base = try a(frame)
        return pow(base, try b(frame))
      }
    },
  ].merging(operators("Floating", ["+", "-", "*", "/", "<", ">", "<=", ">=", "==", "!="])) {
    first, _ in first
  }

  /// Operators as functions: `reduce(0, +)`.
  private static func operators(_ kind: String, _ names: [String]) -> [String: Native] {
    var table: [String: Native] = [:]
    for name in names {
      table["\(kind).\(name)(_:_:)"] = { call in
        let number = NumberCode(type: call.type(0), place: call.position)
        guard let code = number.binary(name, try call.code(0), try call.code(1)) else {
          throw call.emitter.notKnown("`\(name)`", at: call.position)
        }
        return code
      }
    }
    for name in ["+", "-", "*", "/", "%"] {
      table["\(kind).\(name)=(_:_:)"] = { call in
        let place = try call.inoutPlace(0)
        let (old, slot) = (call.emitter.allocate(), call.emitter.allocate())
        let value = try call.code(1)
        let store = value.store(in: slot)
        let number = NumberCode(type: place.type, place: call.position)
        guard let code = number.binary(name, .slot(old, place.type.shape), .slot(slot, value.shape))
        else { throw call.emitter.notKnown("`\(name)=`", at: call.position) }
        let compute = code.value
        let change = place.change(isBrief: true) { frame, pointer in
          frame[old].word = pointer.pointee.word
          pointer.pointee.word = try compute(frame).word
        }
        return .void(
          place.whole {
            try store($0); try change($0)
          })
      }
    }
    return table
  }

  private static func integer(_ call: NativeCall) throws -> Code {
    let from = call.type(0)
    let target = call.owner
    let place = call.position
    let code = try call.code(0)
    if from.shape == .integer {
      let run = code.integer
      if from.fitsInto(target) { return .integer(run) }
      return .integer { frame in
        let number = try run(frame)
        guard target.holds(number), !(from.isUnsignedWord && number < 0 && !target.isUnsignedWord)
        else {
          throw Trap("\(number) does not fit into `\(target.type)`", at: place)
        }
        return number
      }
    }
    if from.shape == .double {
      let run = code.double
      return .integer { frame in
        let number = try run(frame)
        guard number.isFinite, abs(number) < 9.3e18,
          let whole = Int(exactly: number.rounded(.towardZero)), target.holds(whole)
        else {
          throw Trap("\(number) does not fit into `\(target.type)`", at: place)
        }
        return whole
      }
    }
    return try integerText(call)
  }

  private static func integerText(_ call: NativeCall) throws -> Code {
    let text = try call.value(0)
    let target = call.owner
    let radix = call.isGiven(1) ? try call.code(1).integer : nil
    let form = OptionalForm(wrapping: target.type)
    return .value { frame in
      guard let number = Int(try text(frame).string(), radix: try radix?(frame) ?? 10),
        target.holds(number)
      else { return form.nothing }
      return form.wrap(Value(word: number))
    }
  }

  private static func floating(_ call: NativeCall) throws -> Code {
    let from = call.type(0)
    let target = call.owner
    let code = try call.code(0)
    if from.shape == .integer {
      let run = code.integer
      if from.isUnsignedWord { return .double { Double(UInt(bitPattern: try run($0))) } }
      return .double { target.rounded(Double(try run($0))) }
    }
    if from.shape == .double {
      let run = code.double
      return target.type.nominal?.name == "Float"
        ? .double { target.rounded(try run($0)) } : .double(run)
    }
    let text = code.value
    let form = OptionalForm(wrapping: target.type)
    return .value { frame in
      Double(try text(frame).string()).map { form.wrap(Value(target.rounded($0))) } ?? form.nothing
    }
  }

  private static func reporting(
    _ call: NativeCall, _ run: @escaping (Int, Int) -> (partialValue: Int, overflow: Bool)
  ) throws -> Code {
    let type = call.result
    return try call.binary { a, b in
      let (value, overflow) = run(a.word, b.word)
      return Value.pair(type, Value(word: value), Value(overflow))
    }
  }

  private static func roundingRule(_ index: Int) -> FloatingPointRoundingRule {
    [.toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero][index]
  }

  private static func double(
    _ call: NativeCall, _ run: @escaping (Double) -> Double
  ) throws -> Code {
    let me = try call.receiver().double
    return .double { run(try me($0)) }
  }

  private static func pairwise(
    _ call: NativeCall, _ run: @escaping (Double, Double) -> Double
  ) throws -> Code {
    let (a, b) = (try call.code(0).double, try call.code(1).double)
    return .double { frame in
      let first = try a(frame)
      return run(first, try b(frame))
    }
  }

  private static func boolean(
    _ call: NativeCall, _ run: @escaping (Double) -> Bool
  ) throws -> Code {
    let me = try call.receiver().double
    return .boolean { run(try me($0)) }
  }

  private static func function(
    _ call: NativeCall, _ run: @escaping (Double) -> Double
  ) throws -> Code {
    let value = try call.code(0).double
    return .double { run(try value($0)) }
  }
}

extension RuntimeType {
  func holds(_ number: Int) -> Bool {
    if isUnsignedWord { return number >= 0 }
    return number >= bounds.least && number <= bounds.greatest
  }

  /// Whether each number of this type is one of another.
  func fitsInto(_ other: RuntimeType) -> Bool {
    if self === other { return true }
    if isUnsignedWord || other.isUnsignedWord { return false }
    return bounds.least >= other.bounds.least && bounds.greatest <= other.bounds.greatest
  }
}
