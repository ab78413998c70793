import Foundation

/// Literals that become localized text: `Text("\(1000)")` shows `1,000`.
extension Evaluator {
  /// Types whose string literals are looked up in a table of translations. Their interpolations
  /// format what they are given for the reader's language.
  static let localizedTypes: Set<String> = [
    localizedKey, "LocalizedStringResource", "String.LocalizationValue", "LocalizationValue",
  ]

  /// The type that `Text` takes.
  static let localizedKey = "LocalizedStringKey"

  func isLocalized(_ type: TypeReference?) -> Bool {
    guard let type else { return false }
    return Self.localizedTypes.contains(type.wrapped?.name ?? type.name)
  }

  /// `LocalizedStringKey("…")`, `String(localized: "…")`, `NSLocalizedString("…", comment: "")`: the
  /// key itself is the text where no table that comes with the program has another one.
  func constructLocalized(_ name: String, _ arguments: [Argument], in scope: Scope) throws -> Value?
  {
    guard let first = arguments.first else { return nil }
    switch name {
    case "String" where first.label == "localized":
      return try translated(first.value, as: "String.LocalizationValue", in: scope)
    case "NSLocalizedString":
      return try translated(first.value, as: Self.localizedKey, in: scope)
    case _ where Self.localizedTypes.contains(name):
      return try translated(first.value, as: name, in: scope)
    default: return nil
    }
  }

  /// A literal is looked up where it stands; another text is a key by itself.
  private func translated(_ key: Expression, as type: String, in scope: Scope) throws -> Value {
    let value = try evaluate(key, as: TypeReference(type), in: scope)
    if case .string = key.kind { return value }
    guard case .string(let text) = value else { return value }
    let found = program.translations[text] ?? text
    return .string(isMarkdown(TypeReference(type)) ? InlineMarkdown.shown(found) : found)
  }

  /// Of the types that are looked up, the one that `Text` takes.
  private func isMarkdown(_ type: TypeReference?) -> Bool {
    (type?.wrapped ?? type)?.name == Self.localizedKey
  }

  /// What a literal that is looked up shows; nil if it shows what is written.
  func localized(
    _ pieces: [(text: String?, specifier: String)], _ values: [String], as type: TypeReference?
  ) -> String? {
    let own = program.translated(pieces, values)
    guard isMarkdown(type) else { return own }
    let places = values.indices.map { TextGap.text(of: $0) ?? values[$0] }
    var number = -1
    let text =
      program.translated(pieces, places)
      ?? pieces.map { piece in
        piece.text
          ?? {
            number += 1
            return places[number]
          }()
      }.joined()
    return InlineMarkdown.isMarked(text) ? InlineMarkdown.shown(text, values) : own
  }

  /// What a formatter makes of a value, on whichever side it was made; nil where it makes nothing.
  func written(_ value: Value, by formatter: Value, at place: SourcePlace) throws -> Value? {
    var formatter = unwrapped(formatter)
    if case .native(let held as EngineHeldValue) = formatter {
      // A number in an object is no object of the engine's.
      let number = NumberObject.converted(from: value, in: self)?.number.doubleValue
      let subject = CallArgument(label: "for", value: number.map(Value.double) ?? value)
      return try held.call("string", [subject], in: self, at: place).map(unwrapped)
    }
    let subject = CallArgument(label: "for", value: value)
    return try callLibrary("string", on: &formatter, [subject], at: place).map(unwrapped)
  }

  /// One interpolation of a localized literal.
  func localized(_ value: Value, _ arguments: [Argument], in scope: Scope) throws -> String {
    for argument in arguments {
      switch argument.label {
      case "specifier":
        let format = try evaluate(argument.value, in: scope).text
        return formatted(format, [value], isLocalized: true)
      case "format": return try formatted(value, as: argument.value, in: scope)
      case "formatter":
        let formatter = try evaluate(argument.value, in: scope)
        return try written(value, by: formatter, at: argument.value.place)?.text ?? value.text
      case "style":
        var subject = value
        let style = CallArgument(label: "style", value: try evaluate(argument.value, in: scope))
        let text = try callLibrary("formatted", on: &subject, [style], at: argument.value.place)
        return text?.text ?? value.text
      default: continue
      }
    }
    switch value {
    // Below a thousand nothing is grouped.
    case .integer(let number) where (-999...999).contains(number): return String(number)
    case .integer: return formatted("%lld", [value], isLocalized: true)
    case .double: return formatted("%lf", [value], isLocalized: true)
    // A text inside a text.
    case .view(let description): return description.texts.joined(separator: " ")
    default: return try description(of: value)
    }
  }

  private func formatted(_ value: Value, as format: Expression, in scope: Scope) throws -> String {
    let style = try evaluate(format, in: scope)
    if let text = try formatted(value, with: style, at: format.place) { return text }
    observer?.assumed(.unknownValue("the text of \(style.shortText)"), at: format.place)
    return try description(of: value)
  }

  /// What a format style of the library, or one of the program's own, makes of a value; nil if it
  /// takes no such value.
  func formatted(_ value: Value, with style: Value, at place: SourcePlace) throws -> String? {
    var subject = value
    let argument = CallArgument(label: nil, value: style)
    if let text = try callLibrary("formatted", on: &subject, [argument], at: place) {
      return text.text
    }
    return try format(value, with: style, at: place)?.text
  }

  /// A format style of the program's own.
  func format(_ value: Value, with style: Value, at place: SourcePlace) throws -> Value? {
    guard let type = declaredType(of: style),
      let function = methods("format", of: type).first(where: { $0.parameters.count == 1 })
    else { return nil }
    let scope = Scope(selfVariable: Variable(style), selfType: type, result: function.result)
    let parameter = function.parameters[0]
    scope.declare(parameter.name, Variable(value, type: parameter.type))
    return try nested(at: place) { try run(function, in: scope) }
  }
}

extension Value {
  /// How the key of a localized literal names a value of its kind.
  var specifier: String {
    switch self {
    case .integer: "lld"
    case .double: "lf"
    default: "@"
    }
  }
}

extension Program {
  /// The text of the program's own language for a literal; nil if no table has it.
  ///
  /// - Parameter values: What stands in the places between its pieces.
  func translated(_ pieces: [(text: String?, specifier: String)], _ values: [String]) -> String? {
    guard !translations.isEmpty else { return nil }
    return translations[TextTemplate.key(pieces)].map { TextTemplate.fill($0, with: values) }
  }
}
