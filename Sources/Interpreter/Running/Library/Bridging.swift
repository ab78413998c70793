import Foundation

/// A type of the machine's own language whose values stand for those of a type of the library.
///
/// With it a native is a plain function: `method { (date: Date, by: Double) in date + by }`.
protocol Bridged {
  static func take(_ value: Value, _ type: RuntimeType) throws -> Self
  func give(_ type: RuntimeType) -> Value
}

/// Kept as it is, in a box.
protocol Boxed: Bridged {}

extension Boxed {
  static func take(_ value: Value, _ type: RuntimeType) throws -> Self {
    guard let box = value.object as? NativeBox<Self> else { throw Trap.empty }
    return box.content
  }
  func give(_ type: RuntimeType) -> Value { Value(NativeBox(self)) }
}

/// An enum of the library with the same cases in the same order.
protocol BridgedCases: Bridged, Equatable {
  static var bridgedCases: [Self] { get }
}

extension BridgedCases {
  static func take(_ value: Value, _ type: RuntimeType) throws -> Self {
    guard bridgedCases.indices.contains(value.word) else { throw Trap.empty }
    return bridgedCases[value.word]
  }
  func give(_ type: RuntimeType) -> Value {
    Value(word: Self.bridgedCases.firstIndex(of: self) ?? 0)
  }
}

extension Int: Bridged {
  static func take(_ value: Value, _ type: RuntimeType) -> Int { value.word }
  func give(_ type: RuntimeType) -> Value { Value(word: self) }
}

extension UInt8: Bridged {
  static func take(_ value: Value, _ type: RuntimeType) -> UInt8 {
    UInt8(truncatingIfNeeded: value.word)
  }
  func give(_ type: RuntimeType) -> Value { Value(word: Int(self)) }
}

extension Double: Bridged {
  static func take(_ value: Value, _ type: RuntimeType) -> Double { value.double }
  func give(_ type: RuntimeType) -> Value { Value(self) }
}

extension Bool: Bridged {
  static func take(_ value: Value, _ type: RuntimeType) -> Bool { value.truth }
  func give(_ type: RuntimeType) -> Value { Value(self) }
}

extension String: Bridged {
  static func take(_ value: Value, _ type: RuntimeType) throws -> String { try value.string() }
  func give(_ type: RuntimeType) -> Value { Value(self) }
}

/// Seconds since the reference date, in the word.
extension Date: Bridged {
  static func take(_ value: Value, _ type: RuntimeType) -> Date {
    Date(timeIntervalSinceReferenceDate: value.double)
  }
  func give(_ type: RuntimeType) -> Value { Value(timeIntervalSinceReferenceDate) }
}

/// A date whose hour or day is asked for.
struct CalendarDate: Bridged {
  let date: Date

  static func take(_ value: Value, _ type: RuntimeType) -> CalendarDate {
    type.machine.surroundings.readsCalendar()
    return CalendarDate(date: Date.take(value, type))
  }
  func give(_ type: RuntimeType) -> Value { date.give(type) }
}

extension Optional: Bridged where Wrapped: Bridged {
  static func take(_ value: Value, _ type: RuntimeType) throws -> Wrapped? {
    guard let wrapped = type.wrapped else { return try Wrapped.take(value, type) }
    let form = OptionalForm(wrapping: wrapped.type)
    return form.isNothing(value) ? nil : try Wrapped.take(form.unwrap(value), wrapped)
  }
  func give(_ type: RuntimeType) -> Value {
    guard let wrapped = type.wrapped else { return self?.give(type) ?? Value() }
    let form = OptionalForm(wrapping: wrapped.type)
    return map { form.wrap($0.give(wrapped)) } ?? form.nothing
  }
}

extension Array: Bridged where Element: Bridged {
  static func take(_ value: Value, _ type: RuntimeType) throws -> [Element] {
    let element = type.type.arguments.isEmpty ? type : type.argument(0)
    return try type.machine.frames.aside { frame in
      try type.machine.items(value, type, frame).map { try Element.take($0, element) }
    }
  }
  func give(_ type: RuntimeType) -> Value {
    let element = type.type.arguments.isEmpty ? type : type.argument(0)
    return Value(ArrayBox(ContiguousArray(map { $0.give(element) })))
  }
}

extension Set: Bridged where Element: Bridged {
  static func take(_ value: Value, _ type: RuntimeType) throws -> Set<Element> {
    Set(try Array<Element>.take(value, type))
  }
  func give(_ type: RuntimeType) -> Value {
    let element = type.argument(0)
    var table = TableBox.Storage()
    for item in self { table.insert(TableKey(item.give(element), element), Value()) }
    return Value(TableBox(table))
  }
}

extension Range: Bridged where Bound: Bridged {
  static func take(_ value: Value, _ type: RuntimeType) throws -> Range<Bound> {
    let (bounds, bound) = (try value.fields(), type.argument(0))
    let (low, high) = (try Bound.take(bounds[0], bound), try Bound.take(bounds[1], bound))
    if high < low { throw Trap.empty }
    return low..<high
  }
  func give(_ type: RuntimeType) -> Value {
    let bound = type.argument(0)
    return Value.pair(type, lowerBound.give(bound), upperBound.give(bound))
  }
}

/// What a native gives that gives nothing.
struct Nothing: Bridged {
  static func take(_ value: Value, _ type: RuntimeType) -> Nothing { Nothing() }
  func give(_ type: RuntimeType) -> Value { Value() }
}

/// What a native needs to know of where it runs.
struct Here: Bridged {
  let machine: Machine
  var surroundings: Surroundings { machine.surroundings }

  static func take(_ value: Value, _ type: RuntimeType) -> Here { Here(machine: type.machine) }
  func give(_ type: RuntimeType) -> Value { Value() }
}

// MARK: Natives

/// The arguments of a native, one after the other.
private struct Taking {
  let codes: [(run: (Frame) throws -> Value, type: RuntimeType)]
  let frame: Frame
  let anything: RuntimeType
  var index = 0

  mutating func next<Taken: Bridged>(_ type: Taken.Type) throws -> Taken {
    if type is Here.Type { return try Taken.take(Value(), anything) }
    guard index < codes.count else { throw Trap.empty }
    defer { index += 1 }
    return try Taken.take(try codes[index].run(frame), codes[index].type)
  }
}

extension NativeTable {
  /// Of a value and arguments.
  static func method<Me: Bridged, each Argument: Bridged, Result: Bridged>(
    _ run: @escaping (Me, repeat each Argument) throws -> Result
  ) -> Native {
    { call in
      let (me, owner, result) = (try call.receiver().value, call.owner, call.result)
      let codes = try call.call.given.indices.map { (try call.value($0), call.type($0)) }
      return call.giving { frame in
        let mine = try Me.take(try me(frame), owner)
        var taking = Taking(codes: codes, frame: frame, anything: owner)
        return try run(mine, repeat try taking.next((each Argument).self)).give(result)
      }
    }
  }

  /// Of arguments alone: initialisers, statics.
  static func making<each Argument: Bridged, Result: Bridged>(
    _ run: @escaping (repeat each Argument) throws -> Result
  ) -> Native {
    { call in
      let (owner, result) = (call.owner, call.result)
      let codes = try call.call.given.indices.map { (try call.value($0), call.type($0)) }
      return call.giving { frame in
        var taking = Taking(codes: codes, frame: frame, anything: owner)
        return try run(repeat try taking.next((each Argument).self)).give(result)
      }
    }
  }

  /// Changes a value where it lies. Of a setter the first argument is the new value.
  static func changing<Me: Bridged, each Argument: Bridged, Result: Bridged>(
    _ run: @escaping (inout Me, repeat each Argument) throws -> Result
  ) -> Native {
    { call in
      let (owner, result) = (call.owner, call.result)
      let types = call.call.given.indices.map { call.type($0) }
      return try call.changing { frame, pointer, values in
        var mine = try Me.take(pointer.pointee, owner)
        let codes = zip(values, types).map { value, type in
          ({ (_: Frame) in value }, type)
        }
        var taking = Taking(codes: codes, frame: frame, anything: owner)
        let made = try run(&mine, repeat try taking.next((each Argument).self))
        pointer.pointee = mine.give(owner)
        return made.give(result)
      }
    }
  }
}
