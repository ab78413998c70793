/// Expressions of a wanted type.
extension ProgramGenerator {
  /// - Parameter depth: How deep expressions may stand in expressions.
  mutating func expression(_ type: GeneratedType, depth: Int = 2) -> String {
    if chance(35), let found = variable(type) { return found }
    if depth > 0, chance(70), let found = composed(type, depth: depth - 1) { return found }
    return literal(type, depth: depth)
  }

  /// A variable of a type, or a part of one.
  mutating func variable(_ type: GeneratedType) -> String? {
    var found = variables.filter { $0.type == type }.map(\.name)
    for variable in variables {
      switch variable.type {
      case .structure(let index):
        found += structures[index].fields.filter { $0.type == type }.map {
          "\(variable.name).\($0.name)"
        }
      case .object(let index):
        found += classes[index].fields.filter { $0.type == type }.map {
          "\(variable.name).\($0.name)"
        }
      case .tuple(let first, let second):
        if first == type { found.append("\(variable.name).0") }
        if second == type { found.append("\(variable.name).1") }
      default: break
      }
    }
    return found.isEmpty ? nil : pick(found)
  }

  mutating func literal(_ type: GeneratedType, depth: Int) -> String {
    switch type {
    case .int: return "\(number(-9...99))"
    case .double: return pick(["0.5", "2.25", "-1.5", "3.0", "10.125", "0.1", "100.0"])
    case .bool: return chance(50) ? "true" : "false"
    case .byte: return "UInt8(\(number(0...255)))"
    case .string:
      return pick([
        "\"a\"", "\"hello\"", "\"\"", "\"Zoë\"", "\"x y\"", "\"q\\\"t\"", "\"👍🏽!\"", "\"e\\u{301}\"",
      ])
    case .array(let element):
      let count = number(0...3)
      if count == 0 { return "[\(spelled(element))]()" }
      return "[" + (0..<count).map { _ in inner(element, depth) }.joined(separator: ", ") + "]"
        + (isPlain(element) ? "" : " as [\(spelled(element))]")
    case .dictionary(let value):
      let keys = ["a", "b", "c"].prefix(number(0...3))
      if keys.isEmpty { return "[String: \(spelled(value))]()" }
      return "[" + keys.map { "\"\($0)\": \(inner(value, depth))" }.joined(separator: ", ") + "]"
        + " as [String: \(spelled(value))]"
    case .optional(let wrapped):
      if chance(30) { return "nil as \(spelled(type))" }
      // Values of the machine carry no static types: of a nil inside another optional it cannot
      // tell which of the two is nil, so none is made up here.
      if case .optional(let innermost) = wrapped {
        return "(\(inner(innermost, depth)) as \(spelled(wrapped))) as \(spelled(type))"
      }
      return "\(inner(wrapped, depth)) as \(spelled(type))"
    case .tuple(let first, let second): return "(\(inner(first, depth)), \(inner(second, depth)))"
    case .structure(let index):
      let fields = structures[index].fields.map { "\($0.name): \(inner($0.type, depth))" }
      return "\(structures[index].name)(\(fields.joined(separator: ", ")))"
    case .object(let index):
      let fields = classes[index].fields.map { "\($0.name): \(inner($0.type, depth))" }
      return "\(classes[index].name)(\(fields.joined(separator: ", ")))"
    case .enumeration(let index):
      let option = pick(enumerations[index].cases)
      let payload = option.payload.map { inner($0, depth) }.joined(separator: ", ")
      return "\(enumerations[index].name).\(option.name)"
        + (option.payload.isEmpty ? "" : "(\(payload))")
    }
  }

  private func isPlain(_ type: GeneratedType) -> Bool {
    switch type {
    case .int, .double, .bool, .string, .byte: true
    default: false
    }
  }

  private mutating func inner(_ type: GeneratedType, _ depth: Int) -> String {
    let made = depth > 0 ? expression(type, depth: depth - 1) : literal(type, depth: 0)
    return made.contains(" as ") ? "(\(made))" : made
  }

  /// An operand that may stand beside an operator.
  private mutating func operand(_ type: GeneratedType, _ depth: Int) -> String {
    "(\(expression(type, depth: depth)))"
  }

  private mutating func composed(_ type: GeneratedType, depth: Int) -> String? {
    if chance(8) {
      return
        "(\(expression(.bool, depth: depth)) ? \(operand(type, depth)) : \(operand(type, depth)))"
    }
    switch type {
    case .int: return integer(depth)
    case .double: return floating(depth)
    case .bool: return truth(depth)
    case .string: return text(depth)
    case .byte:
      return
        "(\(operand(.byte, depth)) \(pick(["&+", "&-", "&*", "&", "|", "^"])) \(operand(.byte, depth)))"
    case .array(let element): return array(element, depth)
    case .dictionary(let value): return dictionary(value, depth)
    case .optional(let wrapped):
      return pick([
        "\(operand(.array(wrapped), depth)).\(pick(["first", "last"]))",
        "\(operand(.dictionary(wrapped), depth))[\"\(pick(["a", "b", "z"]))\"]",
        "\(operand(type, depth)).map { it in \(changed("it", wrapped)) }",
        "\(operand(.array(wrapped), depth)).first(where: { it in \(test("it", wrapped)) })",
      ])
    case .structure: return "\(operand(type, depth)).bumped()"
    case .tuple, .enumeration, .object: return nil
    }
  }

  private mutating func integer(_ depth: Int) -> String {
    let arrays: GeneratedType = .array(plainType())
    return pick([
      "(\(operand(.int, depth)) \(pick(["&+", "&-", "&*"])) \(operand(.int, depth)))",
      "(\(operand(.int, depth)) \(pick(["/", "%"])) \(number(2...9)))",
      "\(operand(.string, depth)).count", "\(operand(arrays, depth)).count",
      "\(pick(["max", "min"]))(\(expression(.int, depth: depth)), \(expression(.int, depth: depth)))",
      "\(operand(.array(.int), depth)).reduce(0) { (sum: Int, it: Int) -> Int in sum &+ it }",
      "\(operand(.array(.int), depth)).reduce(into: 1) { (sum: inout Int, it: Int) in sum = sum &* (it % 5) &+ 1 }",
      "(\(operand(.optional(.int), depth)) ?? \(operand(.int, depth)))",
      "\(operand(.array(.int), depth)).filter { it in \(test("it", .int)) }.count",
      "(\(operand(.array(.int), depth)).\(pick(["max", "min"]))() ?? -1)",
      "(\(operand(.array(.string), depth)).firstIndex(of: \(expression(.string, depth: depth))) ?? -2)",
      "Int(\(expression(.byte, depth: depth)))",
      "twice\(seed)(\(expression(.int, depth: depth))) { $0 &* 3 &+ 1 }",
      "((try? risky\(seed)(\(expression(.int, depth: depth)))) ?? -5)",
      "\(operand(.enumeration(0), depth)).weight",
      "\(operand(.structure(0), depth))[\(number(0...5))]",
      "(Int(\(operand(.string, depth))) ?? 4)",
      "(\(operand(.dictionary(.int), depth))[\"a\", default: \(number(0...9))])",
    ])
  }

  private mutating func floating(_ depth: Int) -> String {
    pick([
      "(\(operand(.double, depth)) \(pick(["+", "-", "*"])) \(operand(.double, depth)))",
      "(\(operand(.double, depth)) / \(pick(["2", "4.0", "0.5", "3"])))",
      "Double(\(operand(.int, depth)) % 1000)", "\(operand(.double, depth)).rounded()",
      "\(operand(.array(.double), depth)).reduce(0, +)",
      "(\(operand(.array(.double), depth)).max() ?? 0)",
      "abs(\(expression(.double, depth: depth)))",
    ])
  }

  private mutating func truth(_ depth: Int) -> String {
    let compared = plainType()
    var choices = [
      "(\(operand(.int, depth)) \(pick(["<", ">", "<=", ">=", "==", "!="])) \(operand(.int, depth)))",
      "(\(operand(.string, depth)) \(pick(["<", "==", ">="])) \(operand(.string, depth)))",
      "(\(operand(.bool, depth)) \(pick(["&&", "||"])) \(operand(.bool, depth)))",
      "!\(operand(.bool, depth))",
      "\(operand(.array(compared), depth)).contains(\(expression(compared, depth: depth)))",
      "\(operand(.array(compared), depth)).\(pick(["allSatisfy", "contains"])) { it in \(test("it", compared)) }",
      "\(operand(.array(compared), depth)).isEmpty",
      "\(operand(.string, depth)).\(pick(["hasPrefix", "hasSuffix", "contains"]))(\(pick(["\"h\"", "\"lo\"", "\"\""])))",
      "(\(operand(.optional(compared), depth)) \(pick(["==", "!="])) nil)",
      "(1...9).contains(\(expression(.int, depth: depth)))",
    ]
    let equal = type(depth: 1)
    if isEquatable(equal) {
      choices.append("(\(operand(equal, depth)) == \(operand(equal, depth)))")
    }
    return pick(choices)
  }

  private mutating func text(_ depth: Int) -> String {
    let any = type(depth: 1)
    let value = name("it")
    let shown = shown(value, any)
    let interpolated =
      "{ (\(value): \(spelled(any))) -> String in \"<\\(\(shown))>\" }(\(expression(any, depth: depth)))"
    return pick([
      "(\(operand(.string, depth)) + \(operand(.string, depth)))", interpolated, interpolated,
      "\"\\(\(expression(.int, depth: 0))) \\(\(expression(.bool, depth: 0)))\"",
      "\(operand(.string, depth)).\(pick(["uppercased", "lowercased"]))()",
      "String(\(operand(.string, depth)).reversed())",
      "String(\(operand(.string, depth)).\(pick(["prefix", "suffix", "dropFirst", "dropLast"]))(\(number(0...3))))",
      "\(operand(.array(.string), depth)).joined(separator: \"-\")",
      "String(repeating: \(expression(.string, depth: 0)), count: \(number(0...3)))",
      "String(\(expression(.int, depth: depth)))",
      "String(\(operand(.string, depth)).filter { $0 != \"l\" })",
      "\(operand(.string, depth)).split(separator: \" \").map(String.init).joined(separator: \"+\")",
    ])
  }

  private mutating func array(_ element: GeneratedType, _ depth: Int) -> String {
    let type = GeneratedType.array(element)
    var choices = [
      "(\(operand(type, depth)) + \(operand(type, depth)))",
      "\(operand(type, depth)).filter { it in \(test("it", element)) }",
      "\(operand(type, depth)).map { it in \(changed("it", element)) }",
      "Array(\(operand(type, depth)).reversed())",
      "Array(\(operand(type, depth)).\(pick(["prefix", "suffix", "dropFirst", "dropLast"]))(\(number(0...3))))",
      "\(operand(.array(.optional(element)), depth)).compactMap { $0 }",
      "\(operand(.array(type), depth)).flatMap { $0 }",
      "Array(repeating: \(expression(element, depth: 0)), count: \(number(0...2)))",
    ]
    switch element {
    case .int:
      choices += [
        "\(operand(type, depth)).sorted()", "\(operand(type, depth)).sorted(by: >)",
        "\(operand(type, depth)).enumerated().map { $0.offset &+ $0.element }",
        "zip(\(expression(type, depth: depth)), \(expression(type, depth: depth))).map { $0 &- $1 }",
        "(0..<\(number(0...5))).map { $0 &* \(number(1...9)) }",
        "Array(stride(from: \(number(0...9)), through: \(number(0...20)), by: \(number(1...4))))",
        "Array(\(operand(.dictionary(.int), depth)).values).sorted()",
      ]
    case .string:
      choices += [
        "\(operand(type, depth)).sorted()", "\(operand(.string, depth)).map { String($0) }",
        "\(operand(.dictionary(.int), depth)).keys.sorted()",
        "\(operand(type, depth)).sorted { $0.count < $1.count }",
      ]
    default: break
    }
    return pick(choices)
  }

  private mutating func dictionary(_ value: GeneratedType, _ depth: Int) -> String {
    let type = GeneratedType.dictionary(value)
    // What prints while it is changed would show the order of the entries.
    if case .structure = value {
      return "\(operand(type, depth)).filter { it in \(test("it.value", value)) }"
    }
    return pick([
      "\(operand(type, depth)).mapValues { it in \(changed("it", value)) }",
      "\(operand(type, depth)).filter { it in \(test("it.value", value)) }",
      "\(operand(type, depth)).merging(\(expression(type, depth: depth))) { old, _ in old }",
    ])
  }

  /// A test of a value of a type.
  mutating func test(_ value: String, _ type: GeneratedType) -> String {
    switch type {
    case .int: "\(value) % \(number(2...4)) == \(number(0...1))"
    case .double: "\(value) < \(pick(["1", "2.5"]))"
    case .bool: chance(50) ? value : "!\(value)"
    case .string: "\(value).count > \(number(0...3))"
    case .byte: "\(value) > \(number(10...200))"
    case .array, .dictionary: "\(value).isEmpty"
    case .optional: "\(value) == nil"
    case .tuple(_, let second): test("\(value).1", second)
    case .structure: "\(value).n > \(number(0...40))"
    case .enumeration: "\(value).weight > \(number(0...20))"
    case .object: "\(value).count > \(number(0...40))"
    }
  }

  /// Another value of the same type.
  private mutating func changed(_ value: String, _ type: GeneratedType) -> String {
    switch type {
    case .int: "\(value) \(pick(["&+", "&*"])) \(number(1...9))"
    case .double: "\(value) * 2"
    case .bool: "!\(value)"
    case .string: "\(value) + \"!\""
    case .byte: "\(value) &+ 100"
    case .array: "\(value) + \(value)"
    case .structure: "\(value).bumped()"
    case .dictionary, .optional, .tuple, .enumeration, .object: value
    }
  }
}
