/// What a value is made of, as `Mirror` and `dump` tell it.
struct Reflection {
  /// The numbers are those of `Mirror(_subject:_:)` in `Reflection.swiftinterface`.
  enum Style: Int {
    case plain, structure, object, enumeration, tuple, optional, collection, dictionary, set
  }

  struct Child {
    let label: String?
    let value: Value
    let type: RuntimeType
  }

  let type: RuntimeType
  let value: Value

  /// Opens what only itself knows of which type it is.
  init(_ value: Value, _ type: RuntimeType) {
    var (value, type) = (value, type)
    let machine = type.machine
    while type.isDynamic || type.isReference {
      let own = machine.dynamicType(of: value)
      value = machine.opened(value)
      if own === type || type.isReference {
        type = own
        break
      }
      type = own
    }
    (self.type, self.value) = (type, value)
  }

  private var machine: Machine { type.machine }
  private var nominal: Nominal? { type.type.nominal }

  var style: Style {
    guard let nominal else {
      if case .tuple = type.type.kind { return .tuple }
      return .plain
    }
    if nominal.role == .optional { return .optional }
    if type.shape != .value || nominal.role == .string || nominal.role == .character {
      return .plain
    }
    if nominal.isNative {
      switch nominal.name {
      case "Array", "ArraySlice", "ContiguousArray": return .collection
      case "Dictionary": return .dictionary
      case "Set": return .set
      default: return nominal.kind == .enumeration ? .enumeration : .structure
      }
    }
    if nominal.isReference { return .object }
    return nominal.kind == .enumeration ? .enumeration : .structure
  }

  /// A range shows its bounds without saying what it is.
  fileprivate var isRange: Bool {
    nominal?.isNative == true && (nominal?.name == "Range" || nominal?.name == "ClosedRange")
  }

  /// The class of the object and those above, the nearest first.
  var classes: [RuntimeType] {
    var found = [type]
    while let above = found.last?.superclass { found.append(above) }
    return found
  }

  /// - Parameter level: 0 for what the type itself declares, 1 for the class above it.
  func children(level: Int = 0) throws -> [Child] {
    switch style {
    case .plain: return []
    case .tuple: return try tupleParts()
    case .optional:
      guard let wrapped = type.wrapped else { return [] }
      let form = OptionalForm(wrapping: wrapped.type)
      if form.isNothing(value) { return [] }
      return [Child(label: "some", value: form.unwrap(value), type: wrapped)]
    case .enumeration: return try payload()
    case .collection:
      return try value.array().items.map {
        Child(label: nil, value: $0, type: type.argument(0))
      }
    case .set:
      machine.surroundings.readsOrder(of: try value.table().storage)
      return try value.table().storage.entries.keys.map {
        Child(label: nil, value: $0.value, type: type.argument(0))
      }
    case .dictionary:
      machine.surroundings.readsOrder(of: try value.table().storage)
      let pair = machine.runtime(
        Type(
          .tuple([
            Type.Element(label: "key", type: type.type.arguments[0]),
            Type.Element(label: "value", type: type.type.arguments[1]),
          ])))
      return try value.table().storage.entries.map {
        Child(label: nil, value: Value.pair(pair, $0.key.value, $0.value), type: pair)
      }
    case .structure, .object: return try fields(level: level)
    }
  }

  private func fields(level: Int) throws -> [Child] {
    guard let record = value.object as? Record, classes.indices.contains(level) else { return [] }
    let owner = classes[level]
    let first = owner.superclass?.fieldCount ?? 0
    return owner.fields.enumerated().dropFirst(first).map { index, field in
      var held = record.fields[index]
      if field.variable.ownership != .strong {
        held = Value(word: 0, object: (held.object as? WeakBox)?.object)
      }
      return Child(
        label: machine.storedName(of: field.variable), value: held, type: field.type)
    }
  }

  private func tupleParts() throws -> [Child] {
    guard case .tuple(let elements) = type.type.kind, !elements.isEmpty else { return [] }
    let fields = try value.fields()
    return elements.enumerated().map { index, element in
      Child(
        label: element.label ?? ".\(index)", value: fields[index],
        type: machine.runtime(element.type))
    }
  }

  /// The name of the case that an enum is.
  var caseName: String? {
    guard let nominal, style == .enumeration, nominal.cases.indices.contains(value.word) else {
      return nil
    }
    return nominal.cases[value.word].name
  }

  private func payload() throws -> [Child] {
    guard let nominal, nominal.cases.indices.contains(value.word), value.object != nil else {
      return []
    }
    let enumCase = nominal.cases[value.word]
    let types = machine.payloadTypes(type)[value.word]
    let fields = try value.fields()
    if types.count == 1, enumCase.parameters[0].label == nil {
      return [Child(label: enumCase.name, value: fields[0], type: types[0])]
    }
    let tuple = machine.runtime(
      Type(
        .tuple(
          zip(enumCase.parameters, types).map { Type.Element(label: $0.label, type: $1.type) })))
    let record = Record.make(tuple, types.count)
    for index in types.indices { record.fields[index] = fields[index] }
    return [Child(label: enumCase.name, value: Value(record), type: tuple)]
  }
}

/// Writes a value and all that it is made of, one line each.
struct Dump {
  let maxItems: Int
  private(set) var text = ""
  private var items: Int
  private var seen: [ObjectIdentifier: Int] = [:]
  private static let deepest = 500

  init(maxItems: Int) {
    self.maxItems = maxItems
    items = maxItems
  }

  mutating func write(
    _ value: Value, _ type: RuntimeType, name: String?, indent: Int, depth: Int
  ) throws {
    guard items > 0 else { return }
    items -= 1
    if indent > 2 * Self.deepest { throw Trap("a value is too deep to be dumped") }
    let reflection = Reflection(value, type)
    let children = try reflection.children()
    open(indent, children.count, depth)
    if let name { text += name + ": " }
    text += try title(reflection, children.count)
    if reflection.style == .object, let object = reflection.value.object {
      if let known = seen[ObjectIdentifier(object)] {
        text += " #\(known)\n"
        return
      }
      text += " #\(seen.count)"
      seen[ObjectIdentifier(object)] = seen.count
    }
    text += "\n"
    guard depth > 0 else { return }
    for level in reflection.classes.indices.dropFirst() {
      try above(reflection, level, indent + 2 * level, depth - level)
    }
    try parts(children, indent, depth)
  }

  private mutating func open(_ indent: Int, _ count: Int, _ depth: Int) {
    text += String(repeating: " ", count: indent) + (count == 0 ? "- " : depth <= 0 ? "▹ " : "▿ ")
  }

  /// What the class above declares.
  private mutating func above(
    _ reflection: Reflection, _ level: Int, _ indent: Int, _ depth: Int
  ) throws {
    guard items > 0, depth >= 0 else { return }
    items -= 1
    let children = try reflection.children(level: level)
    open(indent, children.count, depth)
    text += "super: " + Machine.spelled(reflection.classes[level].type, isQualified: true) + "\n"
    guard depth > 0 else { return }
    try parts(children, indent, depth)
  }

  private mutating func parts(
    _ children: [Reflection.Child], _ indent: Int, _ depth: Int
  ) throws {
    for (index, child) in children.enumerated() {
      if items <= 0 {
        let rest = children.count - index
        text += String(repeating: " ", count: indent + 4)
        text += "(\(rest)\(index > 0 ? " more" : "")\(rest == 1 ? " child)" : " children)")\n"
        return
      }
      try write(
        child.value, child.type, name: child.label, indent: indent + 2, depth: depth - 1)
    }
  }

  private func title(_ reflection: Reflection, _ count: Int) throws -> String {
    func counted(_ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
    switch reflection.style {
    case .tuple: return "(\(counted("element", "elements")))"
    case .collection: return counted("element", "elements")
    case .dictionary: return counted("key/value pair", "key/value pairs")
    case .set: return counted("member", "members")
    default: break
    }
    let type = reflection.type
    let hasParts = [.structure, .object, .enumeration].contains(reflection.style)
    guard hasParts, type.type.nominal?.isNative == false, !type.machine.hasOwnText(type) else {
      return try type.describe(reflection.value, .debug)
    }
    let name = Machine.spelled(type.type, isQualified: true)
    return reflection.caseName.map { "\(name).\($0)" } ?? name
  }
}

extension NativeTable {
  nonisolated(unsafe) static let reflection: [String: Native] = [
    "__described(_:isDebug:)": { call in
      let (value, isDebug, type) = (try call.value(0), try call.code(1).boolean, call.type(0))
      return .value { frame in
        let found = try value(frame)
        return Value(try type.describe(found, try isDebug(frame) ? .debug : .plain))
      }
    },
    "__dumped(_:name:indent:maxDepth:maxItems:)": { call in
      let values = try (0..<5).map { try call.value($0) }
      let type = call.type(0)
      let form = OptionalForm(wrapping: call.machine.runtime(.string).type)
      return .value { frame in
        let given = try values.map { try $0(frame) }
        var dump = Dump(maxItems: given[4].word)
        try dump.write(
          given[0], type, name: form.isNothing(given[1]) ? nil : try given[1].string(),
          indent: min(max(given[2].word, 0), 1000), depth: given[3].word)
        return Value(dump.text)
      }
    },
    "__mirrorStyle(_:)": { call in
      let (value, type) = (try call.value(0), call.type(0))
      return .integer { frame in
        let reflection = Reflection(try value(frame), type)
        return (reflection.isRange ? Reflection.Style.plain : reflection.style).rawValue
      }
    },
    "__mirrorType(_:_:)": { call in
      let (value, level, type) = (try call.value(0), try call.code(1).integer, call.type(0))
      return .value { frame in
        let classes = Reflection(try value(frame), type).classes
        return classes[min(max(try level(frame), 0), classes.count - 1)].metatype
      }
    },
    "__mirrorLevels(_:)": { call in
      let (value, type) = (try call.value(0), call.type(0))
      return .integer { Reflection(try value($0), type).classes.count }
    },
    "__mirrorChildren(_:_:)": { call in
      let (value, level, type) = (try call.value(0), try call.code(1).integer, call.type(0))
      let (machine, pair) = (call.machine, call.result.argument(0))
      return .value { frame in
        let reflection = Reflection(try value(frame), type)
        let children = try reflection.children(level: try level(frame)).map { child in
          Value.pair(
            pair, child.label.map { Value($0) } ?? Value(),
            child.type.isDynamic ? child.value : machine.erased(child.value, child.type))
        }
        return Value(ArrayBox(ContiguousArray(children)))
      }
    },
    "__errorCode(_:)": { call in
      let (value, type, machine) = (try call.value(0), call.type(0), call.machine)
      return .integer { frame in
        let reflection = Reflection(try value(frame), type)
        guard let nominal = reflection.type.type.nominal, reflection.style == .enumeration
        else { return 1 }
        let cases = nominal.cases
        // A case that stands for a number is known by that.
        if let raw = nominal.rawType.map(machine.runtime), raw.shape == .integer {
          return try machine.rawValues(of: nominal, raw)[reflection.value.word].word
        }
        // Those that carry something are counted first.
        let order =
          cases.filter { !$0.parameters.isEmpty } + cases.filter { $0.parameters.isEmpty }
        return order.firstIndex { $0.index == reflection.value.word } ?? 0
      }
    },
  ]
}
