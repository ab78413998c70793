import Foundation

/// Encoding and decoding, as far as it is not written in Swift (`Coding.swiftinterface`).
extension NativeTable {
  nonisolated(unsafe) static let coding: [String: Native] = [
    "Encodable.encode(to:)": { call in
      let owner = try promising("Encodable", call)
      let code = try call.machine.derivedCoding(of: owner, isEncoding: true, at: call.position)
      var shape = call.call
      shape.function = code
      shape.own = call.machine.ownSubstitution(owner, code.context)
      let isFixed = shape.isSuper || !call.machine.overridden.contains("encode")
      let callee: Callee =
        isFixed || !owner.isReference
        ? .fixed(call.machine.code(for: code, shape.own))
        : call.machine.overridable(code, .void, of: owner, shape.own)
      return try call.emitter.invoke(shape, callee)
    },
    "Decodable.init(from:)": { call in
      let owner = try promising("Decodable", call)
      let code = try call.machine.derivedCoding(of: owner, isEncoding: false, at: call.position)
      var shape = call.call
      shape.function = code
      shape.own = call.machine.ownSubstitution(owner, code.context)
      shape.owner = call.owner
      shape.result = call.owner
      return try call.emitter.construct(shape)
    },
    "CodingKey._caseName": { call in
      let cases = call.owner.type.nominal?.cases.map { Value($0.name) } ?? []
      return try call.unary { cases.indices.contains($0.word) ? cases[$0.word] : Value("") }
    },
    "CodingKey._named(_:)": { call in
      let name = try call.value(0)
      let (form, type) = (try call.resultForm(), call.owner)
      let cases = type.type.nominal?.cases.map(\.name) ?? []
      return call.giving { frame in
        let wanted = try name(frame).string()
        guard let index = cases.firstIndex(of: wanted) else { return form.nothing }
        return form.wrap(Value(word: index))
      }
    },
    "__jsonText(_:pretty:sorted:slashes:)": making {
      (tree: JSONTree, isPretty: Bool, isSorted: Bool, escapesSlashes: Bool) in
      JSONWriter(isPretty: isPretty, isSorted: isSorted, escapesSlashes: escapesSlashes).text(tree)
    },
    "__jsonTree(_:)": making { (text: String) in JSONReader(text).tree() },
    "__isScalar(_:)": { call in
      let isScalar = call.type(0).type.metatypeInstance.map(call.machine.runtime).map(\.isScalar)
      return .boolean { _ in isScalar ?? false }
    },
    "__scalar(_:)": { call in
      let (value, type, result) = (try call.value(0), call.type(0), call.result)
      return .value { frame in
        try JSONTree(scalar: try value(frame), type).give(result)
      }
    },
    "__value(_:_:)": { call in
      let (tree, from) = (try call.value(0), call.type(0))
      guard let type = call.result.wrapped else {
        throw call.emitter.notKnown("decoding this", at: call.position)
      }
      let form = OptionalForm(wrapping: type.type)
      return .value { frame in
        let found = try JSONTree.take(try tree(frame), from).value(type)
        return found.map(form.wrap) ?? form.nothing
      }
    },
    "__snakeCase(_:)": making { (name: String) in KeyCase.snake(name) },
    "__camelCase(_:)": making { (name: String) in KeyCase.camel(name) },
  ]

  /// The type that says that it can it: of a class the one above that does.
  private static func promising(_ name: String, _ call: NativeCall) throws -> RuntimeType {
    guard let wanted = call.machine.resolver.library(name) else { return call.owner }
    var owner = call.owner
    while let above = owner.superclass,
      call.machine.resolver.conforms(above.type, to: wanted, in: call.machine.signature) == .yes
    {
      owner = above
    }
    return owner
  }
}

extension Machine {
  /// The function that encodes or decodes a type in the way that the compiler writes it.
  func derivedCoding(
    of type: RuntimeType, isEncoding: Bool, at position: SourcePosition
  ) throws -> Function {
    guard let nominal = type.type.nominal, !nominal.isNative else {
      throw NotKnown(what: "`\(type.type)` as something that can be coded", position: position)
    }
    let key = DerivedKey(nominal: ObjectIdentifier(nominal), isEncoding: isEncoding)
    if let known = derivedCodings[key] { return known }
    let coding = DerivedCoding(resolver: resolver, nominal: nominal)
    guard let made = isEncoding ? coding.encoding() : coding.decoding() else {
      throw NotKnown(what: "`\(type.type)` as something that can be coded", position: position)
    }
    derivedCodings[key] = made
    return made
  }

  struct DerivedKey: Hashable {
    let nominal: ObjectIdentifier
    let isEncoding: Bool
  }
}

extension Emitter {
  /// `super.init(from:)` where the class above leaves that to the compiler.
  func derived(
    _ function: Function, of owner: RuntimeType, at position: SourcePosition
  ) throws -> Function {
    guard function.isOfLibrary, function.context.nominal?.name == "Decodable" else {
      return function
    }
    return try machine.derivedCoding(of: owner, isEncoding: false, at: position)
  }
}

extension RuntimeType {
  /// A number, a Boolean or a string.
  fileprivate var isScalar: Bool {
    shape == .integer || shape == .double || shape == .boolean || type.nominal?.role == .string
  }
}

/// What JSON says, before it is a value of a type. The cases are those of `_Coded`.
indirect enum JSONTree: Bridged {
  case null, boolean(Bool), number(String), text(String), list([JSONTree])
  case table([(name: String, value: JSONTree)])

  init(scalar value: Value, _ type: RuntimeType) throws {
    switch type.shape {
    case .boolean: self = .boolean(value.truth)
    case .integer: self = .number(try type.describe(value, .plain))
    case .double:
      let text = try type.describe(value, .plain)
      self = .number(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
    default:
      guard type.type.nominal?.role == .string else { throw Trap.confused }
      self = .text(try value.string())
    }
  }

  static func take(_ value: Value, _ type: RuntimeType) throws -> JSONTree {
    guard value.object != nil else { return .null }
    let part = try value.fields()[0]
    switch value.word {
    case 1: return .boolean(part.truth)
    case 2: return .number(try part.string())
    case 3: return .text(try part.string())
    case 4: return .list(try part.array().items.map { try take($0, type) })
    case 5:
      return .table(
        try part.array().items.map { entry in
          let fields = try entry.fields()
          return (try fields[0].string(), try take(fields[1], type))
        })
    default: return .null
    }
  }

  func give(_ type: RuntimeType) -> Value {
    func with(_ index: Int, _ part: Value) -> Value {
      let record = Record.make(type, 1)
      record.fields[0] = part
      return Value(word: index, object: record)
    }
    switch self {
    case .null: return Value()
    case .boolean(let truth): return with(1, Value(truth))
    case .number(let text): return with(2, Value(text))
    case .text(let text): return with(3, Value(text))
    case .list(let items):
      return with(4, Value(ArrayBox(ContiguousArray(items.map { $0.give(type) }))))
    case .table(let entries):
      let values = entries.map { entry -> Value in
        let record = Record.make(type, 2)
        record.fields[0] = Value(entry.name)
        record.fields[1] = entry.value.give(type)
        return Value(record)
      }
      return with(5, Value(ArrayBox(ContiguousArray(values))))
    }
  }

  /// As a value of a type without parts; nil where it is of another kind or does not fit.
  func value(_ type: RuntimeType) throws -> Value? {
    switch (self, type.shape) {
    case (.boolean(let truth), .boolean): return Value(truth)
    case (.text(let text), .value) where type.type.nominal?.role == .string: return Value(text)
    case (.number(let text), .double):
      guard let number = Double(text), number.isFinite else { return nil }
      return Value(type.type.nominal?.name == "Float" ? Double(Float(number)) : number)
    case (.number(let text), .integer):
      guard let name = type.type.nominal?.name else { return nil }
      return JSONTree.integer(text, name).map { Value(word: $0) }
    default: return nil
    }
  }

  private static func integer(_ text: String, _ name: String) -> Int? {
    func fit<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Int? {
      if let whole = Integer(text) { return Int(truncatingIfNeeded: whole) }
      guard let number = Double(text), let whole = Integer(exactly: number) else { return nil }
      return Int(truncatingIfNeeded: whole)
    }
    switch name {
    case "Int8": return fit(Int8.self)
    case "Int16": return fit(Int16.self)
    case "Int32": return fit(Int32.self)
    case "UInt": return fit(UInt.self)
    case "UInt8": return fit(UInt8.self)
    case "UInt16": return fit(UInt16.self)
    case "UInt32": return fit(UInt32.self)
    case "UInt64": return fit(UInt64.self)
    default: return fit(Int.self)
    }
  }
}

/// Names in one word of capitals, and in words with lines between them.
enum KeyCase {
  /// `lastSeenAt` as `last_seen_at`, `myURL` as `my_url`.
  static func snake(_ name: String) -> String {
    var words: [String] = []
    var word = ""
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      let isFollowedByLower = index + 1 < characters.count && characters[index + 1].isLowercase
      // The first letter is a word by itself where another capital one follows: `u_rl` of `URL…`.
      if character.isUppercase, !word.isEmpty,
        word.last?.isUppercase == false || isFollowedByLower || index == 1
      {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    words.append(word)
    return words.map { $0.lowercased() }.joined(separator: "_")
  }

  /// `last_seen_at` as `lastSeenAt`; lines at the start and the end stay.
  static func camel(_ name: String) -> String {
    guard let first = name.firstIndex(where: { $0 != "_" }),
      let last = name.lastIndex(where: { $0 != "_" })
    else { return name }
    let words = name[first...last].split(separator: "_")
    guard words.count > 1 else { return name }
    let joined = words[0].lowercased() + words.dropFirst().map(\.capitalized).joined()
    return name[..<first] + joined + name[name.index(after: last)...]
  }
}
