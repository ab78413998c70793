import Foundation

/// Floating-point numbers and Booleans, and the functions of mathematics.
extension NativeTable {
  nonisolated(unsafe) static let doubles: [String: Native] = [
    "Floating.init()": { _ in .double(.constant(0)) },
    "Floating.init(integerLiteral:)": { try floating($0) },
    "Floating.init(floatLiteral:)": { try $0.code(0) },
    "Floating.init(_:)": { try floating($0) },
    "Floating.init(exactly:)": { call in
      let (value, form) = (try call.code(0), OptionalForm(wrapping: call.owner.type))
      let target = call.owner
      let isInteger = value.shape == .integer
      let (number, run) = (value.double, value.integer)
      return .value { frame in
        if !isInteger { return form.wrap(Value(target.rounded(try number(frame)))) }
        let word = try run(frame)
        let found = target.rounded(Double(word))
        return found == Double(word) && Int(exactly: found) == word
          ? form.wrap(Value(found)) : form.nothing
      }
    },
    "Floating.init(sign:exponent:significand:)": { call in
      let (sign, exponent) = (try call.value(0), try call.value(1))
      let significand = try call.value(2)
      return .double { frame in
        let isNegative = try sign(frame).word != 0
        let power = try exponent(frame).word
        return Double(
          sign: isNegative ? .minus : .plus, exponent: power,
          significand: try significand(frame).double)
      }
    },
    "Floating.init(bitPattern:)": { call in
      let (run, isFloat) = (try call.code(0).integer, call.owner.isFloat)
      return .double { frame in
        let word = try run(frame)
        return isFloat
          ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: word)))
          : Double(bitPattern: UInt64(truncatingIfNeeded: word))
      }
    },
    "Floating.bitPattern": { call in
      let (me, isFloat) = (try call.receiver().double, call.owner.isFloat)
      return .integer { frame in
        let number = try me(frame)
        return isFloat
          ? Int(Float(number).bitPattern) : Int(truncatingIfNeeded: number.bitPattern)
      }
    },
    "Floating.infinity": { _ in .double(.constant(.infinity)) },
    "Floating.nan": { _ in .double(.constant(.nan)) },
    "Floating.pi": { .double(.constant($0.owner.isFloat ? Double(Float.pi) : .pi)) },
    "Floating.zero": { _ in .double(.constant(0)) },
    "Floating.greatestFiniteMagnitude": {
      .double(
        .constant(
          $0.owner.isFloat ? Double(Float.greatestFiniteMagnitude) : .greatestFiniteMagnitude))
    },
    "Floating.leastNormalMagnitude": {
      .double(
        .constant($0.owner.isFloat ? Double(Float.leastNormalMagnitude) : .leastNormalMagnitude))
    },
    "Floating.leastNonzeroMagnitude": {
      .double(
        .constant($0.owner.isFloat ? Double(Float.leastNonzeroMagnitude) : .leastNonzeroMagnitude))
    },
    "Floating.ulpOfOne": {
      .double(.constant($0.owner.isFloat ? Double(Float.ulpOfOne) : .ulpOfOne))
    },
    "Floating.ulp": { call in
      let isFloat = call.owner.isFloat
      return try double(call) { isFloat ? Double(Float($0).ulp) : $0.ulp }
    },
    "Floating.nextUp": { call in
      let isFloat = call.owner.isFloat
      return try double(call) { isFloat ? Double(Float($0).nextUp) : $0.nextUp }
    },
    "Floating.nextDown": { call in
      let isFloat = call.owner.isFloat
      return try double(call) { isFloat ? Double(Float($0).nextDown) : $0.nextDown }
    },
    "Floating.isNaN": { try boolean($0) { $0.isNaN } },
    "Floating.isInfinite": { try boolean($0) { $0.isInfinite } },
    "Floating.isFinite": { try boolean($0) { $0.isFinite } },
    "Floating.isZero": { try boolean($0) { $0.isZero } },
    "Floating.isNormal": { try boolean($0) { $0.isNormal } },
    "Floating.isSubnormal": { try boolean($0) { $0.isSubnormal } },
    "Floating.sign": { try $0.unary { Value(word: $0.double.sign == .minus ? 1 : 0) } },
    "Floating.exponent": { try $0.unary { Value(word: Int($0.double.exponent)) } },
    "Floating.significand": { try double($0) { $0.significand } },
    "Floating.magnitude": { try double($0) { $0.magnitude } },
    "Floating.squareRoot()": { try double($0) { $0.squareRoot() } },
    "Floating.formSquareRoot()": { try formed($0) { number, _ in number.squareRoot() } },
    "Floating.rounded()": { try double($0) { $0.rounded() } },
    "Floating.rounded(_:)": { call in
      let (a, b) = (try call.receiver().double, try call.value(0))
      return .double { frame in
        let number = try a(frame)
        return number.rounded(roundingRule(try b(frame).word))
      }
    },
    "Floating.round()": { try formed($0) { number, _ in number.rounded() } },
    "Floating.round(_:)": { try formed($0) { $0.rounded(roundingRule($1.first?.word ?? 0)) } },
    "Floating.negate()": { try formed($0) { number, _ in -number } },
    "Floating.-(_:)": { try function($0) { -$0 } },
    "Floating.+(_:)": { try $0.code(0) },
    "Floating.truncatingRemainder(dividingBy:)": {
      try method($0) { $0.truncatingRemainder(dividingBy: $1) }
    },
    "Floating.remainder(dividingBy:)": { try method($0) { $0.remainder(dividingBy: $1) } },
    "Floating.addingProduct(_:_:)": { call in
      let me = try call.receiver().double
      let (a, b) = (try call.code(0).double, try call.code(1).double)
      return .double { frame in
        let start = try me(frame)
        let first = try a(frame)
        return start.addingProduct(first, try b(frame))
      }
    },
    "Floating.isLess(than:)": { try $0.binary { Value($0.double < $1.double) } },
    "Floating.isEqual(to:)": { try $0.binary { Value($0.double == $1.double) } },
    "Floating.isTotallyOrdered(belowOrEqualTo:)": {
      try $0.binary { Value($0.double.isTotallyOrdered(belowOrEqualTo: $1.double)) }
    },
    "Floating.minimum(_:_:)": { try pairwise($0) { Double.minimum($0, $1) } },
    "Floating.maximum(_:_:)": { try pairwise($0) { Double.maximum($0, $1) } },
    "Floating.description": { call in
      let describe = call.owner.describe
      return try call.unary { Value($0.double.isNaN ? "nan" : try describe($0, .plain)) }
    },
    "Floating.advanced(by:)": { try method($0) { $0 + $1 } },
    "Floating.distance(to:)": { try method($0) { $1 - $0 } },
    "Floating.random(in:)": { try random($0) },
    "Floating.random(in:using:)": { try random($0) },
    "Bool.init()": { _ in .boolean(.constant(false)) },
    "Bool.init(booleanLiteral:)": { try $0.code(0) },
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
    "Bool.!(_:)": { call in
      let value = try call.code(0).boolean
      return .boolean { !(try value($0)) }
    },
    "Bool.&&(_:_:)": { call in
      let (a, b, top) = (try call.code(0).boolean, try call.value(1), call.top)
      return .boolean { frame in
        try a(frame) && b(frame).function().call(frame + top).truth
      }
    },
    "Bool.||(_:_:)": { call in
      let (a, b, top) = (try call.code(0).boolean, try call.value(1), call.top)
      return .boolean { frame in
        try a(frame) || b(frame).function().call(frame + top).truth
      }
    },
    "Bool.random()": { call in
      let machine = call.machine
      return .boolean { _ in Bool.random(using: &machine.random) }
    },
    "SystemRandomNumberGenerator.init()": { _ in .value { _ in Value(NativeBox(0)) } },
    "SystemRandomNumberGenerator.next()": { call in
      let machine = call.machine
      return .integer { _ in Int(truncatingIfNeeded: machine.random.next()) }
    },
    "numericCast(_:)": { call in
      let (value, from, target) = (try call.code(0).integer, call.type(0), call.result)
      let place = call.position
      return .integer { frame in
        let number = try value(frame)
        if !target.holds(number) || from.isUnsignedWord && number < 0 && !target.isUnsignedWord {
          throw Trap("\(number) does not fit into `\(target.type)`", at: place)
        }
        return number
      }
    },
  ].merging(operators("Floating", ["+", "-", "*", "/", "<", ">", "<=", ">=", "==", "!="])) {
    first, _ in first
  }.merging(mathematics) { first, _ in first }

  /// Those of Foundation, by their names.
  nonisolated(unsafe) private static let mathematics: [String: Native] = {
    let ofOne: [(String, (Double) -> Double)] = [
      ("sqrt", { $0.squareRoot() }), ("cbrt", cbrt), ("sin", sin), ("cos", cos), ("tan", tan),
      ("asin", asin), ("acos", acos), ("atan", atan), ("sinh", sinh), ("cosh", cosh),
      ("tanh", tanh), ("asinh", asinh), ("acosh", acosh), ("atanh", atanh), ("exp", exp),
      ("exp2", exp2), ("expm1", expm1), ("log", log), ("log2", log2), ("log10", log10),
      ("log1p", log1p), ("floor", { $0.rounded(.down) }), ("ceil", { $0.rounded(.up) }),
      ("round", { $0.rounded() }), ("trunc", { $0.rounded(.towardZero) }),
      ("rint", { $0.rounded(.toNearestOrEven) }), ("fabs", { abs($0) }), ("tgamma", tgamma),
    ]
    let ofTwo: [(String, (Double, Double) -> Double)] = [
      ("pow", pow), ("atan2", atan2), ("hypot", hypot), ("fmod", fmod), ("fmin", fmin),
      ("fmax", fmax), ("remainder", { $0.remainder(dividingBy: $1) }), ("copysign", copysign),
    ]
    var table: [String: Native] = [:]
    for (name, run) in ofOne { table["\(name)(_:)"] = { try function($0, run) } }
    for (name, run) in ofTwo { table["\(name)(_:_:)"] = { try pairwise($0, run) } }
    return table
  }()

  /// Operators as functions: `reduce(0, +)`.
  static func operators(_ kind: String, _ names: [String]) -> [String: Native] {
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
    for name in ["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "&+", "&-", "&*"] {
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

  private static func random(_ call: NativeCall) throws -> Code {
    let isClosed = call.type(0).type.nominal?.name == "ClosedRange"
    let (range, place, target) = (try call.value(0), call.position, call.owner)
    let generator = try RandomSource(call)
    return .double(
      generator.whole { frame in
        let held = try range(frame)
        let bounds = try held.fields()
        let (low, high) = (bounds[0].double, bounds[1].double)
        withExtendedLifetime(held) {}
        guard (high - low).isFinite, isClosed || low < high else {
          throw Trap("there is no number in the range \(low) to \(high)", at: place)
        }
        return try generator.use(frame) { source in
          target.isFloat
            ? Double(random(Float(low), Float(high), isClosed, &source))
            : random(low, high, isClosed, &source)
        }
      })
  }

  /// Each type draws the bits that it has.
  private static func random<Drawn: BinaryFloatingPoint>(
    _ low: Drawn, _ high: Drawn, _ isClosed: Bool, _ source: inout some RandomNumberGenerator
  ) -> Drawn where Drawn.RawSignificand: FixedWidthInteger {
    isClosed
      ? Drawn.random(in: low...high, using: &source)
      : Drawn.random(in: low..<high, using: &source)
  }

  private static func roundingRule(_ index: Int) -> FloatingPointRoundingRule {
    let rules: [FloatingPointRoundingRule] = [
      .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
    ]
    return rules.indices.contains(index) ? rules[index] : .toNearestOrAwayFromZero
  }

  private static func double(
    _ call: NativeCall, _ run: @escaping (Double) -> Double
  ) throws -> Code {
    let (me, type) = (try call.receiver().double, call.owner)
    guard type.isFloat else { return .double { run(try me($0)) } }
    return .double { type.rounded(run(try me($0))) }
  }

  private static func formed(
    _ call: NativeCall, _ run: @escaping (Double, [Value]) -> Double
  ) throws -> Code {
    let type = call.owner
    return try call.changing { _, pointer, values in
      pointer.pointee = Value(type.rounded(run(pointer.pointee.double, values)))
      return Value()
    }
  }

  private static func method(
    _ call: NativeCall, _ run: @escaping (Double, Double) -> Double
  ) throws -> Code {
    let (a, b, type) = (try call.receiver().double, try call.code(0).double, call.owner)
    return .double { frame in
      let number = try a(frame)
      return type.rounded(run(number, try b(frame)))
    }
  }

  private static func pairwise(
    _ call: NativeCall, _ run: @escaping (Double, Double) -> Double
  ) throws -> Code {
    let (a, b) = (try call.code(0).double, try call.code(1).double)
    let type = call.type(0)
    return .double { frame in
      let first = try a(frame)
      return type.rounded(run(first, try b(frame)))
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
    let (value, type) = (try call.code(0).double, call.type(0))
    return .double { type.rounded(run(try value($0))) }
  }
}

extension RuntimeType {
  var isFloat: Bool { type.nominal?.name == "Float" }
}
