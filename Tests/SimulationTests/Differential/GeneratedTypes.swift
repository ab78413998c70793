/// A type that generated programs use.
indirect enum GeneratedType: Hashable {
  case int, double, bool, string, byte
  case array(GeneratedType)
  /// Keys are strings.
  case dictionary(GeneratedType)
  case optional(GeneratedType)
  case tuple(GeneratedType, GeneratedType)
  case structure(Int)
  case enumeration(Int)
  case object(Int)
}

struct GeneratedVariable {
  var name: String
  var type: GeneratedType
  var isMutable: Bool
}

struct GeneratedStructure {
  var name: String
  var fields: [(name: String, type: GeneratedType)]
  var isEquatable: Bool
  /// It has a lazy property `later`, which shows in what `print` makes of it.
  var hasLazy: Bool
  var source: String
}

struct GeneratedEnumeration {
  var name: String
  var cases: [(name: String, payload: [GeneratedType])]
  var source: String
}

struct GeneratedClass {
  var name: String
  var parent: Int?
  /// Those of the superclass first.
  var fields: [(name: String, type: GeneratedType)]
  var source: String
}

extension ProgramGenerator {
  mutating func declareTypes() {
    for index in 0..<number(1...2) { enumerations.append(enumeration(index)) }
    for index in 0..<number(2...3) { structures.append(structure(index)) }
    classes.append(baseClass())
    if chance(60) { classes.append(subclass()) }
  }

  func spelled(_ type: GeneratedType) -> String {
    switch type {
    case .int: "Int"
    case .double: "Double"
    case .bool: "Bool"
    case .string: "String"
    case .byte: "UInt8"
    case .array(let element): "[\(spelled(element))]"
    case .dictionary(let value): "[String: \(spelled(value))]"
    case .optional(let wrapped): "\(spelled(wrapped))?"
    case .tuple(let first, let second): "(\(spelled(first)), \(spelled(second)))"
    case .structure(let index): structures[index].name
    case .enumeration(let index): enumerations[index].name
    case .object(let index): classes[index].name
    }
  }

  mutating func plainType() -> GeneratedType { pick([.int, .int, .double, .bool, .string, .byte]) }

  /// - Parameter depth: Types inside types.
  mutating func type(depth: Int = 2) -> GeneratedType {
    guard depth > 0, chance(65) else { return plainType() }
    switch number(0...6) {
    case 0, 1: return .array(type(depth: depth - 1))
    case 2: return .dictionary(type(depth: depth - 1))
    case 3:
      let wrapped = type(depth: depth - 1)
      if case .optional = wrapped { return wrapped }
      return .optional(wrapped)
    case 4: return .tuple(type(depth: depth - 1), plainType())
    case 5 where !structures.isEmpty: return .structure(number(0...(structures.count - 1)))
    case 6 where !enumerations.isEmpty: return .enumeration(number(0...(enumerations.count - 1)))
    default: return plainType()
    }
  }

  /// Whether `==` means something.
  func isEquatable(_ type: GeneratedType) -> Bool {
    switch type {
    case .int, .double, .bool, .string, .byte: true
    case .array(let inner), .dictionary(let inner), .optional(let inner): isEquatable(inner)
    case .structure(let index): structures[index].isEquatable
    case .enumeration(let index):
      enumerations[index].cases.allSatisfy { $0.payload.allSatisfy(isEquatable) }
    case .tuple, .object: false
    }
  }

  /// An expression that shows a value as text, whatever order a dictionary has.
  func shown(_ value: String, _ type: GeneratedType) -> String {
    switch type {
    case .int, .double, .bool, .string, .byte, .enumeration: value
    case .optional(let wrapped):
      isPrintable(wrapped)
        ? "\(value) as Any"
        : "\(value).map { (it: \(spelled(wrapped))) -> String in \"some \\(\(shown("it", wrapped)))\" } ?? \"none\""
    case .array(let element):
      isPrintable(element)
        ? value
        : "\(value).map { (it: \(spelled(element))) -> String in \"\\(\(shown("it", element)))\" }"
    case .dictionary(let inner):
      "\(value).sorted { $0.key < $1.key }.map { pair -> String in \"\\(pair.key):\\(\(shown("pair.value", inner)))\" }"
    case .tuple(let first, let second):
      isPrintable(first)
        ? value
        : "\"(\\(\(shown("\(value).0", first))), \\(\(shown("\(value).1", second))))\""
    case .structure, .object: isPrintable(type) ? value : "\(value).text"
    }
  }

  /// Whether what `print` shows of a value is always the same.
  func isPrintable(_ type: GeneratedType) -> Bool {
    switch type {
    case .int, .double, .bool, .string, .byte: true
    case .array(let inner), .optional(let inner): isPrintable(inner)
    case .tuple(let first, let second): isPrintable(first) && isPrintable(second)
    case .structure(let index):
      !structures[index].hasLazy && structures[index].fields.allSatisfy { isPrintable($0.type) }
    case .enumeration(let index):
      enumerations[index].cases.allSatisfy { $0.payload.allSatisfy(isPrintable) }
    case .dictionary, .object: false
    }
  }

  private mutating func enumeration(_ index: Int) -> GeneratedEnumeration {
    let name = "Choice\(seed)x\(index)"
    var cases: [(name: String, payload: [GeneratedType])] = [("none\(index)", [])]
    for number in 0..<number(1...3) {
      let payload = (0..<self.number(0...2)).map { _ in plainType() }
      cases.append(("case\(number)", payload))
    }
    let declared = cases.map { option in
      option.payload.isEmpty
        ? "  case \(option.name)"
        : "  case \(option.name)(\(option.payload.map(spelled).joined(separator: ", ")))"
    }
    let weights = cases.enumerated().map { offset, option in
      guard option.payload.first == .int else { return "    case .\(option.name): \(offset)" }
      let names = ["let n"] + option.payload.dropFirst().map { _ in "_" }
      return "    case .\(option.name)(\(names.joined(separator: ", "))): n % 50 + \(offset)"
    }
    let source = """
      enum \(name): Hashable {
      \(declared.joined(separator: "\n"))
        var weight: Int {
          switch self {
      \(weights.joined(separator: "\n"))
          }
        }
        mutating func reset() -> Int {
          let old = weight
          self = .\(cases[number(0...0)].name)
          return old
        }
      }
      """
    return GeneratedEnumeration(name: name, cases: cases, source: source)
  }

  private mutating func structure(_ index: Int) -> GeneratedStructure {
    let name = "Record\(seed)x\(index)"
    var fields: [(name: String, type: GeneratedType)] = [("n", .int)]
    for number in 0..<number(1...3) { fields.append(("f\(number)", type(depth: 2))) }
    var lines = ["  var n: Int"]
    let isObserved = chance(35)
    if isObserved {
      lines[0] += " {\n    willSet { print(\"will\", n, newValue) }"
      lines[0] += "\n    didSet { if n > 900 { n = oldValue } }\n  }"
    }
    lines += fields.dropFirst().map { "  var \($0.name): \(spelled($0.type))" }
    let hasLazy = chance(40)
    if hasLazy { lines.append("  lazy var later: Int = n &* 3") }
    let texts = fields.map { "\($0.name)=\\(\(shown("self.\($0.name)", $0.type)))" }
    let source = """
      struct \(name) {
      \(lines.joined(separator: "\n"))
        init(\(fields.map { "\($0.name): \(spelled($0.type))" }.joined(separator: ", "))) {
      \(fields.map { "    self.\($0.name) = \($0.name)" }.joined(separator: "\n"))
        }
        var text: String { "<\(texts.joined(separator: " "))>" }
        var half: Int {
          get { n / 2 }
          set { n = newValue &* 2 }
        }
        subscript(offset: Int) -> Int {
          get { n &+ offset }
          set { n = newValue &- offset }
        }
        mutating func bump(by step: Int = 1) -> Int {
          n = (n &+ step) % 1000
          return n
        }
        func bumped() -> Self {
          var copy = self
          _ = copy.bump(by: 7)
          return copy
        }
      }
      """
    let isEquatable = fields.allSatisfy { self.isEquatable($0.type) } && !hasLazy
    return GeneratedStructure(
      name: name, fields: fields, isEquatable: isEquatable, hasLazy: hasLazy,
      source: source + (isEquatable ? "\nextension \(name): Equatable {}" : ""))
  }

  private mutating func baseClass() -> GeneratedClass {
    let name = "Thing\(seed)"
    let fields: [(name: String, type: GeneratedType)] = [
      ("count", .int), ("list", .array(plainType())), ("held", type(depth: 1)),
    ]
    let source = """
      class \(name) {
      \(fields.map { "  var \($0.name): \(spelled($0.type))" }.joined(separator: "\n"))
        init(\(fields.map { "\($0.name): \(spelled($0.type))" }.joined(separator: ", "))) {
      \(fields.map { "    self.\($0.name) = \($0.name)" }.joined(separator: "\n"))
        }
        var text: String { "\\(kind) \\(count) \\(list) \\(\(shown("held", fields[2].type)))" }
        var kind: String { "thing" }
        func poke(_ n: Int) -> Int {
          count = (count &+ n) % 1000
          return count
        }
      }
      """
    return GeneratedClass(name: name, parent: nil, fields: fields, source: source)
  }

  private mutating func subclass() -> GeneratedClass {
    let parent = classes[0]
    let name = "Sub\(seed)"
    let extra = ("extra", type(depth: 1))
    let arguments = parent.fields.map { "\($0.name): \(spelled($0.type))" }
    let source = """
      final class \(name): \(parent.name) {
        var extra: \(spelled(extra.1))
        override var kind: String { "sub of " + super.kind }
        override var count: Int {
          didSet { print("count", oldValue, count) }
        }
        init(\(arguments.joined(separator: ", ")), extra: \(spelled(extra.1))) {
          self.extra = extra
          super.init(\(parent.fields.map { "\($0.name): \($0.name)" }.joined(separator: ", ")))
        }
        override func poke(_ n: Int) -> Int { super.poke(n &* 2) &+ 1 }
      }
      """
    return GeneratedClass(
      name: name, parent: 0, fields: parent.fields + [(name: extra.0, type: extra.1)],
      source: source)
  }
}
