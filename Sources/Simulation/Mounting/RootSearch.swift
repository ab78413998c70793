import Interpreter

/// Finds what is meant by the name of a root, and the ways to put it on the screen.
struct RootSearch {
  private let program: Program

  init(_ program: Program) { self.program = program }

  /// - Parameter root: A type, a preview or an expression; nil is what the program itself shows.
  /// - Returns: At least one; the first that can be mounted is meant.
  /// - Throws: ``SourceError`` if there is no such thing.
  func candidates(for root: String?) throws -> [RootCandidate] {
    guard let root = root?.trimmingSpaces else { return try ownRoot() }
    if let preview = try namedPreview(root) { return [preview] }
    if let type = try declaredType(root) { return candidates(showing: type) }
    return [try written(root)]
  }

  // MARK: Nothing is named

  private func ownRoot() throws -> [RootCandidate] {
    if let app = program.apps.first { return [try written("\(app)()")] }
    if let delegate = program.windowDelegate,
      let launch = call("rootViewOfWindow(\(delegate)())", named: delegate)
    {
      return [launch]
    }
    if let preview = program.previews.first { return [candidate(preview, named: "Preview")] }
    guard let name = program.defaultRoot, let type = program.types[name] else {
      throw refusal(
        "no type here conforms to View; there is nothing to put on the screen",
        in: program.files.first?.path ?? "")
    }
    let needsSomething = needsObjects(type) || !isMadeOfNothing(type)
    if needsSomething, let provider = providers.last(where: { mentions(type, in: $0) }) {
      return candidates(showing: provider)
    }
    var all = candidates(showing: type)
    // What is missing is missing in the program, too.
    for index in all.indices { all[index].isHelped = false }
    return all
  }

  private func needsObjects(_ type: TypeInfo) -> Bool {
    type.stored.contains { $0.type?.wrapped == nil && $0.objectRequest != nil }
  }

  // MARK: Previews

  /// `preview`, `preview 2`, `preview "Full cart"`
  private func namedPreview(_ root: String) throws -> RootCandidate? {
    let words = root.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.first == "preview" else { return nil }
    guard let wanted = words.last?.trimmingQuotes, words.count > 1 else {
      guard let first = program.previews.first else { throw refusal("there is no #Preview") }
      return helped(candidate(first, named: "Preview"))
    }
    let named = program.previews.first { $0.name == wanted }
    let counted = Int(wanted).flatMap { program.previews[safe: $0 - 1] }
    if let preview = named ?? counted { return helped(candidate(preview, named: "Preview")) }
    let names = program.previews.enumerated().map { index, preview in
      preview.name.map { "\"\($0)\"" } ?? "\(index + 1)"
    }
    throw refusal(
      "no preview is called \(wanted); "
        + (names.isEmpty ? "there is none" : "\(names.thereAre) \(Self.some(names))"))
  }

  private func candidate(_ preview: PreviewDeclaration, named name: String) -> RootCandidate {
    RootCandidate(name: name, statements: preview.statements)
  }

  private func helped(_ candidate: RootCandidate) -> RootCandidate {
    var candidate = candidate
    candidate.isHelped = true
    return candidate
  }

  private var providers: [TypeInfo] {
    program.order.compactMap { program.types[$0] }.filter {
      program.conforms($0, to: "PreviewProvider")
    }
  }

  private func mentions(_ type: TypeInfo, in provider: TypeInfo) -> Bool {
    mentions(type, in: provider.statics["previews"]?.getter ?? [])
  }

  private func mentions(_ type: TypeInfo, in statements: [Statement]) -> Bool {
    var names = FreeNames()
    names.visit(statements)
    return names.found.contains(type.lastName) || names.found.contains(type.name)
  }

  /// Those that show a view, the ones of its own file first.
  private func previews(showing type: TypeInfo) -> [RootCandidate] {
    var found: [(candidate: RootCandidate, place: SourcePlace)] = []
    for preview in program.previews where mentions(type, in: preview.statements) {
      var candidate = candidate(preview, named: type.name)
      let name = preview.name.map { " \"\($0)\"" } ?? ""
      candidate.way = .preview
      candidate.wanted = type
      candidate.remark = MountRemark(
        text: "\(type.name) is mounted as #Preview\(name) shows it", place: preview.place)
      found.append((candidate, preview.place))
    }
    for provider in providers where mentions(type, in: provider) {
      guard var candidate = candidate(of: provider) else { continue }
      candidate.name = type.name
      candidate.way = .preview
      candidate.wanted = type
      candidate.remark = MountRemark(
        text: "\(type.name) is mounted as \(provider.name) shows it", place: provider.place)
      found.append((candidate, provider.place))
    }
    let file = type.place.file
    return found.sorted { first, _ in first.place.file == file }.map { helped($0.candidate) }
  }

  private func candidate(of provider: TypeInfo) -> RootCandidate? {
    provider.statics["previews"]?.getter.map {
      RootCandidate(name: provider.name, statements: $0, type: provider)
    }
  }

  // MARK: Types

  /// The view, app or provider that a name means, nested ones by their last name. Nil if the text
  /// is no name of a type.
  private func declaredType(_ root: String) throws -> TypeInfo? {
    let parts = root.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy(\.isIdentifier) else { return nil }
    if let exact = program.types[root], isRoot(exact) { return exact }
    let nested = program.order.compactMap { program.types[$0] }.filter {
      $0.name.hasSuffix(".\(root)") && isRoot($0)
    }
    if nested.count > 1 {
      throw refusal("\(root) may be \(Self.some(nested.map(\.name))); name one of them")
    }
    if let only = nested.first { return only }
    let isMember = parts.count > 1 && program.types[String(parts[0])] != nil
    if isMember || program.declaresValue(root) { return nil }
    throw unknownView(root)
  }

  private func isRoot(_ type: TypeInfo) -> Bool {
    guard !type.isFramework, type.kind != .protocolType, type.kind != .outside else { return false }
    return FrameworkProtocol.ofRoots.contains { program.conforms(type, to: $0) }
  }

  private func candidates(showing type: TypeInfo) -> [RootCandidate] {
    if program.conforms(type, to: .previewProvider) {
      return candidate(of: type).map { [helped($0)] } ?? []
    }
    var all: [RootCandidate] = []
    let isAlone = isMadeOfNothing(type)
    if isAlone, let plain = call("\(type.name)()", named: type.name) {
      all.append(program.apps.contains(type.name) ? plain : helped(plain))
    }
    all += previews(showing: type).prefix(Self.previewLimit)
    for taste in ValueSearch.Taste.allCases {
      for required in program.requiredArguments(of: type).prefix(Self.initializerLimit)
      where !required.isEmpty {
        all.append(contentsOf: madeUp(type, required, taste))
      }
    }
    return all
  }

  /// So many are tried.
  private static let previewLimit = 3
  private static let initializerLimit = 3

  private func isMadeOfNothing(_ type: TypeInfo) -> Bool {
    program.requiredArguments(of: type)[0].isEmpty
  }

  private func madeUp(_ type: TypeInfo, _ required: [Parameter], _ taste: ValueSearch.Taste)
    -> [RootCandidate]
  {
    let values = ValueSearch(program, taste)
    let text = values.call(type, required)
    guard var candidate = call(text, named: type.name) else { return [] }
    candidate.states = values.states
    candidate.way = values.hasMadeUp ? .madeUp : .declared
    candidate.values = text
    let states = values.states.map { "\($0.name) a state of its own" }
    candidate.remark = MountRemark(
      text: "\(type.name) is mounted with "
        + (values.hasMadeUp ? "made-up values" : "what the program declares") + ": "
        + ([text] + states).joined(separator: ", "), place: type.place)
    return [helped(candidate)]
  }

  private func call(_ text: String, named name: String) -> RootCandidate? {
    SourceReader.expression(in: SourceFile(path: "root", text: text)).map { expression in
      RootCandidate(
        name: name, statements: [Statement(.expression(expression), at: expression.place)])
    }
  }

  // MARK: Expressions

  private func written(_ root: String) throws -> RootCandidate {
    guard
      var candidate = call(root, named: String(root.prefix { $0.isIdentifierPart || $0 == "." }))
    else { throw refusal("'\(root)' is no expression that builds a view") }
    let name = candidate.name
    if name.first?.isUppercase == true, program.type(named: name) == nil,
      program.type(named: String(name.prefix { $0 != "." })) == nil
    {
      throw unknownView(name)
    }
    try checkArguments(candidate)
    candidate.isHelped = !program.apps.contains(name)
    return candidate
  }

  /// `Row()`, where a row needs values.
  private func checkArguments(_ candidate: RootCandidate) throws {
    guard case .expression(let expression)? = candidate.statements.first?.kind,
      case .call(let callee, let arguments) = expression.kind, arguments.isEmpty,
      let type = callee.sourceText.flatMap({ program.type(named: $0) }), !type.isFramework,
      let required = program.requiredArguments(of: type).first, !required.isEmpty
    else { return }
    throw SourceError([
      SourceDiagnostic(
        path: program.path(of: type.place), line: type.place.line, column: type.place.column,
        message: "\(type.name) needs values to be made; name them, as in "
          + "--root '\(type.name)(\(Self.signature(required)))'")
    ])
  }

  /// `…, content: …`
  static func signature(_ required: [Parameter]) -> String {
    required.map { $0.label.map { "\($0): …" } ?? "…" }.joined(separator: ", ")
  }

  // MARK: Refusals

  /// - Parameter path: None where the name of the root is wrong, which stands in no file.
  private func refusal(_ message: String, in path: String = "") -> SourceError {
    SourceError([SourceDiagnostic(path: path, line: 1, column: 1, message: message)])
  }

  private func unknownView(_ name: String) -> SourceError {
    let views = program.views
    guard !views.isEmpty else {
      return refusal(
        "no view is called \(name): no view is declared here at all",
        in: program.files.first?.path ?? "")
    }
    let near = views.filter {
      $0.lowercased().contains(name.lowercased()) || name.lowercased().contains($0.lowercased())
    }
    if near.isEmpty, let meant = Spelling.nearest(to: name, among: views) {
      return refusal("no view is called \(name); did you mean \(meant)?")
    }
    let known = near.isEmpty ? views : near
    return refusal("no view is called \(name); \(known.thereAre) \(Self.some(known))")
  }

  /// A few names.
  private static func some(_ names: [String]) -> String {
    let shown = names.prefix(nameLimit).joined(separator: ", ")
    return names.count > nameLimit ? "\(shown) and \(names.count - nameLimit) more" : shown
  }

  private static let nameLimit = 12
}

extension Program {
  /// Whether a name at the top of a file stands for a value: `sampleRow`.
  fileprivate func declaresValue(_ name: String) -> Bool {
    variables.contains { variable in
      if case .bind(name, _) = variable.pattern { true } else { false }
    }
  }

  /// The last view that no other view mentions, else the last view.
  var defaultRoot: String? {
    let mentioned = namesInViews
    return views.last { !mentioned.contains($0) } ?? views.last
  }

  /// Whether nothing in the program shows a view: it has no app, and no other view mentions it.
  func isOutermost(_ type: TypeInfo) -> Bool {
    apps.isEmpty && windowDelegate == nil
      && namesInViews.isDisjoint(with: [type.name, type.lastName])
  }

  /// What views mention besides themselves.
  private var namesInViews: Set<String> {
    Set(
      views.flatMap { name -> [String] in
        guard let type = types[name] else { return [] }
        var names = FreeNames()
        for property in type.computed.values { names.visit(property.getter ?? []) }
        for function in type.methods.values.joined() { names.visit(function.body ?? []) }
        return names.found.filter { $0 != name }
      })
  }
}

extension TypeInfo {
  /// `Header` of `Card.Header`.
  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

extension StringProtocol {
  fileprivate var isIdentifier: Bool {
    first.map { $0.isLetter || $0 == "_" } == true && allSatisfy(\.isIdentifierPart)
  }
}

extension Character {
  fileprivate var isIdentifierPart: Bool { isLetter || isNumber || self == "_" }
}

extension String {
  fileprivate var trimmingQuotes: String {
    let text = trimmingSpaces
    return text.count > 1 && text.first == "\"" && text.last == "\""
      ? String(text.dropFirst().dropLast()) : text
  }
}
