import Foundation

/// Making strings, and what they and substrings can do as wholes.
extension NativeTable {
  nonisolated(unsafe) static let strings: [String: Native] = [
    "String.init()": { _ in .value { _ in Value("") } },
    "Substring.init()": { _ in .value { _ in Value("") } },
    "String.init(stringLiteral:)": { try $0.code(0) },
    "Substring.init(stringLiteral:)": { try $0.code(0) },
    "StaticString.init(stringLiteral:)": { try $0.code(0) },
    "StaticString.description": { try text($0) { $0 } },
    "String.init(_:)": { try described($0) },
    "String.init(describing:)": { try described($0) },
    "String.init(reflecting:)": { try described($0, .debug) },
    "Substring.init(_:)": { try described($0) },
    "String.init(_:radix:uppercase:)": { call in
      let number = try call.code(0).integer
      let radix = call.isGiven(1) ? try call.code(1).integer : { _ in 10 }
      let upper = call.isGiven(2) ? try call.code(2).boolean : { _ in false }
      let (place, isUnsigned) = (call.position, call.type(0).isUnsignedWord)
      return .value { frame in
        let (value, base, capital) = (try number(frame), try radix(frame), try upper(frame))
        guard (2...36).contains(base) else {
          throw Trap("the radix is from 2 to 36, and this is \(base)", at: place)
        }
        return isUnsigned
          ? Value(String(UInt(bitPattern: value), radix: base, uppercase: capital))
          : Value(String(value, radix: base, uppercase: capital))
      }
    },
    "String.init(repeating:count:)": { call in
      let (text, count, place) = (try call.value(0), try call.code(1).integer, call.position)
      return .value { frame in
        let (part, number) = (try text(frame).string(), try count(frame))
        if number < 0 { throw Trap("a string cannot be repeated \(number) times", at: place) }
        if number > TextBox.longest / max(part.utf8.count, 1) { throw Trap.tooMany.at(place) }
        return Value(String(repeating: part, count: number))
      }
    },
    "String.init(decoding:as:)": { call in
      let (value, type, machine, top) = (try call.value(0), call.type(0), call.machine, call.top)
      return .value { frame in
        let units = try machine.items(try value(frame), type, frame + top)
        return Value(
          String(decoding: units.map { UInt8(truncatingIfNeeded: $0.word) }, as: UTF8.self))
      }
    },
    "StringProtocol.lowercased()": { try text($0) { $0.lowercased() } },
    "StringProtocol.uppercased()": { try text($0) { $0.uppercased() } },
    "StringProtocol.capitalized": { try text($0) { $0.capitalized } },
    "String.description": { try text($0) { $0 } },
    "Substring.description": { try text($0) { $0 } },
    "String.debugDescription": { try text($0) { String(reflecting: $0) } },
    "StringProtocol.hasPrefix(_:)": { try tested($0) { $0.hasPrefix($1) } },
    "StringProtocol.hasSuffix(_:)": { try tested($0) { $0.hasSuffix($1) } },
    "StringProtocol.contains(_:)": { try tested($0) { $1.isEmpty || $0.contains($1) } },
    "String.contains(_:)": { try tested($0) { $1.isEmpty || $0.contains($1) } },
    "Substring.contains(_:)": { try tested($0) { $1.isEmpty || $0.contains($1) } },
    "StringProtocol.==(_:_:)": { try compared($0) { $0 == $1 } },
    "StringProtocol.!=(_:_:)": { try compared($0) { $0 != $1 } },
    "StringProtocol.<(_:_:)": { try compared($0) { $0 < $1 } },
    "StringProtocol.<=(_:_:)": { try compared($0) { $0 <= $1 } },
    "StringProtocol.>(_:_:)": { try compared($0) { $0 > $1 } },
    "StringProtocol.>=(_:_:)": { try compared($0) { $0 >= $1 } },
    "String.+(_:_:)": { call in
      let (a, b) = (try call.value(0), try call.value(1))
      let type = call.type(1)
      if !type.isText { return joined(call, a, b, type) }
      return .value { frame in
        let first = try a(frame).string()
        let second = try b(frame).string()
        if first.utf8.count + second.utf8.count > TextBox.longest { throw Trap.tooMany }
        return Value(first + second)
      }
    },
    "String.+=(_:_:)": { call in
      let place = try call.inoutPlace(0)
      let slot = call.emitter.allocate()
      let value = try call.value(1)
      let (type, machine, top) = (call.type(1), call.machine, call.top)
      let isText = type.isText
      let change = place.change(isBrief: isText) { frame, pointer in
        let more =
          try isText ? frame[slot].string() : machine.text(frame[slot], type, frame + top)
        frame[slot].object = nil
        try TextBox.append(more, at: pointer)
      }
      return .void(
        place.whole { frame in
          frame[slot] = try value(frame)
          try change(frame)
        })
    },
    "String.replacing(_:with:maxReplacements:)": { call in
      let (me, target, new) = (try call.receiver().value, try call.value(0), try call.value(1))
      let most = call.isGiven(2) ? try call.code(2).integer : { _ in Int.max }
      let (from, to) = (call.type(0), call.type(1))
      let (machine, top) = (call.machine, call.top)
      return .value { frame in
        let text = try me(frame).string()
        let old = try machine.text(try target(frame), from, frame + top)
        let replacement = try machine.text(try new(frame), to, frame + top)
        return Value(
          text.replacing(old, with: replacement, maxReplacements: max(0, try most(frame))))
      }
    },
  ]

  /// `"<" + letters`: a text and the letters of any sequence.
  private static func joined(
    _ call: NativeCall, _ one: @escaping (Frame) throws -> Value,
    _ other: @escaping (Frame) throws -> Value, _ type: RuntimeType
  ) -> Code {
    let (machine, top) = (call.machine, call.top)
    return .value { frame in
      let first = try one(frame).string()
      let second = try machine.text(try other(frame), type, frame + top)
      if first.utf8.count + second.utf8.count > TextBox.longest { throw Trap.tooMany }
      return Value(first + second)
    }
  }

  static func described(_ call: NativeCall, _ style: TextStyle = .plain) throws -> Code {
    let (value, type, machine, top) = (try call.value(0), call.type(0), call.machine, call.top)
    let name = type.type.nominal?.name ?? ""
    if type.type.nominal != nil, type.shape == .value, style == .plain,
      call.call.function.interface.parameters.first?.label == nil
    {
      if ["UTF8View", "UTF16View", "UnicodeScalarView"].contains(name) {
        return call.giving { Value(try value($0).string()) }
      }
      if !["String", "Substring", "Character"].contains(name),
        let element = try? call.element(of: type), element.type.nominal?.role == .character
      {
        return .value { frame in
          Value(try machine.text(try value(frame), type, frame + top))
        }
      }
    }
    if ["String", "Substring", "Character"].contains(name), style == .plain {
      return .value { frame in
        let found = try value(frame)
        guard found.object is SubstringBox else { return found }
        return Value(try found.string())
      }
    }
    return .value { Value(try type.describe(try value($0), style)) }
  }

  static func text(
    _ call: NativeCall, _ change: @escaping (String) -> String
  ) throws -> Code {
    try call.unary { Value(change(try $0.string())) }
  }

  private static func tested(
    _ call: NativeCall, _ test: @escaping (String, String) -> Bool
  ) throws -> Code {
    let (me, other, type) = (try call.receiver().value, try call.value(0), call.type(0))
    let (machine, top) = (call.machine, call.top)
    return .boolean { frame in
      let text = try me(frame).string()
      let found = try other(frame)
      if found.object is TextBox { return test(text, try found.string()) }
      return test(text, try machine.text(found, type, frame + top))
    }
  }

  private static func compared(
    _ call: NativeCall, _ test: @escaping (String, String) -> Bool
  ) throws -> Code {
    let (a, b) = (try call.value(0), try call.value(1))
    return .boolean { frame in
      let first = try a(frame).string()
      return test(first, try b(frame).string())
    }
  }
}
