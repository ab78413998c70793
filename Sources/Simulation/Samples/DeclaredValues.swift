/// Values of a type that the program itself declares somewhere.
struct DeclaredValues {
  private let program: Program

  init(_ program: Program) { self.program = program }

  /// The expression that leads to one: what the app holds, a static like `shared`, an initialiser
  /// without parameters for a class, a sample. Nil if there is none.
  func text(of type: TypeInfo) -> String? {
    guard type.kind != .protocolType else { return nil }
    let statics = staticValues(of: type)
    guard type.kind == .classType else { return statics.first?.text ?? globalValue(of: type) }
    if let held = heldByApp(type) { return held }
    if let shared = statics.first(where: { $0.rank == 0 }) { return shared.text }
    if program.requiredArguments(of: type)[0].isEmpty { return "\(type.name)()" }
    return statics.first?.text ?? globalValue(of: type)
  }

  /// `@StateObject private var store = Store()` in the app.
  private func heldByApp(_ type: TypeInfo) -> String? {
    let holders = program.order.compactMap { program.types[$0] }.filter {
      $0.has("main") || program.conforms($0, to: .app)
    }
    for property in holders.flatMap(\.stored) where isOf(type, property) {
      guard let initial = property.initial, let text = program.text(of: initial) else { continue }
      // What is named inside the app is not visible outside.
      if case .name = initial.kind { continue }
      if case .implicitMember = initial.kind.head { return type.name + text }
      return text
    }
    return nil
  }

  private func staticValues(of type: TypeInfo) -> [(text: String, rank: Int)] {
    let properties = type.statics.values.filter { isOf(type, $0) }.map {
      (name: $0.name, rank: SampleName.rank($0.name), place: $0.place)
    }
    let functions = type.staticMethods.values.joined().filter { function in
      function.result.flatMap { program.type($0, in: type) } === type
        && function.parameters.allSatisfy { $0.defaultValue != nil }
        && SampleName.rank(function.name) < SampleName.last
    }.map { (name: $0.name + "()", rank: SampleName.rank($0.name), place: $0.place) }
    return (properties + functions).sorted {
      ($0.rank, $0.place.file, $0.place.line) < ($1.rank, $1.place.file, $1.place.line)
    }.map { ("\(type.name).\($0.name)", $0.rank) } + staticCollections(of: type)
  }

  private func staticCollections(of type: TypeInfo) -> [(text: String, rank: Int)] {
    type.statics.values.filter { property in
      property.type?.element.flatMap { program.type($0, in: type) } === type
        && SampleName.rank(property.name) < SampleName.last
    }.sorted { $0.name < $1.name }.map { ("\(type.name).\($0.name)[0]", SampleName.last) }
  }

  /// `let previewSong = Song(…)` at the top of a file.
  private func globalValue(of type: TypeInfo) -> String? {
    for variable in program.variables {
      guard case .bind(let name, _) = variable.pattern else { continue }
      if let written = variable.type {
        if program.type(written) === type { return name }
        if written.element.flatMap({ program.type($0) }) === type { return "\(name)[0]" }
      } else if let initial = variable.initial, makes(type, initial) {
        return name
      }
    }
    return nil
  }

  private func isOf(_ type: TypeInfo, _ property: PropertyDeclaration) -> Bool {
    if let written = property.type { return program.type(written, in: type) === type }
    if let initial = property.initial { return makes(type, initial) }
    return false
  }

  /// `Store()`, `Store.shared`, `Store.init()`, `Self()`
  private func makes(_ type: TypeInfo, _ expression: Expression) -> Bool {
    switch expression.kind {
    case .call(let callee, _):
      if case .member(let base, "init") = callee.kind { return names(type, base) }
      return names(type, callee)
    case .member(let base, let name):
      return names(type, base) && (type.statics[name].map { isOf(type, $0) } ?? false)
    default: return false
    }
  }

  private func names(_ type: TypeInfo, _ expression: Expression) -> Bool {
    guard let name = expression.sourceText else { return false }
    return name == "Self" || program.type(named: name) === type
  }
}

/// What names say of what they stand for.
enum SampleName {
  /// Nothing speaks for it.
  static let last = 3

  /// The lower, the likelier it is meant to be taken.
  static func rank(_ name: String) -> Int {
    let name = name.lowercased()
    if ["shared", "sharedinstance", "current", "instance", "main"].contains(name) { return 0 }
    let words = [
      "preview", "sample", "example", "mock", "placeholder", "stub", "fake", "dummy", "demo",
    ]
    if words.contains(where: name.contains) { return 1 }
    return ["default", "standard", "empty", "test", "live", "initial"].contains(
      where: name.contains)
      ? 2 : last
  }
}
