import SwiftParser
import SwiftSyntax

/// What the compiler writes by itself for types that can be encoded and decoded. It is written here
/// as Swift, too, and read like what the program says.
struct DerivedCoding {
  let resolver: Resolver
  let nominal: Nominal
  /// The type of the wrapper around a property; nil where there is none.
  var wrapperType: (Variable) -> Type? = { _ in nil }

  /// `CodingKeys` of a type that promises to be encoded or decoded and does not say by which names.
  func keys() -> TypeSyntax? {
    guard isPromised, !isRaw else { return nil }
    let names = nominal.kind == .enumeration ? nominal.cases.map(\.name) : properties.map(\.name)
    guard case .type(let syntax)? = read(keysText("CodingKeys", names)).first else { return nil }
    return syntax
  }

  /// `encode(to:)`
  func encoding() -> Function? {
    let body =
      isRaw ? encodingRaw : nominal.kind == .enumeration ? encodingCases : encodingProperties
    return function("func encode(to encoder: any Encoder) throws {\n\(body)\n}")
  }

  /// `init(from:)`
  func decoding() -> Function? {
    let body =
      isRaw ? decodingRaw : nominal.kind == .enumeration ? decodingCases : decodingProperties
    return function("init(from decoder: any Decoder) throws {\n\(body)\n}")
  }

  // MARK: Raw values

  private var isRaw: Bool { nominal.rawType != nil || conforms("RawRepresentable") }

  private var encodingRaw: String {
    "var container = encoder.singleValueContainer(); try container.encode(self.rawValue)"
  }

  private var decodingRaw: String {
    let property = nominal.members["rawValue"].lazy.compactMap(\.variable).first
    let raw = (nominal.rawType ?? property?.type).map { "\($0)" } ?? "RawValue"
    return """
      let container = try decoder.singleValueContainer()
      let raw = try container.decode(\(raw).self)
      guard let made = __fromRaw(raw, as: Self.self) else {
        throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, \
      debugDescription: "Cannot initialize \\(Self.self) from invalid \\(\(raw).self) value \\(raw)"))
      }
      self = made
      """
  }

  // MARK: Properties

  /// The stored properties for which there are keys.
  private var coded: [Variable] {
    guard let names = keys("CodingKeys") else { return properties }
    return properties.filter { names.contains($0.name) }
  }

  private var properties: [Variable] {
    nominal.storedProperties.filter { $0.syntax?.modifiers.isLazy != true }
  }

  private var encodingProperties: String {
    var lines: [String] = []
    if isInherited("encode") { lines.append("try super.encode(to: encoder)") }
    lines.append("var container = encoder.container(keyedBy: CodingKeys.self)")
    for variable in coded {
      let form = isPresent(variable) ? "encode" : "encodeIfPresent"
      lines.append(
        "try container.\(form)(self.`\(storage(variable))`, forKey: .`\(variable.name)`)")
    }
    return lines.joined(separator: "\n")
  }

  private var decodingProperties: String {
    // What has nothing to be decoded takes whatever there is, and does not look at it.
    var lines =
      coded.isEmpty ? [] : ["let container = try decoder.container(keyedBy: CodingKeys.self)"]
    for variable in coded where variable.isMutable || variable.syntax?.initial == nil {
      let type = wrapperType(variable) ?? variable.type
      let value = decoded(type, variable.name, from: "container")
      lines.append("self.`\(storage(variable))` = \(value)")
    }
    if nominal.superclass != nil {
      lines.append(isInherited("init") ? "try super.init(from: decoder)" : "super.init()")
    }
    return lines.joined(separator: "\n")
  }

  /// What is written down of a property: the wrapper of one that has one.
  private func storage(_ variable: Variable) -> String {
    wrapperType(variable) == nil ? variable.name : "_" + variable.name
  }

  /// It has a place in every text; one without is for an optional.
  private func isPresent(_ variable: Variable) -> Bool {
    wrapperType(variable) != nil || variable.type.wrapped == nil
  }

  /// The call that decodes a value of a type.
  private func decoded(
    _ type: Type, _ key: String, of owner: String = "", from container: String
  ) -> String {
    let form = type.wrapped == nil ? "decode" : "decodeIfPresent"
    guard isAddedByProgram(form) else { return "try \(container)._\(form)(.`\(key)`)" }
    // It may mean a function of the program: that is told by the type.
    let name = "__\(owner)\(key)"
    let context = Context(.nominal(nominal), in: nominal.context, resolver: resolver)
    nominal.members.add(.alias(Alias(name, of: type.wrapped ?? type, context: context)), as: name)
    return "try \(container).\(form)(\(name).self, forKey: .`\(key)`)"
  }

  private func isAddedByProgram(_ name: String) -> Bool {
    ["KeyedDecodingContainer", "KeyedDecodingContainerProtocol"].contains { container in
      resolver.library(container)?.members[name].contains { symbol in
        symbol.function.map { !$0.isOfLibrary } ?? false
      } ?? false
    }
  }

  /// The class above can it, too.
  private func isInherited(_ member: String) -> Bool {
    guard let superclass = nominal.superclass?.nominal else { return false }
    return DerivedCoding(resolver: resolver, nominal: superclass).conforms(
      member == "init" ? "Decodable" : "Encodable")
  }

  // MARK: Cases

  private func caseKeys(_ one: EnumCase) -> String {
    one.name.prefix(1).uppercased() + one.name.dropFirst() + "CodingKeys"
  }

  /// The names of the values of a case, in their order; nil of one for which its keys have none.
  private func parts(_ one: EnumCase) -> [String?] {
    let names = one.parameters.enumerated().map { $1.label ?? "_\($0)" }
    guard let own = keys(caseKeys(one)) else { return names }
    return names.map { own.contains($0) ? $0 : nil }
  }

  /// The cases that have a key.
  private var codedCases: [EnumCase] {
    guard let names = keys("CodingKeys") else { return nominal.cases }
    return nominal.cases.filter { names.contains($0.name) }
  }

  /// What the program, or what was derived before, has for keys of a name.
  private func keys(_ name: String) -> Set<String>? {
    guard case .nominal(let enumeration)? = nominal.members.types(name).first else { return nil }
    return Set(enumeration.cases.map(\.name))
  }

  private var nestedKeys: String {
    codedCases.filter { keys(caseKeys($0)) == nil }
      .map { keysText(caseKeys($0), parts($0).compactMap(\.self)) }.joined(separator: "\n")
  }

  private var encodingCases: String {
    let coded = Set(codedCases.map(\.name))
    let cases = nominal.cases.map { coded.contains($0.name) ? encoding($0) : refusal($0) }
    return """
      \(nestedKeys)
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      \(cases.joined(separator: "\n"))
      }
      """
  }

  private func encoding(_ one: EnumCase) -> String {
    let names = parts(one)
    let pattern = names.enumerated().map { $1 == nil ? "_" : "let part\($0)" }
    let lines = zip(one.parameters, names).enumerated().compactMap { index, part -> String? in
      guard let name = part.1 else { return nil }
      let form = part.0.type.wrapped == nil ? "encode" : "encodeIfPresent"
      return "try nested.\(form)(part\(index), forKey: .`\(name)`)"
    }
    return """
      case .`\(one.name)`\(names.isEmpty ? "" : "(\(pattern.joined(separator: ", ")))"):
        var nested = container.nestedContainer(keyedBy: \(caseKeys(one)).self, forKey: .`\(one.name)`)
        \(lines.isEmpty ? "_ = nested.codingPath" : lines.joined(separator: "\n  "))
      """
  }

  private func refusal(_ one: EnumCase) -> String {
    """
    case .`\(one.name)`:
      throw EncodingError.invalidValue(self, EncodingError.Context(codingPath: encoder.codingPath, \
    debugDescription: "Case '\(one.name)' cannot be encoded because it is not defined in CodingKeys."))
    """
  }

  private var decodingCases: String {
    let cases = codedCases.map { one -> String in
      let values = zip(one.parameters, parts(one)).compactMap { parameter, name -> String? in
        guard let name else { return nil }
        let label = parameter.label.map { "\($0): " } ?? ""
        return label + decoded(parameter.type, name, of: one.name + "_", from: "nested")
      }
      let payload = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
      return """
        case .`\(one.name)`:
          let nested = try container.nestedContainer(keyedBy: \(caseKeys(one)).self, forKey: .`\(one.name)`)
          _ = nested.codingPath
          self = .`\(one.name)`\(payload)
        """
    }
    return """
      \(nestedKeys)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let found = container.allKeys
      guard found.count == 1 else {
        throw DecodingError.typeMismatch(Self.self, DecodingError.Context(codingPath: \
      container.codingPath, debugDescription: "Invalid number of keys found, expected one."))
      }
      switch found[0] {
      \(cases.joined(separator: "\n"))
      }
      """
  }

  // MARK: Reading

  /// It says so itself, or a class above does.
  private var isPromised: Bool { conforms("Encodable") || conforms("Decodable") }

  private func conforms(_ name: String) -> Bool {
    guard let wanted = resolver.library(name) else { return false }
    _ = resolver.signature(of: nominal)
    return resolver.conforms(nominal.selfType, to: wanted, in: resolver.signature(of: nominal))
      == .yes
  }

  private func keysText(_ name: String, _ cases: [String]) -> String {
    let list = cases.map { "`\($0)`" }.joined(separator: ", ")
    let isAlone = cases.isEmpty ? "" : "case \(list)"
    return "@stored enum \(name): CodingKey { \(isAlone) }"
  }

  private func function(_ text: String) -> Function? {
    guard case .type(let around)? = read("struct Around {\n\(text)\n}").first,
      case .function(let syntax)? = around.members.first
    else { return nil }
    let context = Context(.nominal(nominal), in: nominal.context, resolver: resolver)
    return resolver.function(of: syntax, in: context)
  }

  private func read(_ text: String) -> [Declaration] {
    guard let interface = resolver.interface else { return [] }
    let reader = SourceReader(
      file: Int(SourcePosition.nowhere.file), operators: interface.operators,
      platform: resolver.platform)
    return reader.file(Parser.parse(source: text)).declarations
  }
}

extension Resolver {
  /// Makes `CodingKeys` known to a type that does not declare it.
  func declareCodingKeys(of nominal: Nominal) {
    guard nominal.kind != .protocolType,
      let syntax = DerivedCoding(resolver: self, nominal: nominal).keys()
    else { return }
    let context = Context(.nominal(nominal), in: nominal.context, resolver: self)
    let keys = self.nominal(of: syntax, in: context, module: program)
    nominal.members.add(.nominal(keys), as: "CodingKeys")
  }
}
