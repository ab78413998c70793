import Foundation

extension NativeTable {
  nonisolated(unsafe) static let strings: [String: Native] = [
    "String.init()": { _ in .value { _ in Value("") } },
    "String.init(stringLiteral:)": { try $0.code(0) },
    "String.insert(_:at:)": { call in
      let place = call.position
      return try call.changing { _, pointer, values in
        var text = try pointer.pointee.string()
        guard let character = try values[0].string().first else { return Value() }
        text.insert(character, at: try StringIndexing.checked(values[1], in: text, place))
        pointer.pointee = Value(text)
        return Value()
      }
    },
    "String.init(_:)": { try described($0) },
    "String.init(describing:)": { try described($0) },
    "String.init(reflecting:)": { try described($0, .debug) },
    "String.init(_:radix:uppercase:)": { call in
      let (number, radix) = (
        try call.code(0).integer, call.isGiven(1) ? try call.code(1).integer : { _ in 10 }
      )
      let upper = try call.code(2).boolean
      return .value { frame in
        Value(String(try number(frame), radix: try radix(frame), uppercase: try upper(frame)))
      }
    },
    "String.init(repeating:count:)": { call in
      let (text, count) = (try call.value(0), try call.code(1).integer)
      return .value { Value(String(repeating: try text($0).string(), count: try count($0))) }
    },
    "Substring.init(_:)": { try described($0) },
    "String.count": { try $0.unary { Value(word: try $0.string().count) } },
    "Substring.count": { try $0.unary { Value(word: try $0.string().count) } },
    "String.isEmpty": { try $0.unary { Value(try $0.string().isEmpty) } },
    "Substring.isEmpty": { try $0.unary { Value(try $0.string().isEmpty) } },
    "StringProtocol.lowercased()": { try text($0) { $0.lowercased() } },
    "StringProtocol.uppercased()": { try text($0) { $0.uppercased() } },
    "StringProtocol.capitalized": { try text($0) { $0.capitalized } },
    "String.description": { try text($0) { $0 } },
    "StringProtocol.hasPrefix(_:)": {
      try $0.binary { Value(try $0.string().hasPrefix(try $1.string())) }
    },
    "StringProtocol.hasSuffix(_:)": {
      try $0.binary { Value(try $0.string().hasSuffix(try $1.string())) }
    },
    "StringProtocol.contains(_:)": {
      try $0.binary { Value(try $0.string().contains(try $1.string())) }
    },
    "String.append(_:)": {
      try $0.changing { _, pointer, values in
        try TextBox.append(try values[0].string(), at: pointer)
        return Value()
      }
    },
    "String.append(contentsOf:)": { call in
      let (type, machine) = (call.type(0), call.machine)
      return try call.changing { frame, pointer, values in
        let parts =
          values[0].object is TextBox
          ? [values[0]] : Array(try machine.items(values[0], type, frame))
        for part in parts { try TextBox.append(try part.string(), at: pointer) }
        return Value()
      }
    },
    "String.write(_:)": {
      try $0.changing { _, pointer, values in
        try TextBox.append(try values[0].string(), at: pointer)
        return Value()
      }
    },
    "String.removeAll(keepingCapacity:)": {
      try $0.changing { _, pointer, _ in
        pointer.pointee = Value("")
        return Value()
      }
    },
    "String.removeLast()": { try cut($0) { $0.removeLast() } },
    "String.removeFirst()": { try cut($0) { $0.removeFirst() } },
    "String.popLast()": { call in
      let form = OptionalForm(wrapping: call.machine.runtime(.character).type)
      return try call.changing { _, pointer, _ in
        var text = try pointer.pointee.string()
        let last = text.popLast()
        pointer.pointee = Value(text)
        return last.map { Value(TextBox.character($0)) } ?? form.nothing
      }
    },
    "String.+(_:_:)": { try joinedText($0) },
    "RangeReplaceableCollection.filter(_:)": { call in
      let isText = call.owner.type.nominal?.name == "String"
      return try going(call) { frame, next, closure in
        var items = ContiguousArray<Value>()
        while let item = try next() {
          if try closure.call(frame, item).truth { items.append(item) }
        }
        guard isText else { return Value(ArrayBox(items)) }
        return Value(try items.reduce(into: "") { $0 += try $1.string() })
      }
    },
    "String.reversed()": { try collected($0) { ContiguousArray($0.reversed()) } },
    "StringProtocol.components(separatedBy:)": {
      try $0.binary { text, separator in
        Value(
          ArrayBox(
            ContiguousArray(
              try text.string().components(separatedBy: try separator.string()).map { Value($0) })))
      }
    },
    "StringProtocol.replacingOccurrences(of:with:)": { call in
      let (me, target, new) = (try call.receiver().value, try call.value(0), try call.value(1))
      return .value { frame in
        Value(
          try me(frame).string().replacing(
            try target(frame).string(), with: try new(frame).string()))
      }
    },
    "StringProtocol.utf8": {
      try $0.unary { value in
        Value(ArrayBox(ContiguousArray(try value.string().utf8.map { Value(word: Int($0)) })))
      }
    },
    "StringProtocol.utf16": {
      try $0.unary { value in
        Value(ArrayBox(ContiguousArray(try value.string().utf16.map { Value(word: Int($0)) })))
      }
    },
    "StringProtocol.unicodeScalars": {
      try $0.unary { value in
        Value(
          ArrayBox(
            ContiguousArray(try value.string().unicodeScalars.map { Value(word: Int($0.value)) })))
      }
    },
    "String.split(separator:maxSplits:omittingEmptySubsequences:)": { try split($0) },
    "Substring.split(separator:maxSplits:omittingEmptySubsequences:)": { try split($0) },
    "Array.split(separator:maxSplits:omittingEmptySubsequences:)": { try splitItems($0) },
    "String.prefix(_:)": { try part($0) { $0.prefix(max($1, 0)) } },
    "String.suffix(_:)": { try part($0) { $0.suffix(max($1, 0)) } },
    "String.dropFirst(_:)": { try part($0) { $0.dropFirst($1) } },
    "String.dropLast(_:)": { try part($0) { $0.dropLast($1) } },
    "Substring.prefix(_:)": { try part($0) { $0.prefix(max($1, 0)) } },
    "Substring.suffix(_:)": { try part($0) { $0.suffix(max($1, 0)) } },
    "Substring.dropFirst(_:)": { try part($0) { $0.dropFirst($1) } },
    "Substring.dropLast(_:)": { try part($0) { $0.dropLast($1) } },
    "String.prefix(while:)": { call in
      try call.calling { frame, value, closure in
        Value(
          String(
            try value.string().prefix {
              (try? closure.call(frame, Value(TextBox.character($0))).truth) ?? false
            }))
      }
    },
  ].merging(StringIndexing.natives) { first, _ in first }

  private static func described(_ call: NativeCall, _ style: TextStyle = .plain) throws -> Code {
    let (value, type, machine, top) = (try call.value(0), call.type(0), call.machine, call.top)
    if let nominal = type.type.nominal, nominal.isLibrary,
      !["String", "Substring", "Character"].contains(nominal.name), type.shape == .value,
      call.call.function.interface.parameters.first?.label == nil,
      (try? call.element(of: type))?.type.nominal?.role == .character
    {
      return .value { frame in
        Value(
          try machine.items(try value(frame), type, frame + top).reduce(into: "") {
            $0 += try $1.string()
          })
      }
    }
    return .value { Value(try type.describe(try value($0), style)) }
  }

  private static func text(
    _ call: NativeCall, _ change: @escaping (String) -> String
  ) throws -> Code {
    try call.unary { Value(change(try $0.string())) }
  }

  private static func cut(
    _ call: NativeCall, _ remove: @escaping (inout String) -> Character
  ) throws -> Code {
    let place = call.position
    return try call.changing { _, pointer, _ in
      var text = try pointer.pointee.string()
      if text.isEmpty { throw Trap("nothing can be removed from an empty string", at: place) }
      let removed = remove(&text)
      pointer.pointee = Value(text)
      return Value(TextBox.character(removed))
    }
  }

  private static func joinedText(_ call: NativeCall) throws -> Code {
    let (a, b) = (try call.value(0), try call.value(1))
    return .value { frame in
      let first = try a(frame).string()
      return Value(first + (try b(frame).string()))
    }
  }

  private static func part(
    _ call: NativeCall, _ cut: @escaping (String, Int) -> Substring
  ) throws -> Code {
    try call.binary { Value(String(cut(try $0.string(), $1.word))) }
  }

  private static func split(_ call: NativeCall) throws -> Code {
    let (me, separator) = (try call.receiver().value, try call.value(0))
    let limit = call.isGiven(1) ? try call.code(1).integer : { _ in Int.max }
    let omits = call.isGiven(2) ? try call.code(2).boolean : { _ in true }
    return .value { frame in
      let text = try me(frame).string()
      let mark = try separator(frame).string()
      let most = try limit(frame)
      let isOmitting = try omits(frame)
      let parts =
        mark.count == 1
        ? text.split(
          separator: mark.first ?? " ", maxSplits: most, omittingEmptySubsequences: isOmitting)
        : text.split(separator: mark, maxSplits: most, omittingEmptySubsequences: isOmitting)
      return Value(ArrayBox(ContiguousArray(parts.map { Value(String($0)) })))
    }
  }

  private static func splitItems(_ call: NativeCall) throws -> Code {
    let element = try call.element(of: call.owner)
    return try call.binary { value, mark in
      var parts = ContiguousArray<Value>()
      var part = ContiguousArray<Value>()
      var start = 0
      let items = try value.array().items
      for (index, item) in items.enumerated() {
        if try element.equals(item, mark) {
          if !part.isEmpty { parts.append(Value(SliceBox(part, start))) }
          part = []
          start = index + 1
        } else {
          part.append(item)
        }
      }
      if !part.isEmpty { parts.append(Value(SliceBox(part, start))) }
      return Value(ArrayBox(parts))
    }
  }

  nonisolated(unsafe) static let characters: [String: Native] = [
    "Character.init(_:)": { call in
      let (value, type) = (try call.value(0), call.type(0))
      if type.type.nominal?.name == "Scalar" {
        return .value { frame in
          let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: try value(frame).word)) ?? " "
          return Value(TextBox.character(Character(scalar)))
        }
      }
      return .value { Value(try value($0).string()) }
    },
    "Character.isLetter": { try character($0) { $0.isLetter } },
    "Character.isNumber": { try character($0) { $0.isNumber } },
    "Character.isWholeNumber": { try character($0) { $0.isWholeNumber } },
    "Character.isHexDigit": { try character($0) { $0.isHexDigit } },
    "Character.isWhitespace": { try character($0) { $0.isWhitespace } },
    "Character.isNewline": { try character($0) { $0.isNewline } },
    "Character.isPunctuation": { try character($0) { $0.isPunctuation } },
    "Character.isSymbol": { try character($0) { $0.isSymbol } },
    "Character.isUppercase": { try character($0) { $0.isUppercase } },
    "Character.isLowercase": { try character($0) { $0.isLowercase } },
    "Character.isASCII": { try character($0) { $0.isASCII } },
    "Character.wholeNumberValue": {
      try $0.unary { value in
        try value.string().first?.wholeNumberValue.map { Value(word: $0, object: Marker.shared) }
          ?? Value()
      }
    },
    "Character.hexDigitValue": {
      try $0.unary { value in
        try value.string().first?.hexDigitValue.map { Value(word: $0, object: Marker.shared) }
          ?? Value()
      }
    },
    "Character.asciiValue": {
      try $0.unary { value in
        try value.string().first?.asciiValue.map { Value(word: Int($0), object: Marker.shared) }
          ?? Value()
      }
    },
    "Character.uppercased()": { try text($0) { $0.uppercased() } },
    "Character.lowercased()": { try text($0) { $0.lowercased() } },
    "Character.description": { try text($0) { $0 } },
    "Character.unicodeScalars": {
      try $0.unary { value in
        Value(
          ArrayBox(
            ContiguousArray(try value.string().unicodeScalars.map { Value(word: Int($0.value)) })))
      }
    },
    "Character.utf8": {
      try $0.unary { value in
        Value(ArrayBox(ContiguousArray(try value.string().utf8.map { Value(word: Int($0)) })))
      }
    },
    "Scalar.value": { try $0.unary { $0 } },
    "Scalar.isASCII": { try $0.unary { Value($0.word < 128) } },
    "Scalar.init(_:)": { call in
      let value = try call.value(0)
      if call.type(0).type.nominal?.name == "UInt8" { return .value(value) }
      return .value { frame in
        let word = try value(frame).word
        return Unicode.Scalar(UInt32(truncatingIfNeeded: word)) == nil
          ? Value() : Value(word: word, object: Marker.shared)
      }
    },
  ]

  private static func character(
    _ call: NativeCall, _ test: @escaping (Character) -> Bool
  ) throws -> Code {
    try call.unary { Value(try $0.string().first.map(test) ?? false) }
  }
}

/// Indices of strings: the word of a value holds Swift's own index.
enum StringIndexing {
  static func index(_ value: Value) -> String.Index {
    unsafeBitCast(UInt64(truncatingIfNeeded: value.word), to: String.Index.self)
  }

  static func value(_ index: String.Index) -> Value {
    Value(word: Int(truncatingIfNeeded: unsafeBitCast(index, to: UInt64.self)))
  }

  /// An index that is sure to lie in a text.
  static func checked(
    _ value: Value, in text: String, _ place: SourcePosition
  ) throws -> String.Index {
    let index = index(value)
    guard index >= text.startIndex, index <= text.endIndex else {
      throw Trap("this index does not lie in the string", at: place)
    }
    return index
  }

  static func element(_ call: NativeCall) throws -> Code {
    let (type, place) = (call.type(0), call.position)
    let name = type.type.nominal?.name ?? ""
    return try call.binary { value, index in
      let text = try value.string()
      if name == "Index" {
        let found = try checked(index, in: text, place)
        guard found < text.endIndex else {
          throw Trap("this index is at the end of the string", at: place)
        }
        return Value(TextBox.character(text[found]))
      }
      let bounds = try index.fields()
      let first = try checked(bounds[0], in: text, place)
      switch name {
      case "Range": return Value(String(text[first..<(try checked(bounds[1], in: text, place))]))
      case "ClosedRange":
        return Value(String(text[first...(try checked(bounds[1], in: text, place))]))
      case "PartialRangeFrom": return Value(String(text[first...]))
      case "PartialRangeUpTo": return Value(String(text[..<first]))
      default: return Value(String(text[...first]))
      }
    }
  }

  nonisolated(unsafe) static let natives: [String: NativeTable.Native] = [
    "String.subscript(_:)": { try element($0) },
    "Substring.subscript(_:)": { try element($0) },
    "String.startIndex": { try $0.unary { value(try $0.string().startIndex) } },
    "String.endIndex": { try $0.unary { value(try $0.string().endIndex) } },
    "Substring.startIndex": { try $0.unary { value(try $0.string().startIndex) } },
    "Substring.endIndex": { try $0.unary { value(try $0.string().endIndex) } },
    "String.index(after:)": { try moved($0) { $0.index(after: $1) } },
    "String.index(before:)": { try moved($0) { $0.index(before: $1) } },
    "String.index(_:offsetBy:)": { call in
      let (me, index, distance) = (
        try call.receiver().value, try call.value(0), try call.code(1).integer
      )
      let place = call.position
      return .value { frame in
        let text = try me(frame).string()
        let start = try checked(try index(frame), in: text, place)
        let by = try distance(frame)
        guard
          let found = text.index(
            start, offsetBy: by, limitedBy: by < 0 ? text.startIndex : text.endIndex)
        else { throw Trap("an index \(by) further does not lie in the string", at: place) }
        return value(found)
      }
    },
    "String.distance(from:to:)": { call in
      let (me, a, b) = (try call.receiver().value, try call.value(0), try call.value(1))
      let place = call.position
      return .integer { frame in
        let text = try me(frame).string()
        return text.distance(
          from: try checked(try a(frame), in: text, place),
          to: try checked(try b(frame), in: text, place))
      }
    },
    "String.firstIndex(of:)": {
      try $0.binary { text, wanted in
        guard let character = try wanted.string().first,
          let found = try text.string().firstIndex(of: character)
        else { return Value() }
        return Value(word: value(found).word, object: Marker.shared)
      }
    },
    "String.indices": {
      try $0.unary { text in
        Value(ArrayBox(ContiguousArray(try text.string().indices.map { value($0) })))
      }
    },
  ]

  private static func moved(
    _ call: NativeCall, _ move: @escaping (String, String.Index) -> String.Index
  ) throws -> Code {
    let place = call.position
    return try call.binary { text, index in
      let string = try text.string()
      let start = try checked(index, in: string, place)
      if call.call.function.labels.first == "after", start == string.endIndex {
        throw Trap("there is no index behind the end of the string", at: place)
      }
      if call.call.function.labels.first == "before", start == string.startIndex {
        throw Trap("there is no index before the start of the string", at: place)
      }
      return value(move(string, start))
    }
  }
}
