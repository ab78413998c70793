/// Statements that declare, change and print.
extension ProgramGenerator {
  /// - Parameter depth: How deep blocks may stand in blocks.
  mutating func statement(depth: Int) -> [String] {
    switch number(0...19) {
    case 0...3: return declaration()
    case 4...8: return change()
    case 9, 10: return [printing()]
    case 11 where depth > 0: return conditional(depth)
    case 12 where depth > 0: return selection(depth)
    case 13 where depth > 0: return loop(depth)
    case 14 where depth > 0: return binding(depth)
    case 15 where depth > 0: return closure(depth)
    case 16 where depth > 0: return attempt(depth)
    case 17 where depth > 0: return scoped(depth)
    case 18: return exchange()
    default: return change()
    }
  }

  /// Statements whose variables are seen by nobody else.
  private mutating func block(_ depth: Int, _ further: [GeneratedVariable] = []) -> [String] {
    let outer = variables
    variables += further
    var lines: [String] = []
    for _ in 0..<number(1...3) { lines += statement(depth: depth - 1) }
    variables = outer
    return lines
  }

  mutating func declaration() -> [String] {
    let kinds: [GeneratedType] = [
      .structure(number(0...(structures.count - 1))), .object(number(0...(classes.count - 1))),
      .enumeration(number(0...(enumerations.count - 1))), .array(.structure(0)),
    ]
    let type = chance(45) ? pick(kinds) : type(depth: 2)
    let name = name("v")
    let value = expression(type)
    let isMutable = chance(80)
    variables.append(GeneratedVariable(name: name, type: type, isMutable: isMutable))
    return ["\(isMutable ? "var" : "let") \(name): \(spelled(type)) = \(value)"]
  }

  private mutating func printing() -> String {
    let type = type(depth: 2)
    let name = name("p")
    return "do { let \(name): \(spelled(type)) = \(expression(type)); print(\(shown(name, type))) }"
  }

  // MARK: Changing

  /// Something that can be written to, its type, and the condition under which it is there.
  private mutating func place() -> (path: String, type: GeneratedType, condition: String?)? {
    let roots = variables.filter {
      if case .object = $0.type { return true }
      return $0.isMutable
    }
    guard !roots.isEmpty else { return nil }
    let root = pick(roots)
    var place: (path: String, type: GeneratedType, condition: String?) = (root.name, root.type, nil)
    for _ in 0..<number(0...3) {
      switch place.type {
      case .structure(let index):
        let field = pick(structures[index].fields)
        place.path += ".\(field.name)"
        place.type = field.type
      case .object(let index):
        let field = pick(classes[index].fields)
        place.path += ".\(field.name)"
        place.type = field.type
      case .tuple(let first, let second):
        let isFirst = chance(50)
        place.path += isFirst ? ".0" : ".1"
        place.type = isFirst ? first : second
      case .array(let element) where place.condition == nil:
        place.condition = "!\(place.path).isEmpty"
        place.path += "[\(number(0...9)) % \(place.path).count]"
        place.type = element
      case .dictionary(.int) where place.condition == nil:
        place.path += "[\"\(pick(["a", "b", "k"]))\", default: \(number(0...9))]"
        place.type = .int
      default: break
      }
    }
    // A lone object is replaced only where the variable may be.
    if case .object = place.type, !root.isMutable { return nil }
    return place
  }

  mutating func change() -> [String] {
    guard let place = place() else { return declaration() }
    let lines = changing(place.path, place.type)
    guard let condition = place.condition else { return lines }
    return ["if \(condition) {", indented(lines), "}"]
  }

  private mutating func changing(_ path: String, _ type: GeneratedType) -> [String] {
    if chance(20) {
      let value = expression(type)
      // The compiler refuses to assign a variable to itself.
      return ["\(path) = \(value == path ? literal(type, depth: 1) : value)"]
    }
    switch type {
    case .int:
      return [
        pick([
          "\(path) &+= \(expression(.int, depth: 1))", "\(path) = \(path) &* \(number(2...5))",
          "\(path) %= \(number(7...90))",
          "print(change\(seed)(&\(path), to: \(number(0...99)), if: \(expression(.bool, depth: 1))))",
        ])
      ]
    case .double: return ["\(path) \(pick(["+=", "*=", "-="])) \(expression(.double, depth: 1))"]
    case .bool: return ["\(path).toggle()"]
    case .string:
      return [pick(["\(path) += \(expression(.string, depth: 1))", "\(path).append(\"z\")"])]
    case .byte: return ["\(path) &+= \(expression(.byte, depth: 1))"]
    case .array(let element): return changing(array: path, element)
    case .dictionary(let value):
      let key = pick(["a", "b", "n"])
      return [
        pick([
          "\(path)[\"\(key)\"] = \(expression(value))", "\(path)[\"\(key)\"] = nil",
          "print(\(path).removeValue(forKey: \"\(key)\") == nil)",
          "print(\(path).updateValue(\(expression(value)), forKey: \"\(key)\") == nil)",
        ])
      ]
    case .optional(let wrapped):
      if case .structure = wrapped {
        return ["print(\(path)?.bump(by: 3) as Any)", "\(path)?.half = 4"]
      }
      if case .int = wrapped { return ["\(path)? &+= 1"] }
      if case .string = wrapped { return ["\(path)?.append(\"?\")"] }
      return ["\(path) = \(literal(type, depth: 1))"]
    case .tuple(let first, _): return ["\(path).0 = \(literal(first, depth: 1))"]
    case .structure(let index) where structures[index].hasLazy && chance(30):
      return ["print(\(path).later)", "\(path).later &+= 1"]
    case .structure:
      return [
        pick([
          "print(\(path).bump())", "print(\(path).bump(by: \(number(2...50))))",
          "\(path).half = \(number(0...30))", "\(path)[\(number(0...3))] = \(number(0...30))",
          "\(path).half &+= 5", "\(path) = \(path).bumped()",
        ])
      ]
    case .enumeration: return ["print(\(path).reset())"]
    case .object: return ["print(\(path).poke(\(expression(.int, depth: 1))))"]
    }
  }

  private mutating func changing(array path: String, _ element: GeneratedType) -> [String] {
    switch number(0...8) {
    case 0, 1: return ["\(path).append(\(expression(element)))"]
    case 2: return ["\(path).insert(\(expression(element)), at: 0)"]
    case 3: return ["if !\(path).isEmpty { \(path).removeFirst() }"]
    case 4: return ["\(path).removeAll { it in \(test("it", element)) }"]
    case 5: return ["if \(path).count > 1 { \(path).swapAt(0, \(path).count - 1) }"]
    case 6: return ["\(path).reverse()"]
    case 7: return ["print(\(path).popLast() == nil)"]
    default: return ["\(path) += \(expression(.array(element)))"]
    }
  }

  /// Two variables of one type change places.
  private mutating func exchange() -> [String] {
    let mutable = variables.filter(\.isMutable)
    for first in mutable {
      if let second = mutable.first(where: { $0.type == first.type && $0.name != first.name }) {
        return chance(50)
          ? ["swap(&\(first.name), &\(second.name))"]
          : ["(\(first.name), \(second.name)) = (\(second.name), \(first.name))"]
      }
    }
    return declaration()
  }

  // MARK: Blocks

  private mutating func conditional(_ depth: Int) -> [String] {
    var lines = ["if \(expression(.bool)) {", indented(block(depth))]
    if chance(40) { lines += ["} else if \(expression(.bool)) {", indented(block(depth))] }
    if chance(60) { lines += ["} else {", indented(block(depth))] }
    return lines + ["}"]
  }

  private mutating func selection(_ depth: Int) -> [String] {
    if chance(50) {
      let index = number(0...(enumerations.count - 1))
      var lines = ["switch \(expression(.enumeration(index))) {"]
      for option in enumerations[index].cases {
        let bound = option.payload.map {
          GeneratedVariable(name: name("b"), type: $0, isMutable: false)
        }
        let pattern = bound.map { "let \($0.name)" }.joined(separator: ", ")
        if let first = bound.first, chance(40) {
          lines.append(
            "case .\(option.name)(\(pattern)) where \(test(first.name, first.type)):")
          lines.append(indented(block(depth, bound)))
        }
        lines.append("case .\(option.name)\(bound.isEmpty ? "" : "(\(pattern))"):")
        lines.append(indented(block(depth, bound)))
      }
      return lines + ["}"]
    }
    let bound = GeneratedVariable(name: name("b"), type: .int, isMutable: false)
    return [
      "switch (\(expression(.int))) as Int {", "case ..<0:", indented(block(depth)),
      "case 0, 1, 2:",
      indented(block(depth)), chance(30) ? "  fallthrough" : "  break", "case 3...20:",
      indented(block(depth)),
      "case let \(bound.name) where \(bound.name) % 2 == 0:", indented(block(depth, [bound])),
      "default:", indented(block(depth)), "}",
    ]
  }

  private mutating func loop(_ depth: Int) -> [String] {
    let label = name("loop")
    let element = GeneratedVariable(name: name("e"), type: .int, isMutable: false)
    let leaving =
      chance(50)
      ? ["  if \(test(element.name, .int)) { \(pick(["continue", "break"])) \(label) }"] : []
    switch number(0...3) {
    case 0:
      return ["\(label): for \(element.name) in 0..<\(number(1...4)) {"] + leaving
        + [indented(block(depth, [element])), "}"]
    case 1:
      let type = plainType()
      let item = GeneratedVariable(name: name("e"), type: type, isMutable: false)
      return [
        "for (\(element.name), \(item.name)) in ((\(expression(.array(type)))) as [\(spelled(type))]).prefix(4).enumerated() where \(test(item.name, type)) {",
        indented(block(depth, [element, item])), "}",
      ]
    case 2:
      return [
        "var \(element.name) = \(number(1...4))", "\(label): while \(element.name) > 0 {",
        "  \(element.name) -= 1",
      ] + leaving + [indented(block(depth, [element])), "}"]
    default:
      return [
        "for \(element.name) in stride(from: \(number(5...9)), to: 0, by: -\(number(2...4))) {",
        "  defer { print(\"round\", \(element.name)) }",
      ] + (leaving.isEmpty ? [] : ["  if \(test(element.name, .int)) { continue }"])
        + [indented(block(depth, [element])), "}"]
    }
  }

  private mutating func binding(_ depth: Int) -> [String] {
    let type = plainType()
    let bound = GeneratedVariable(name: name("o"), type: type, isMutable: false)
    let condition = chance(40) ? ", \(test(bound.name, type))" : ""
    return [
      "if let \(bound.name): \(spelled(type)) = \(expression(.optional(type)))\(condition) {",
      indented(block(depth, [bound])), "} else {", indented(block(depth)), "}",
    ]
  }

  /// A closure that changes what it captures, called twice.
  private mutating func closure(_ depth: Int) -> [String] {
    let closure = name("c")
    let parameter = GeneratedVariable(name: name("a"), type: .int, isMutable: false)
    let kept = variables.first { $0.type == .int }.map { "[kept = \($0.name)] " } ?? ""
    let result = kept.isEmpty ? parameter.name : "kept &+ \(parameter.name)"
    return [
      "let \(closure) = { \(kept)(\(parameter.name): Int) -> Int in",
      indented(block(depth, [parameter])), "  return \(result)", "}",
      "print(\(closure)(\(number(0...9))), \(closure)(\(expression(.int))))",
    ]
  }

  private mutating func attempt(_ depth: Int) -> [String] {
    let value = GeneratedVariable(name: name("r"), type: .int, isMutable: false)
    let code = GeneratedVariable(name: name("k"), type: .int, isMutable: false)
    return [
      "do {", "  defer { print(\"deferred\") }",
      "  let \(value.name) = try risky\(seed)(\(expression(.int)))",
      indented(block(depth, [value])),
      "} catch Oops\(seed).small(let \(code.name)) where \(test(code.name, .int)) {",
      indented(block(depth, [code])), "} catch {", "  print(\"caught\", error)", "}",
    ]
  }

  /// A local function that sees what stands around it.
  private mutating func scoped(_ depth: Int) -> [String] {
    let function = name("f")
    let type = plainType()
    let parameter = GeneratedVariable(name: name("a"), type: type, isMutable: false)
    return [
      "func \(function)(_ \(parameter.name): \(spelled(type)), times: Int = 1) -> \(spelled(type)) {",
      "  guard times > 0 else { return \(parameter.name) }",
      indented(block(depth, [parameter])),
      "  return times > 1 ? \(function)(\(parameter.name), times: times - 1) : \(parameter.name)",
      "}",
      "print(\(function)(\(expression(type))), \(function)(\(expression(type)), times: 2))",
    ]
  }
}
