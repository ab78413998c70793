/// What a builder of the program makes nothing of.
extension Checker {
  /// Parts that are not of the one type which `buildBlock` takes.
  func refuseParts(_ parts: [(statement: Statement, type: Type)], _ builder: Type) {
    guard isWhole(builder), !hasMember(builder, "buildExpression"),
      let wanted = onlyPart(of: builder)
    else { return }
    for (statement, type) in parts {
      guard case .expression(let expression) = statement.kind, !expression.isControl,
        isOther(expression, plain(type), than: wanted)
      else { continue }
      report(
        "a `\(builder)` is made of `\(wanted)`, and this is a `\(plain(type))`",
        at: expression.position,
        advice: plain(type).isVoid ? "do it before, outside of what is built" : "")
      return
    }
  }

  /// The type of which `buildBlock` takes any number; nil where it has another form, too.
  private func onlyPart(of builder: Type) -> Type? {
    let blocks = overloads(of: Type(.metatype(builder)), named: "buildBlock")
    guard blocks.count == 1, let interface = blocks[0].symbol.function?.interface,
      interface.parameters.count == 1, interface.parameters[0].isVariadic,
      case let type = interface.parameters[0].type, type.contents.isEmpty, type.nominal != nil
    else { return nil }
    return type
  }

  /// Each part is read for itself: a whole number is no `Double` here.
  private func isOther(_ expression: Expression, _ type: Type, than wanted: Type) -> Bool {
    guard isCertain(type), !needsContext(expression) else { return false }
    return !solver.attempt { self.solver.convert(type, to: wanted) }
  }

  /// Of two ways a builder makes one value with `buildEither`.
  func requireEither(_ builder: Type, _ word: String, at position: SourcePosition) {
    guard isWhole(builder) else { return }
    let labels = overloads(of: Type(.metatype(builder)), named: "buildEither")
      .compactMap(\.symbol.function?.labels.first)
    guard !labels.contains("first") || !labels.contains("second") else { return }
    report(
      "\(word) with several ways builds nothing in a `\(builder)`", at: position,
      advice: "give it `buildEither(first:)` and `buildEither(second:)`")
  }
}

extension Expression {
  fileprivate var isControl: Bool {
    switch kind {
    case .branch, .select, .assign: true
    default: false
    }
  }
}
