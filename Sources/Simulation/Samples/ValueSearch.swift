/// Finds a value of a type, as an expression of the program: one that the program itself declares,
/// else a made-up one.
final class ValueSearch {
  private let program: Program
  /// What the bindings among the values lead to.
  private(set) var states: [MadeUpState] = []
  /// Whether anything was made up.
  private(set) var hasMadeUp = false
  private let taste: Taste
  /// The types whose values are being put together.
  private var open: [String] = []

  /// Deeper no value is put together: it ends in one that needs nothing.
  private static let depth = 6
  private static let depthOfOptionals = 3

  /// Which of the values that would do is taken.
  enum Taste: CaseIterable {
    /// One that the program declares; else the simplest.
    case declared
    /// The simplest.
    case simple
    /// For what stops with the simplest: whole numbers are 0, which is a place in a list of one, and
    /// what is optional is there.
    case complete
  }

  init(_ program: Program, _ taste: Taste = .declared) {
    self.program = program
    self.taste = taste
  }

  /// `Row(title: "title", isOn: $isOn)`
  func call(_ type: TypeInfo, _ required: [Parameter]) -> String {
    let known = type.genericNames.reduce(into: [String: TypeReference]()) { known, name in
      known[name] = type.genericBounds[name] ?? TypeReference("Any")
    }
    return call(type, required, known)
  }

  private func call(
    _ type: TypeInfo, _ required: [Parameter], _ known: [String: TypeReference]
  ) -> String {
    let arguments = required.map { parameter in
      let value = self.value(for: parameter, in: type, known)
      return parameter.label.map { "\($0): \(value)" } ?? value
    }
    let call = "\(type.name)(\(arguments.joined(separator: ", ")))"
    return program.mayBeNil(whenMade: type) ? "\(call)!" : call
  }

  private func value(
    for parameter: Parameter, in type: TypeInfo, _ known: [String: TypeReference]
  ) -> String {
    if parameter.attributes.contains(where: { $0.name.hasSuffix("Builder") }),
      parameter.type?.isFunction != true
    {
      return "{ \(value(parameter.type, named: parameter.name, in: type, known)) }"
    }
    return rawValue(for: parameter, in: type)
      ?? value(parameter.type, named: parameter.name, in: type, known)
  }

  /// What a type makes an enumeration of is one of its raw values.
  private func rawValue(for parameter: Parameter, in type: TypeInfo) -> String? {
    guard let wanted = parameter.type?.name, ["String", "Int"].contains(wanted) else { return nil }
    var names = FreeNames()
    for property in type.computed.values { names.visit(property.getter ?? []) }
    guard
      let meant = names.rawValues[parameter.name].flatMap({ program.type(named: $0, in: type) }),
      let first = meant.cases.first
    else { return nil }
    hasMadeUp = true
    if let written = first.rawValue.flatMap(program.text(of:)) { return written }
    return wanted == "String" ? "\"\(first.name)\"" : "0"
  }

  /// - Parameters:
  ///   - name: What the value is called where it is wanted: a text shows it.
  ///   - known: What generic parameters stand for.
  func value(
    _ type: TypeReference?, named name: String, in context: TypeInfo? = nil,
    _ known: [String: TypeReference] = [:]
  ) -> String {
    guard let type else { return "1" }
    if let meant = known[type.name], meant.name != type.name {
      return value(meant, named: name, in: context, known)
    }
    let written = type.enclosing.flatMap { program.types[$0] } ?? context
    if let alias = written?.aliases[type.name] ?? program.aliases[type.name],
      alias.name != type.name
    {
      return value(alias, named: name, in: context, known)
    }
    if type.name == BindingValue.typeName || type.name.hasPrefix("FocusState") {
      return state(type, named: name, in: context, known)
    }
    if let info = program.type(type, in: context), !info.isFramework, info.kind != .outside {
      return value(of: info, type, named: name, known)
    }
    hasMadeUp = true
    return structural(type, named: name, in: context, known)
      ?? MadeUpValues.text(of: type, named: name, isFromZero: taste == .complete)
      ?? "\(type.text)()"
  }

  private func state(
    _ type: TypeReference, named name: String, in context: TypeInfo?,
    _ known: [String: TypeReference]
  ) -> String {
    hasMadeUp = true
    let inner = type.arguments.first ?? TypeReference("Bool")
    let text = value(inner, named: name, in: context, known)
    let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
    var unique = "$" + plain
    while states.contains(where: { $0.name == unique }) { unique += "2" }
    if let initial = SourceReader.expression(in: SourceFile(path: "root", text: text)) {
      states.append(MadeUpState(name: unique, type: inner, initial: initial))
    }
    return unique
  }

  /// Types that are put together of others.
  private func structural(
    _ type: TypeReference, named name: String, in context: TypeInfo?,
    _ known: [String: TypeReference]
  ) -> String? {
    func inside(_ type: TypeReference?) -> String { value(type, named: name, in: context, known) }
    switch type.name {
    case "Optional":
      guard taste == .complete, let wrapped = type.arguments.first,
        open.count < Self.depthOfOptionals, !program.isMentioned(wrapped, in: open)
      else { return "nil" }
      return inside(wrapped)
    case "Array", "Set":
      guard let element = type.arguments.first, open.count < Self.depth - 1,
        !program.isMentioned(element, in: open)
      else { return "[]" }
      return "[\(inside(element))]"
    case "Dictionary": return "[:]"
    case "()":
      let labels = type.labels ?? []
      let parts = type.arguments.enumerated().map { index, element in
        (labels[safe: index].flatMap { $0 }.map { "\($0): " } ?? "") + inside(element)
      }
      return "(\(parts.joined(separator: ", ")))"
    case "->":
      let parameters = type.arguments.dropLast().map { _ in "_" }.joined(separator: ", ")
      let head = parameters.isEmpty ? "" : "\(parameters) in"
      let result = type.result.map { $0.name == "Void" ? "" : inside($0) } ?? ""
      let inside = [head, result].filter { !$0.isEmpty }.joined(separator: " ")
      return inside.isEmpty ? "{}" : "{ \(inside) }"
    default: return bounded(type, named: name, in: context, known)
    }
  }

  /// `any Loader`, `some View`, `Loader & Sendable`: a type of the program that conforms.
  private func bounded(
    _ type: TypeReference, named name: String, in context: TypeInfo?,
    _ known: [String: TypeReference]
  ) -> String? {
    for prefix in ["some ", "any "] where type.name.hasPrefix(prefix) {
      let bound = TypeReference(
        String(type.name.dropFirst(prefix.count)), enclosing: type.enclosing)
      return value(bound, named: name, in: context, known)
    }
    guard type.name.contains("&") else { return nil }
    let parts = type.name.split(separator: "&").map { TypeReference(String($0).trimmingSpaces) }
    let most = parts.first { program.type($0)?.kind == .protocolType } ?? parts.first
    return value(most, named: name, in: context, known)
  }

  // MARK: Types of the program

  private func value(
    of info: TypeInfo, _ use: TypeReference, named name: String, _ known: [String: TypeReference]
  ) -> String {
    if taste != .simple, let declared = DeclaredValues(program).text(of: info) { return declared }
    guard open.count < Self.depth, !open.contains(info.name) else { return "\(info.name)()" }
    open.append(info.name)
    defer { open.removeLast() }
    var inner = known
    for (index, generic) in info.genericNames.enumerated() {
      let given = use.arguments[safe: index].map { known[$0.name] ?? $0 }
      inner[generic] = given ?? info.genericBounds[generic] ?? TypeReference("Any")
    }
    switch info.kind {
    case .enumeration: return enumCase(of: info, inner)
    case .protocolType: return conforming(to: info, named: name, inner)
    case .structure, .classType, .outside:
      let required = program.requiredArguments(of: info)[0]
      if !required.isEmpty || info.kind == .structure { hasMadeUp = true }
      return call(info, required, inner)
    }
  }

  private func enumCase(of info: TypeInfo, _ known: [String: TypeReference]) -> String {
    hasMadeUp = true
    guard let first = info.cases.first(where: \.parameters.isEmpty) ?? info.cases.first else {
      return "\(info.name)()"
    }
    let payload = first.parameters.map { parameter in
      let value = self.value(parameter.type, named: parameter.name, in: info, known)
      return parameter.label.map { "\($0): \(value)" } ?? value
    }
    return "\(info.name).\(first.name)"
      + (payload.isEmpty ? "" : "(\(payload.joined(separator: ", ")))")
  }

  private func conforming(
    to info: TypeInfo, named name: String, _ known: [String: TypeReference]
  ) -> String {
    let all = program.order.compactMap { program.types[$0] }.filter {
      $0.kind != .protocolType && program.conforms($0, to: info.name) && !open.contains($0.name)
    }
    let best = all.min { SampleName.rank($0.name) < SampleName.rank($1.name) }
    guard let best else {
      hasMadeUp = true
      return "\(info.name)()"
    }
    return value(of: best, TypeReference(best.name), named: name, known)
  }
}

extension Program {
  fileprivate func isMentioned(_ type: TypeReference, in names: [String]) -> Bool {
    self.type(type).map { names.contains($0.name) } ?? false
  }
}
