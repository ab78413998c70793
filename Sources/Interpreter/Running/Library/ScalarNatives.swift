/// What Unicode says of a scalar.
extension NativeTable {
  nonisolated(unsafe) static let scalarProperties: [String: Native] = [
    "Properties.isAlphabetic": { try told($0) { Value($0.isAlphabetic) } },
    "Properties.isLowercase": { try told($0) { Value($0.isLowercase) } },
    "Properties.isUppercase": { try told($0) { Value($0.isUppercase) } },
    "Properties.isWhitespace": { try told($0) { Value($0.isWhitespace) } },
    "Properties.isEmoji": { try told($0) { Value($0.isEmoji) } },
    "Properties.isEmojiPresentation": { try told($0) { Value($0.isEmojiPresentation) } },
    "Properties.isDiacritic": { try told($0) { Value($0.isDiacritic) } },
    "Properties.isMath": { try told($0) { Value($0.isMath) } },
    "Properties.isIdeographic": { try told($0) { Value($0.isIdeographic) } },
    "Properties.isDash": { try told($0) { Value($0.isDash) } },
    "Properties.isQuotationMark": { try told($0) { Value($0.isQuotationMark) } },
    "Properties.lowercaseMapping": { try told($0) { Value($0.lowercaseMapping) } },
    "Properties.uppercaseMapping": { try told($0) { Value($0.uppercaseMapping) } },
    "Properties.titlecaseMapping": { try told($0) { Value($0.titlecaseMapping) } },
    "Properties.name": { try told($0) { $0.name.map { Value($0) } ?? Value() } },
    "Properties.numericValue": { call in
      try told(call) { properties in
        var value = Value()
        if let number = properties.numericValue {
          value = Value(number)
          value.object = Marker.shared
        }
        return value
      }
    },
  ]

  private static func told(
    _ call: NativeCall, _ ask: @escaping (Unicode.Scalar.Properties) -> Value
  ) throws -> Code {
    try call.unary { value in
      guard let number = UInt32(exactly: try value.fields()[0].word),
        let scalar = Unicode.Scalar(number)
      else { throw Trap.confused }
      return ask(scalar.properties)
    }
  }
}
