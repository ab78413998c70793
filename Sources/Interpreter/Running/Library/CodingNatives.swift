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
    var coding = DerivedCoding(resolver: resolver, nominal: nominal)
    coding.wrapperType = { [unowned self] in checker.wrapperTypes(of: $0).first }
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
