/// Whether each value of a `switch` has a case.
///
/// Patterns are looked at column by column: a value of a type with few forms needs each of its forms
/// to be covered, any other one a pattern that takes everything.
struct Exhaustiveness {
  let resolver: Resolver
  /// Nobody waits for the last of very many combinations.
  private var steps = 4_000

  /// A form that values of a type have: a case, `true`, a tuple.
  struct Form {
    var name: String
    var parts: [Type]
  }

  /// What a pattern takes.
  fileprivate enum Taken {
    case everything
    case form(String, [Pattern?])
    /// Some of the values; which ones is not known.
    case some
  }

  init(resolver: Resolver) { self.resolver = resolver }

  /// The forms of a type that no pattern takes; nil where what there are is not known.
  mutating func missing(in type: Type, _ patterns: [Pattern]) -> [Form]? {
    let rows = patterns.map { [$0 as Pattern?] }
    guard let forms = forms(of: type) else {
      if type.hasUnknown { return nil }
      return covers([type], rows) ? [] : nil
    }
    return forms.filter { !covers($0.parts, narrowed(rows, to: $0, of: type)) }
  }

  /// Whether all values of some types are taken by rows of patterns; nil stands for any value.
  mutating func covers(_ types: [Type], _ rows: [[Pattern?]]) -> Bool {
    steps -= 1
    guard steps > 0 else { return true }
    guard let first = types.first else { return !rows.isEmpty }
    if rows.contains(where: { row in row.allSatisfy { $0 == nil } }) { return true }
    guard let forms = forms(of: first) else {
      // What an unknown type has is not asked, nor a library's enum of which no more is known.
      if first.hasUnknown || first.nominal?.kind == .enumeration, !rows.isEmpty { return true }
      let rest = rows.filter { taken($0[0], of: first).isEverything }.map { Array($0.dropFirst()) }
      return covers(Array(types.dropFirst()), rest)
    }
    for form in forms {
      let rest = narrowed(rows, to: form, of: first)
      guard covers(form.parts + types.dropFirst(), rest) else { return false }
    }
    return true
  }

  /// The rows that take values of a form, with a column for each part of it.
  private func narrowed(_ rows: [[Pattern?]], to form: Form, of type: Type) -> [[Pattern?]] {
    rows.compactMap { row in
      let rest = row.dropFirst()
      switch taken(row[0], of: type) {
      case .everything: return form.parts.map { _ in nil } + rest
      case .form(form.name, let parts):
        if parts.count == form.parts.count { return parts + rest }
        // One pattern for all parts, as a tuple.
        guard parts.count == 1 || parts.isEmpty else {
          // It names more or fewer than there are, and that is said.
          return form.parts.map { _ in nil } + rest
        }
        guard let whole = parts.first.flatMap({ $0 }), !whole.takesEverything else {
          return form.parts.map { _ in nil } + rest
        }
        guard case .tuple(let elements) = whole.kind, elements.count == form.parts.count else {
          return nil
        }
        return elements.map(\.pattern) + rest
      case .form, .some: return nil
      }
    }
  }

  // MARK: Forms

  private func forms(of type: Type) -> [Form]? {
    switch type.kind {
    case .tuple(let elements) where elements.count != 1:
      return [Form(name: "()", parts: elements.map(\.type))]
    case .nominal(let nominal, let arguments):
      if nominal.role == .boolean {
        return [Form(name: "true", parts: []), Form(name: "false", parts: [])]
      }
      guard nominal.kind == .enumeration, nominal.hasAllCases, !nominal.cases.isEmpty
      else { return nil }
      let own = Substitution(resolver.signature(of: nominal).parameters, arguments)
      return nominal.cases.compactMap { one in
        let parts = one.parameters.map {
          resolver.normalized(own.apply($0.type), in: GenericSignature())
        }
        // `.failure` of a `Result<Int, Never>` is never made.
        if parts.contains(where: { $0.nominal?.role == .never }) { return nil }
        return Form(name: one.name, parts: parts)
      }
    default: return nil
    }
  }

  private func taken(_ pattern: Pattern?, of type: Type) -> Taken {
    guard let pattern, !pattern.takesEverything else { return .everything }
    switch pattern.kind {
    case .tuple(let elements) where elements.count == 1: return taken(elements[0].pattern, of: type)
    case .tuple(let elements): return .form("()", elements.map(\.pattern))
    case .optional(let inner): return .form("some", [inner])
    case .enumCase(_, let name, let payload):
      if type.nominal?.role == .optional, name != "some", name != "none" {
        return .form("some", [pattern])
      }
      return .form(name, payload?.map(\.pattern) ?? [])
    case .expression(let expression): return taken(expression, pattern, of: type)
    case .cast(let inner, let written) where isAlways(type, written): return taken(inner, of: type)
    default: return .some
    }
  }

  /// `let error as NSError`, which each error is.
  private func isAlways(_ type: Type, _ written: WrittenType) -> Bool {
    switch (type.kind, written.kind) {
    case (.existential(let existential), _):
      existential.bounds.contains { $0.nominal.role == .error }
        && ["Error", "NSError"].contains(written.lastName)
    case (.nominal(let nominal, let arguments), .array(let element)):
      nominal.role == .array && arguments.allSatisfy { isAlways($0, element) }
    default: false
    }
  }

  private func taken(_ expression: Expression, _ pattern: Pattern, of type: Type) -> Taken {
    let isOptional = type.nominal?.role == .optional
    switch expression.kind {
    case .nothing: return .form("none", [])
    case .boolean(let value): return isOptional ? .form("some", [pattern]) : .form("\(value)", [])
    case .member(_, let name), .implicitMember(let name):
      if isOptional, name.base != "none" { return .form("some", [pattern]) }
      guard case .nominal(let nominal, _) = type.kind,
        nominal.cases.contains(where: { $0.name == name.base })
      else { return .some }
      return .form(name.base, [])
    default: return .some
    }
  }
}

extension Exhaustiveness.Taken {
  fileprivate var isEverything: Bool { if case .everything = self { true } else { false } }
}

extension Nominal {
  /// Whether all cases of an enum are known.
  fileprivate var hasAllCases: Bool {
    declaresAll || role == .optional || syntax?.modifiers.has("completeStatics") == true
  }
}
