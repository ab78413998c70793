extension StandardLibrary {
  static let stringProperties: [String: Property] = [
    "count": { .integer($0.text.count) },
    "isEmpty": { .boolean($0.text.isEmpty) },
    "first": { .optional($0.text.first.map { .string(String($0)) }) },
    "last": { .optional($0.text.last.map { .string(String($0)) }) },
    "description": { $0 },
    "isLetter": { .boolean($0.text.first?.isLetter ?? false) },
    "isNumber": { .boolean($0.text.first?.isNumber ?? false) },
    "isWhitespace": { .boolean($0.text.first?.isWhitespace ?? false) },
    "isUppercase": { .boolean($0.text.first?.isUppercase ?? false) },
    "isLowercase": { .boolean($0.text.first?.isLowercase ?? false) },
    "isPunctuation": { .boolean($0.text.first?.isPunctuation ?? false) },
    "isSymbol": { .boolean($0.text.first?.isSymbol ?? false) },
    "isNewline": { .boolean($0.text.first?.isNewline ?? false) },
    "isASCII": { .boolean($0.text.first?.isASCII ?? false) },
    "isHexDigit": { .boolean($0.text.first?.isHexDigit ?? false) },
    "isWholeNumber": { .boolean($0.text.first?.isWholeNumber ?? false) },
    "wholeNumberValue": { .optional($0.text.first?.wholeNumberValue.map { .integer($0) }) },
    "hexDigitValue": { .optional($0.text.first?.hexDigitValue.map { .integer($0) }) },
    "asciiValue": { .optional($0.text.first?.asciiValue.map { .fixed($0) }) },
    "utf8": { .array($0.text.utf8.map { .fixed($0) }) },
    "utf16": { .array($0.text.utf16.map { .fixed($0) }) },
    "unicodeScalars": { .array($0.text.unicodeScalars.map { .string(String($0)) }) },
    // Of a scalar.
    "value": { .fixed($0.text.unicodeScalars.first?.value ?? 0) },
    "startIndex": { _ in .integer(0) },
    "endIndex": { .integer($0.text.count) },
    "indices": {
      .range(RangeValue(lower: .integer(0), upper: .integer($0.text.count), isClosed: false))
    },
    "debugDescription": { .string($0.text.debugDescription) },
    "lazy": { $0 },
  ]

  static let stringMethods: [String: Method] = [
    "uppercased": { _, value, _, _ in .string(value.text.uppercased()) },
    "lowercased": { _, value, _, _ in .string(value.text.lowercased()) },
    "hasPrefix": { _, value, arguments, _ in
      .boolean(value.text.hasPrefix(arguments.first?.value.text ?? ""))
    },
    "hasSuffix": { _, value, arguments, _ in
      .boolean(value.text.hasSuffix(arguments.first?.value.text ?? ""))
    },
    "append": { _, value, arguments, _ in
      value = .string(value.text + (arguments.first?.value.text ?? ""))
      return .void
    },
    "contains": { evaluator, value, arguments, place in
      if case .string(let part)? = arguments.first?.value {
        return .boolean(value.text.contains(part) || part.isEmpty)
      }
      return try sequence("contains")(evaluator, &value, arguments, place)
    },
    "split": { evaluator, value, arguments, place in
      // A separator may be longer than a character.
      if let separator = arguments.first(where: { $0.label == "separator" })?.value.text,
        separator.count != 1
      {
        return .array(
          value.text.split(separator: separator).map { .string(String($0)) })
      }
      let characters = Array(value.text)
      let ranges = try ranges(
        between: characters.map { .string(String($0)) }, evaluator, arguments, place)
      return .array(ranges.map { .string(String(characters[$0])) })
    },
    "prefix": part("prefix"), "suffix": part("suffix"), "dropFirst": part("dropFirst"),
    "dropLast": part("dropLast"), "drop": part("drop"),
    "reversed": { _, value, _, _ in .string(String(value.text.reversed())) },
    "map": sequence("map"),
    "filter": { evaluator, value, arguments, place in
      let kept = try evaluator.elements(of: value, at: place).filter {
        try evaluator.test(arguments, [$0], at: place)
      }
      return .string(kept.map(\.text).joined())
    },
    "forEach": sequence("forEach"), "enumerated": sequence("enumerated"),
    "allSatisfy": sequence("allSatisfy"), "reduce": sequence("reduce"),
    "flatMap": sequence("flatMap"), "compactMap": sequence("compactMap"),
    "first": sequence("first"), "last": sequence("last"), "sorted": sequence("sorted"),
    "min": sequence("min"), "max": sequence("max"), "shuffled": sequence("shuffled"),
    "randomElement": sequence("randomElement"), "index": sequence("index"),
    "distance": sequence("distance"), "firstIndex": sequence("firstIndex"),
    "lastIndex": sequence("lastIndex"),
    "removeFirst": changed("removeFirst"), "removeLast": changed("removeLast"),
    "remove": changed("remove"), "removeAll": changed("removeAll"),
    "removeSubrange": changed("removeSubrange"), "replaceSubrange": changed("replaceSubrange"),
    "popLast": changed("popLast"), "insert": changed("insert"),
    "reserveCapacity": changed("reserveCapacity"),
  ]

  private static func characters(_ value: Value) -> Value {
    .array(value.text.map { .string(String($0)) })
  }

  /// A member that gives some of the characters.
  private static func part(_ name: String) -> Method {
    { evaluator, value, arguments, place in
      var characters = characters(value)
      let result = try sequenceMethods[name]?(evaluator, &characters, arguments, place) ?? .void
      return .string(list(result).map(\.text).joined())
    }
  }

  /// A member that changes the characters.
  private static func changed(_ name: String) -> Method {
    { evaluator, value, arguments, place in
      var characters = characters(value)
      let result = try sequenceMethods[name]?(evaluator, &characters, arguments, place) ?? .void
      value = .string(list(characters).map(\.text).joined())
      return result
    }
  }
}
