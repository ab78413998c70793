import Foundation

/// Integers of all widths, each as its own type has it.
extension NativeTable {
  nonisolated(unsafe) static let integers: [String: Native] = [
    "Integer.init()": { _ in .integer(.constant(0)) },
    "Integer.init(integerLiteral:)": { try $0.code(0) },
    "Integer.init(_:)": { try integer($0) },
    "Integer.init(_:radix:)": { try integerText($0) },
    "Integer.init(ascii:)": { call in
      let (value, place) = (try call.value(0), call.position)
      return .integer { frame in
        let word = try value(frame).word
        if word > 127 { throw Trap("this is no character of ASCII", at: place) }
        return word
      }
    },
    "Integer.init(exactly:)": { call in
      let (value, target) = (try call.code(0), call.owner)
      let form = OptionalForm(wrapping: target.type)
      if value.shape == .double {
        let run = value.double
        return .value { frame in
          exactly(try run(frame), target.integerType).map { form.wrap(Value(word: $0)) }
            ?? form.nothing
        }
      }
      let (run, source) = (value.integer, call.type(0))
      return .value { frame in
        fitting(try run(frame), source.integerType, target.integerType)
          .map { form.wrap(Value(word: $0)) } ?? form.nothing
      }
    },
    "Integer.init(truncatingIfNeeded:)": { call in
      let run = try call.code(0).integer
      let fit = call.owner.fitting
      return .integer { fit(try run($0)) }
    },
    "Integer.init(clamping:)": { call in
      let (run, source, target) = (try call.code(0).integer, call.type(0), call.owner)
      return .integer { clamped(try run($0), source.integerType, target.integerType) }
    },
    "Integer.min": { .integer(.constant($0.owner.bounds.least)) },
    "Integer.max": { .integer(.constant($0.owner.bounds.greatest)) },
    "Integer.zero": { _ in .integer(.constant(0)) },
    "Integer.bitWidth": { .integer(.constant($0.owner.integerType.bitWidth)) },
    "Integer.description": { call in
      let describe = call.owner.describe
      return try call.unary { Value(try describe($0, .plain)) }
    },
    "Integer.advanced(by:)": { try counted($0) { $0.addingReportingOverflow($1) } },
    "Integer.distance(to:)": { try counted($0) { $1.subtractingReportingOverflow($0) } },
    "Integer.negate()": { call in
      let place = call.position
      return try call.changing { _, pointer, _ in
        let (number, overflow) = 0.subtractingReportingOverflow(pointer.pointee.word)
        if overflow { throw Trap.overflow("-", place) }
        pointer.pointee.word = number
        return Value()
      }
    },
    "Integer.-(_:)": { call in
      let (value, type, place) = (try call.code(0).integer, call.type(0), call.position)
      return .integer { frame in
        let (number, overflow) = 0.subtractingReportingOverflow(try value(frame))
        if overflow || !type.holds(number) { throw Trap.overflow("-", place) }
        return number
      }
    },
    "Integer.+(_:)": { try $0.code(0) },
    "Integer.~(_:)": { call in
      let (value, fit) = (try call.code(0).integer, call.type(0).fitting)
      return .integer { fit(~(try value($0))) }
    },
    "Integer.random(in:)": { try random($0) },
    "Integer.random(in:using:)": { try random($0) },
  ].merging(operators("Integer", operatorNames + ["&<<", "&>>"])) { first, _ in first }
    .merging(ofOne) { first, _ in first }.merging(ofTwo) { first, _ in first }

  static let operatorNames = [
    "+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "&+", "&-", "&*", "<", ">", "<=", ">=",
    "==", "!=",
  ]

  private static func counted(
    _ call: NativeCall, _ run: @escaping (Int, Int) -> (partialValue: Int, overflow: Bool)
  ) throws -> Code {
    let (me, other) = (try call.receiver().integer, try call.code(0).integer)
    let place = call.position
    return .integer { frame in
      let first = try me(frame)
      let (number, overflow) = run(first, try other(frame))
      if overflow { throw Trap.overflow("advanced", place) }
      return number
    }
  }

  nonisolated(unsafe) private static let ofOne: [String: Native] = {
    var table: [String: Native] = [:]
    for name in [
      "nonzeroBitCount", "leadingZeroBitCount", "trailingZeroBitCount", "byteSwapped", "signum()",
      "magnitude", "littleEndian", "bigEndian",
    ] {
      table["Integer.\(name)"] = { try one($0, $0.owner.integerType, name) }
    }
    return table
  }()

  private static func one<T: FixedWidthInteger>(
    _ call: NativeCall, _ type: T.Type, _ name: String
  ) throws -> Code {
    let me = try call.receiver().integer
    func made(_ run: @escaping (T) -> Int) -> Code {
      .integer { run(T(truncatingIfNeeded: try me($0))) }
    }
    switch name {
    case "nonzeroBitCount": return made { $0.nonzeroBitCount }
    case "leadingZeroBitCount": return made { $0.leadingZeroBitCount }
    case "trailingZeroBitCount": return made { $0.trailingZeroBitCount }
    case "byteSwapped", "bigEndian": return made { Int(truncatingIfNeeded: $0.byteSwapped) }
    case "signum()": return made { Int($0.signum()) }
    case "magnitude": return made { Int(truncatingIfNeeded: $0.magnitude) }
    default: return made { Int(truncatingIfNeeded: $0) }
    }
  }

  nonisolated(unsafe) private static let ofTwo: [String: Native] = {
    var table: [String: Native] = [:]
    for name in [
      "addingReportingOverflow(_:)", "subtractingReportingOverflow(_:)",
      "multipliedReportingOverflow(by:)", "dividedReportingOverflow(by:)",
      "remainderReportingOverflow(dividingBy:)",
    ] {
      table["Integer.\(name)"] = { try reporting($0, $0.owner.integerType, name) }
    }
    table["Integer.isMultiple(of:)"] = { try multiple($0, $0.owner.integerType) }
    table["Integer.quotientAndRemainder(dividingBy:)"] = {
      try divided($0, $0.owner.integerType)
    }
    return table
  }()

  private static func reporting<T: FixedWidthInteger>(
    _ call: NativeCall, _ type: T.Type, _ name: String
  ) throws -> Code {
    let result = call.result
    return try call.binary { a, b in
      let (x, y) = (T(truncatingIfNeeded: a.word), T(truncatingIfNeeded: b.word))
      let (value, overflow) =
        switch name {
        case "addingReportingOverflow(_:)": x.addingReportingOverflow(y)
        case "subtractingReportingOverflow(_:)": x.subtractingReportingOverflow(y)
        case "multipliedReportingOverflow(by:)": x.multipliedReportingOverflow(by: y)
        case "dividedReportingOverflow(by:)": x.dividedReportingOverflow(by: y)
        default: x.remainderReportingOverflow(dividingBy: y)
        }
      return Value.pair(result, Value(word: Int(truncatingIfNeeded: value)), Value(overflow))
    }
  }

  private static func multiple<T: FixedWidthInteger>(
    _ call: NativeCall, _ type: T.Type
  ) throws -> Code {
    let (a, b) = (try call.receiver().integer, try call.code(0).integer)
    return .boolean { frame in
      let number = T(truncatingIfNeeded: try a(frame))
      return number.isMultiple(of: T(truncatingIfNeeded: try b(frame)))
    }
  }

  private static func divided<T: FixedWidthInteger>(
    _ call: NativeCall, _ type: T.Type
  ) throws -> Code {
    let (result, place) = (call.result, call.position)
    return try call.binary { a, b in
      let (x, y) = (T(truncatingIfNeeded: a.word), T(truncatingIfNeeded: b.word))
      if y == 0 { throw Trap("division by zero", at: place) }
      let (quotient, overflow) = x.dividedReportingOverflow(by: y)
      if overflow { throw Trap.overflow("/", place) }
      return Value.pair(
        result, Value(word: Int(truncatingIfNeeded: quotient)),
        Value(word: Int(truncatingIfNeeded: x % y)))
    }
  }

  // MARK: Conversions

  private static func fitting<S: FixedWidthInteger, T: FixedWidthInteger>(
    _ word: Int, _ source: S.Type, _ target: T.Type
  ) -> Int? {
    T(exactly: S(truncatingIfNeeded: word)).map { Int(truncatingIfNeeded: $0) }
  }

  private static func clamped<S: FixedWidthInteger, T: FixedWidthInteger>(
    _ word: Int, _ source: S.Type, _ target: T.Type
  ) -> Int {
    Int(truncatingIfNeeded: T(clamping: S(truncatingIfNeeded: word)))
  }

  private static func exactly<T: FixedWidthInteger>(_ number: Double, _ target: T.Type) -> Int? {
    T(exactly: number).map { Int(truncatingIfNeeded: $0) }
  }

  private static func integer(_ call: NativeCall) throws -> Code {
    let (from, target, place) = (call.type(0), call.owner, call.position)
    let code = try call.code(0)
    switch from.shape {
    case .integer:
      let run = code.integer
      if from.fitsInto(target) { return .integer(run) }
      return .integer { frame in
        let number = try run(frame)
        guard let found = fitting(number, from.integerType, target.integerType) else {
          throw Trap(
            "\(try from.describe(Value(word: number), .plain)) does not fit into `\(target.type)`",
            at: place)
        }
        return found
      }
    case .double:
      let run = code.double
      return .integer { frame in
        let number = try run(frame)
        guard let whole = exactly(number.rounded(.towardZero), target.integerType) else {
          throw Trap("\(number) does not fit into `\(target.type)`", at: place)
        }
        return whole
      }
    default: return try integerText(call)
    }
  }

  private static func parsed<T: FixedWidthInteger>(
    _ text: String, _ radix: Int, _ target: T.Type
  ) -> Int? {
    T(text, radix: radix).map { Int(truncatingIfNeeded: $0) }
  }

  private static func integerText(_ call: NativeCall) throws -> Code {
    let (text, target, place) = (try call.value(0), call.owner, call.position)
    let radix = call.isGiven(1) ? try call.code(1).integer : nil
    let form = OptionalForm(wrapping: target.type)
    return .value { frame in
      let digits = try text(frame).string()
      let base = try radix?(frame) ?? 10
      guard (2...36).contains(base) else {
        throw Trap("the radix is from 2 to 36, and this is \(base)", at: place)
      }
      return parsed(digits, base, target.integerType).map { form.wrap(Value(word: $0)) }
        ?? form.nothing
    }
  }

  // MARK: Chance

  private static func random(_ call: NativeCall) throws -> Code {
    try random(call, call.owner.integerType)
  }

  private static func random<T: FixedWidthInteger>(
    _ call: NativeCall, _ type: T.Type
  ) throws -> Code {
    let isClosed = call.type(0).type.nominal?.name == "ClosedRange"
    let (range, place) = (try call.value(0), call.position)
    let generator = try RandomSource(call)
    return .integer(
      generator.whole { frame in
        let held = try range(frame)
        let bounds = try held.fields()
        let (low, high) = (
          T(truncatingIfNeeded: bounds[0].word), T(truncatingIfNeeded: bounds[1].word)
        )
        withExtendedLifetime(held) {}
        if !isClosed, low == high { throw Trap("a range without elements has none", at: place) }
        return try generator.use(frame) { source in
          Int(
            truncatingIfNeeded: isClosed
              ? T.random(in: low...high, using: &source) : T.random(in: low..<high, using: &source))
        }
      })
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

  /// The integers of the machine's own language that are the same.
  var integerType: any FixedWidthInteger.Type {
    switch type.nominal?.name {
    case "Int8": Int8.self
    case "Int16": Int16.self
    case "Int32": Int32.self
    case "Int64": Int64.self
    case "UInt": UInt.self
    case "UInt8": UInt8.self
    case "UInt16": UInt16.self
    case "UInt32": UInt32.self
    case "UInt64": UInt64.self
    default: Int.self
    }
  }
}

/// Where the chance of a call comes from: the machine, or a generator of the program.
struct RandomSource {
  private let machine: Machine
  private let place: Place?
  private let next: FunctionCode?
  private let isInPlace: Bool
  private let top: Int

  init(_ call: NativeCall) throws {
    machine = call.machine
    guard call.call.function.labels.last == "using" else {
      (place, next, isInPlace, top) = (nil, nil, false, call.top)
      return
    }
    let place = try call.inoutPlace(call.count - 1)
    guard place.type.type.nominal?.isNative != true else {
      (self.place, next, isInPlace, top) = (nil, nil, false, call.top)
      return
    }
    guard let nominal = machine.resolver.library("RandomNumberGenerator"),
      let requirement = nominal.members["next"].compactMap(\.function).first(where: {
        $0.interface.parameters.isEmpty
      }),
      let witness = machine.witness(of: requirement, in: place.type)
    else { throw call.emitter.notKnown("this generator", at: call.position) }
    self.place = place
    next = machine.code(
      for: witness.function, witness.substitution(Substitution(), place.type, machine))
    isInPlace = witness.function.isMutating && !place.type.isReference
    top = call.top
  }

  func whole<Result>(_ run: @escaping (Frame) throws -> Result) -> (Frame) throws -> Result {
    guard let place, place.prepare != nil || place.forget != nil else { return run }
    let (prepare, forget) = (place.prepare, place.forget)
    return { frame in
      try prepare?(frame)
      let result = try run(frame)
      forget?(frame)
      return result
    }
  }

  func use<Result>(
    _ frame: Frame, _ run: (inout Source) throws -> Result
  ) throws -> Result {
    guard let place, let next else {
      var source = Source { [machine] in machine.random.next() }
      return try run(&source)
    }
    let pointer = try place.begin(frame)
    var failure: (any Error)?
    let above = frame + top
    var source = Source {
      if isInPlace { above[0].word = Int(bitPattern: pointer) } else { above[0] = pointer.pointee }
      do {
        return UInt64(truncatingIfNeeded: try next.integer(above))
      } catch {
        failure = failure ?? error
        return 0
      }
    }
    let result = try run(&source)
    try place.end?(frame)
    if let failure { throw failure }
    return result
  }

  struct Source: RandomNumberGenerator {
    let give: () -> UInt64
    mutating func next() -> UInt64 { give() }
  }
}
