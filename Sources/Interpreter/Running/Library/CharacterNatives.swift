import Foundation

extension NativeTable {
  nonisolated(unsafe) static let characters: [String: Native] = [
    "Character.init(_:)": { call in
      let (value, type, place) = (try call.value(0), call.type(0), call.position)
      if type.type.nominal?.name == "Scalar" {
        return .value { frame in
          let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: try value(frame).word)) ?? " "
          return Value(TextBox.character(Character(scalar)))
        }
      }
      let form = call.result.wrapped.map { OptionalForm(wrapping: $0.type) }
      return .value { frame in
        let text = try value(frame).string()
        guard let first = text.first, text.count == 1 else {
          if let form { return form.nothing }
          throw Trap("a character is made of one character, and this has \(text.count)", at: place)
        }
        return Value(TextBox.character(first))
      }
    },
    "Character.init(extendedGraphemeClusterLiteral:)": { try $0.code(0) },
    "Character.init(unicodeScalarLiteral:)": { try $0.code(0) },
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
    "Character.isCased": { try character($0) { $0.isCased } },
    "Character.isASCII": { try character($0) { $0.isASCII } },
    "Character.isMathSymbol": { try character($0) { $0.isMathSymbol } },
    "Character.isCurrencySymbol": { try character($0) { $0.isCurrencySymbol } },
    "Character.wholeNumberValue": { try number($0) { $0.wholeNumberValue } },
    "Character.hexDigitValue": { try number($0) { $0.hexDigitValue } },
    "Character.asciiValue": { try number($0) { $0.asciiValue.map(Int.init) } },
    "Character.uppercased()": { try text($0) { $0.uppercased() } },
    "Character.lowercased()": { try text($0) { $0.lowercased() } },
    "Character.description": { try text($0) { $0 } },
    "Character.debugDescription": { try text($0) { String(reflecting: $0) } },
    "Character.unicodeScalars": { try $0.unary { $0 } },
    "Character.utf8": { try $0.unary { $0 } },
    "Character.utf16": { try $0.unary { $0 } },
    "Scalar.init(unicodeScalarLiteral:)": { try $0.code(0) },
    "Scalar.value": { try $0.unary { $0 } },
    "Scalar.isASCII": { try $0.unary { Value($0.word < 128) } },
    "Scalar.description": { call in
      let describe = call.owner.describe
      return try call.unary { Value(try describe($0, .plain)) }
    },
    "Scalar.init(_:)": { call in
      let value = try call.value(0)
      guard call.result.wrapped != nil else { return .value(value) }
      if call.type(0).isText {
        return .value { frame in
          let scalars = try value(frame).string().unicodeScalars
          guard let first = scalars.first, scalars.count == 1 else { return Value() }
          return Value(word: Int(first.value), object: Marker.shared)
        }
      }
      return .value { frame in
        let word = try value(frame).word
        guard let number = UInt32(exactly: word), Unicode.Scalar(number) != nil else {
          return Value()
        }
        return Value(word: word, object: Marker.shared)
      }
    },
  ]

  private static func character(
    _ call: NativeCall, _ test: @escaping (Character) -> Bool
  ) throws -> Code {
    try call.unary { Value(try $0.string().first.map(test) ?? false) }
  }

  private static func number(
    _ call: NativeCall, _ find: @escaping (Character) -> Int?
  ) throws -> Code {
    try call.unary {
      try $0.string().first.flatMap(find).map { Value(word: $0, object: Marker.shared) } ?? Value()
    }
  }
}
