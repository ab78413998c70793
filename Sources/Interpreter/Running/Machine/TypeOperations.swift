import Foundation

/// What the language gives to types by itself: comparing, hashing, order.
extension Machine {
  /// A static operator of a type that the program declares.
  func ownOperator(_ name: String, of type: RuntimeType) -> ((Value, Value) throws -> Value)? {
    let candidates = resolver.members(name, of: type.type, in: signature).filter { candidate in
      guard let function = candidate.symbol.function, function.syntax?.hasBody == true,
        function.interface.parameters.count == 2
      else { return false }
      let types = function.interface.parameters.map {
        concrete(candidate.substitution.apply($0.type))
      }
      return types.allSatisfy {
        $0 == type.type
          || $0.nominal?.isReference == true
            && resolver.inherits(type.type, from: $0, in: signature)
      }
        && resolver.holds(
          function.context.extensionRequirements, candidate.substitution, in: signature) != .no
    }
    guard let found = candidates.first, let function = found.symbol.function else { return nil }
    var owner = type
    if function.context.nominal?.kind == .classType {
      while owner.type.nominal !== function.context.nominal, let above = owner.superclass {
        owner = above
      }
    }
    let code = code(for: function, ownSubstitution(owner, function.context))
    return { [unowned self] left, right in
      try frames.aside { frame in
        frame[1] = left
        frame[2] = right
        return try code.value(frame)
      }
    }
  }

  func equality(of type: RuntimeType) -> (Value, Value) throws -> Bool {
    switch type.shape {
    case .integer, .boolean: return { $0.word == $1.word }
    case .double: return { $0.double == $1.double }
    case .void: return { _, _ in true }
    case .value: break
    }
    if type.isKept, type.isOnlyHosts { return CarriedValues.areEqual }
    if type.isDynamic || type.type.nominal?.name == "AnyHashable" { return dynamicEquality }
    if let own = ownOperator("==", of: type) { return { try own($0, $1).truth } }
    switch type.type.kind {
    case .tuple(let elements):
      let parts = elements.map { runtime($0.type) }
      return { try Self.equalFields(try $0.fields(), try $1.fields(), parts) }
    case .nominal(let nominal, _): return equality(nominal, type)
    default: return { $0.object === $1.object && $0.word == $1.word }
    }
  }

  private func dynamicEquality(_ left: Value, _ right: Value) throws -> Bool {
    let (type, other) = (try certainType(of: left), try certainType(of: right))
    guard type === other else {
      // Numbers that may be anything are the same if they stand for the same.
      let number = Self.canonical(opened(left), type)
      return number != nil && number == Self.canonical(opened(right), other)
    }
    return try type.equals(opened(left), opened(right))
  }

  /// A number of whatever type: whole ones are told from none by how they are written.
  private enum Canonical: Hashable {
    case whole(Int)
    case large(UInt)
    case broken(Double)
  }

  private static func canonical(_ value: Value, _ type: RuntimeType) -> Canonical? {
    switch type.shape {
    case .integer:
      return type.isUnsignedWord && value.word < 0
        ? .large(UInt(bitPattern: value.word)) : .whole(value.word)
    case .double:
      let number = value.double
      return Int(exactly: number).map(Canonical.whole)
        ?? UInt(exactly: number).map(Canonical.large) ?? .broken(number)
    default: return nil
    }
  }

  private static func equalFields(
    _ left: Pointer, _ right: Pointer, _ types: [RuntimeType]
  ) throws -> Bool {
    for (index, type) in types.enumerated() where !(try type.equals(left[index], right[index])) {
      return false
    }
    return true
  }

  private func equality(
    _ nominal: Nominal, _ type: RuntimeType
  ) -> (Value, Value) throws -> Bool {
    if let wrapped = type.wrapped {
      let form = OptionalForm(wrapping: wrapped.type)
      return { left, right in
        if form.isNothing(left) || form.isNothing(right) {
          return form.isNothing(left) && form.isNothing(right)
        }
        return try wrapped.equals(form.unwrap(left), form.unwrap(right))
      }
    }
    if let library = LibraryTypes.equality(nominal, type, self) { return library }
    if nominal.isKeyPath {
      return { try $0.keyPath().identity == $1.keyPath().identity }
    }
    if nominal.isReference || type.isKept {
      return { $0.object?.objectIdentity == $1.object?.objectIdentity }
    }
    if nominal.kind == .enumeration {
      let payloads = payloadTypes(type)
      return { left, right in
        guard left.word == right.word else { return false }
        guard left.object != nil, payloads.indices.contains(left.word) else { return true }
        return try Self.equalFields(try left.fields(), try right.fields(), payloads[left.word])
      }
    }
    let fields = type.fields.map(\.type)
    return { try Self.equalFields(try $0.fields(), try $1.fields(), fields) }
  }

  /// What the cases of an enum carry.
  func payloadTypes(_ type: RuntimeType) -> [[RuntimeType]] {
    guard let nominal = type.type.nominal else { return [] }
    let own = Substitution(resolver.signature(of: nominal).parameters, type.type.arguments)
    return nominal.cases.map { $0.parameters.map { runtime(concrete(own.apply($0.type))) } }
  }

  // MARK: Hashing

  func hashing(of type: RuntimeType) -> (Value, inout Hasher) throws -> Void {
    switch type.shape {
    case .integer, .boolean: return { $1.combine($0.word) }
    case .double: return { $1.combine($0.double) }
    case .void: return { _, _ in }
    case .value: break
    }
    if type.isKept, type.isOnlyHosts { return CarriedValues.hash }
    if type.isDynamic || type.type.nominal?.name == "AnyHashable" {
      return { [unowned self] value, hasher in
        let (type, held) = (try certainType(of: value), opened(value))
        if let number = Self.canonical(held, type) { return hasher.combine(number) }
        try type.hash(held, &hasher)
      }
    }
    if let own = ownHash(type) { return own }
    if let wrapped = type.wrapped {
      let form = OptionalForm(wrapping: wrapped.type)
      return { value, hasher in
        if form.isNothing(value) {
          hasher.combine(0)
        } else {
          try wrapped.hash(form.unwrap(value), &hasher)
        }
      }
    }
    guard case .nominal(let nominal, _) = type.type.kind else {
      return Self.hashing(fields: type.tupleElements(self))
    }
    if let library = LibraryTypes.hashing(nominal, type, self) { return library }
    if nominal.isKeyPath { return { $1.combine(try $0.keyPath().identity) } }
    if nominal.isReference || type.isKept { return { $1.combine($0.object?.objectIdentity) } }
    if nominal.kind == .enumeration {
      let payloads = payloadTypes(type)
      return { value, hasher in
        hasher.combine(value.word)
        guard value.object != nil, payloads.indices.contains(value.word) else { return }
        for (index, part) in payloads[value.word].enumerated() {
          try part.hash(try value.fields()[index], &hasher)
        }
      }
    }
    return Self.hashing(fields: type.fields.map(\.type))
  }

  /// Field by field: what a struct or a tuple does.
  private static func hashing(
    fields: [RuntimeType]
  ) -> (Value, inout Hasher) throws -> Void {
    { value, hasher in
      for (index, field) in fields.enumerated() {
        try field.hash(try value.fields()[index], &hasher)
      }
    }
  }

  /// `hash(into:)` of the program. The hasher is a box that both sides know.
  private func ownHash(_ type: RuntimeType) -> ((Value, inout Hasher) throws -> Void)? {
    let found = resolver.members("hash", of: type.type, in: signature).first {
      $0.symbol.function?.syntax?.hasBody == true && $0.symbol.function?.labels == ["into"]
    }
    guard let function = found?.symbol.function else { return nil }
    var owner = type
    while function.context.nominal?.kind == .classType,
      owner.type.nominal !== function.context.nominal,
      let above = owner.superclass
    {
      owner = above
    }
    let code = code(for: function, ownSubstitution(owner, function.context))
    return { [unowned self] value, hasher in
      let box = NativeBox(hasher)
      var place = Value(box)
      try frames.aside { frame in
        try withUnsafeMutablePointer(to: &place) { pointer in
          frame[0] = value
          frame[1].word = Int(bitPattern: pointer)
          try code.effect(frame)
        }
      }
      hasher = box.content
    }
  }

  // MARK: Order

  func order(of type: RuntimeType) -> (Value, Value) throws -> Bool {
    switch type.shape {
    case .integer:
      if type.isUnsignedWord {
        return { UInt(bitPattern: $0.word) < UInt(bitPattern: $1.word) }
      }
      return { $0.word < $1.word }
    case .double: return { $0.double < $1.double }
    case .boolean, .void: return { _, _ in false }
    case .value: break
    }
    if type.isDynamic {
      return { [unowned self] left, right in
        let type = try certainType(of: left)
        guard try type === certainType(of: right) else { throw Trap.confused }
        return try type.isLess(opened(left), opened(right))
      }
    }
    if let own = ownOperator("<", of: type) { return { try own($0, $1).truth } }
    if let nominal = type.type.nominal {
      if !nominal.isLibrary, let own = ownOperator("_isLess", of: type) {
        return { try own($0, $1).truth }
      }
      if let less = ForeignType.known(nominal)?.isLess { return less }
      switch nominal.role {
      case .string?, .character?: return { try $0.string() < $1.string() }
      default: break
      }
      if nominal.name == "Substring" { return { try $0.string() < $1.string() } }
      if nominal.isIndexOfText {
        return { StringIndexing.index($0) < StringIndexing.index($1) }
      }
      if nominal.isWord { return { $0.word < $1.word } }
      if nominal.kind == .enumeration { return caseOrder(type) }
    }
    let parts = type.tupleElements(self)
    return { try Self.isLess(try $0.fields(), try $1.fields(), parts) }
  }

  /// The order of cases, where a program asks for it by itself: as they stand, and of two that are
  /// the same by what they carry.
  private func caseOrder(_ type: RuntimeType) -> (Value, Value) throws -> Bool {
    let payloads = payloadTypes(type)
    return { left, right in
      if left.word != right.word { return left.word < right.word }
      guard left.object != nil, payloads.indices.contains(left.word) else { return false }
      return try Self.isLess(try left.fields(), try right.fields(), payloads[left.word])
    }
  }

  private static func isLess(
    _ left: Pointer, _ right: Pointer, _ types: [RuntimeType]
  ) throws -> Bool {
    for (index, type) in types.enumerated() {
      if try type.isLess(left[index], right[index]) { return true }
      if try type.isLess(right[index], left[index]) { return false }
    }
    return false
  }

  // MARK: Raw values

  /// The raw values of the cases of an enum, in their order.
  func rawValues(of nominal: Nominal, _ raw: RuntimeType) throws -> [Value] {
    var next = 0
    return try nominal.cases.map { enumCase in
      if let written = enumCase.syntax.rawValue {
        let emitter = Emitter(self, Substitution(), result: raw.type)
        let value = try frames.aside { try emitter.emit(written, to: raw.type).value($0) }
        next = value.word + 1
        return value
      }
      if raw.shape == .integer {
        defer { next += 1 }
        return Value(word: next)
      }
      return raw.shape == .double ? Value(Double(next)) : Value(enumCase.name)
    }
  }

  // MARK: Going away

  /// The property by which objects of a class make a chain.
  func link(of type: RuntimeType) -> (index: Int, last: Int)? {
    var root = type
    while let above = root.superclass { root = above }
    let links = root.fields.indices.filter { index in
      let field = root.fields[index]
      return field.variable.ownership == .strong && field.type.wrapped === root
    }
    guard links.count == 1, let index = links.first, index < root.fieldCount - 1 else { return nil }
    return (index, root.fieldCount - 1)
  }

  /// What happens when the last reference to an object goes.
  func finish(of type: RuntimeType) -> ((Box) -> Void)? {
    var codes: [FunctionCode] = []
    var next: RuntimeType? = type
    while let here = next {
      let found = here.type.nominal?.members["deinit"].compactMap(\.function).first
      if let found { codes.append(code(for: found, ownSubstitution(here, found.context))) }
      next = here.superclass
    }
    guard !codes.isEmpty else { return nil }
    return { [unowned self] object in
      guard !isDead else { return }
      for code in codes {
        do {
          try frames.aside { frame in
            frame[0] = Value(object)
            try code.effect(frame)
          }
        } catch {
          postponed = error
        }
      }
    }
  }
}

extension Nominal {
  /// `KeyPath` and its relatives, of the library.
  var isKeyPath: Bool { isLibrary && name.hasSuffix("KeyPath") }
}
