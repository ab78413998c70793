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
