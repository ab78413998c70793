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
    "contains": { interpreter, value, arguments, place in
      if case .string(let part)? = arguments.first?.value {
        return .boolean(value.text.contains(part) || part.isEmpty)
      }
      return try sequence("contains")(interpreter, &value, arguments, place)
    },
    "split": { _, value, arguments, _ in
      guard let separator = arguments.first?.value.text.first else { return .array([value]) }
      return .array(value.text.split(separator: separator).map { .string(String($0)) })
    },
    "prefix": { _, value, arguments, _ in
      guard case .integer(let count)? = arguments.first?.value else { return value }
      return .string(String(value.text.prefix(max(0, count))))
    },
    "suffix": { _, value, arguments, _ in
      guard case .integer(let count)? = arguments.first?.value else { return value }
      return .string(String(value.text.suffix(max(0, count))))
    },
    "dropFirst": { _, value, arguments, _ in
      guard case .integer(let count)? = arguments.first?.value else {
        return .string(String(value.text.dropFirst()))
      }
      return .string(String(value.text.dropFirst(max(0, count))))
    },
    "dropLast": { _, value, arguments, _ in
      guard case .integer(let count)? = arguments.first?.value else {
        return .string(String(value.text.dropLast()))
      }
      return .string(String(value.text.dropLast(max(0, count))))
    },
    "reversed": { _, value, _, _ in .string(String(value.text.reversed())) },
    "map": sequence("map"),
    "filter": { interpreter, value, arguments, place in
      let kept = try interpreter.elements(of: value, at: place).filter {
        try interpreter.test(arguments, [$0], at: place)
      }
      return .string(kept.map(\.text).joined())
    },
    "forEach": sequence("forEach"), "enumerated": sequence("enumerated"),
    "allSatisfy": sequence("allSatisfy"),
    "removeLast": { _, value, _, _ in
      value = .string(String(value.text.dropLast()))
      return .void
    },
    "removeAll": { _, value, _, _ in
      value = .string("")
      return .void
    },
  ]
}
