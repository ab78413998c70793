import Foundation

/// How a field writes and reads a value that is no text.
enum FieldFormat {
  /// `TextField(value:format:)`: a `ParseableFormatStyle`
  case style(Value)
  /// `TextField(value:formatter:)`
  case formatter(Value)
}

extension FrameworkNode {
  /// Nil for a field that is bound to a text.
  var fieldFormat: FieldFormat? {
    view.arguments["format"].map { .style($0) }
      ?? view.arguments["formatter"].map { .formatter($0) }
  }

  /// What a field shows: what is being typed into it, or its value as its format writes it.
  var fieldText: String {
    guard let value = boundValue else { return "" }
    guard let format = fieldFormat else { return value.plainText }
    if tree.edited === self, let typed = tree.typed, typed.value == value { return typed.text }
    // An optional without a value leaves the field empty.
    return value == .optional(nil) ? "" : written(value, as: format)
  }

  /// The value that a text stands for; nil if the format cannot read it.
  ///
  /// The format says itself what it puts around a number, and how many times larger it writes it:
  /// `$0.00`, `100%`. What it puts around may be left out.
  func value(readFrom text: String) -> Value? {
    guard let format = fieldFormat, let current = boundValue else { return nil }
    let isEmpty = current == .optional(nil)
    if text.isEmpty, isEmpty || holdsOptional { return .optional(nil) }
    if let value = libraryValue(readFrom: text, as: format, like: current) { return value }
    let isWhole = if case .integer = current { true } else { isEmpty && Int(text) != nil }
    let isNumber = if case .double = current { true } else { isWhole || isEmpty }
    guard isNumber else { return nil }
    func written(_ number: Int) -> String {
      self.written(isWhole ? .integer(number) : .double(Double(number)), as: format)
    }
    var rest = text
    let signs = Set(written(0).filter { !$0.isNumericSign }).union([",", " "])
    rest.removeAll(where: signs.contains)
    guard let number = Double(rest) else { return nil }
    let one = Double(written(1).filter(\.isNumericSign)) ?? 1
    guard isWhole else { return .double(one > 0 ? number / one : number) }
    return Int(rest).map { .integer($0) }
  }

  /// Of a type of the library that is no plain number: `Int64`, `Decimal`, `URL`, `Date`; nil for others,
  /// and for what cannot be read.
  private func libraryValue(readFrom text: String, as format: FieldFormat, like current: Value)
    -> Value?
  {
    let evaluator = tree.evaluator
    switch current {
    case .fixed(let number):
      let digits = text.filter { !($0 == "," || $0 == " ") }
      guard let whole = Int(digits) else { return nil }
      let type = TypeReference("\(Swift.type(of: number))")
      let read = evaluator.coerce(.integer(whole), to: type, in: evaluator.globals)
      return if case .fixed = read { read } else { nil }
    case .native(let object as any LibraryObject):
      switch object.content {
      case is Decimal: return decimal(readFrom: text, as: format)
      case is URL: return URL(string: text).flatMap { $0.scheme == nil ? nil : $0.value }
      case is Date: return date(readFrom: text, as: format)
      default: return nil
      }
    default: return nil
    }
  }

  private func decimal(readFrom text: String, as format: FieldFormat) -> Value? {
    let signs = Set(written(Decimal(0).value, as: format).filter { !$0.isNumericSign })
    let one = Decimal(string: written(Decimal(1).value, as: format).filter(\.isNumericSign)) ?? 1
    let digits = text.filter { !signs.contains($0) && $0 != "," && $0 != " " }
    guard digits.allSatisfy(\.isNumericSign), let number = Decimal(string: digits) else {
      return nil
    }
    return (one > 0 ? number / one : number).value
  }

  private func date(readFrom text: String, as format: FieldFormat) -> Value? {
    guard case .style(let value) = format else { return nil }
    let evaluator = tree.evaluator
    if let style = try? Date.FormatStyle.converted(from: value, in: evaluator) {
      return (try? style.parseStrategy.parse(text))?.value
    }
    if let style = try? Date.ISO8601FormatStyle.converted(from: value, in: evaluator) {
      return (try? style.parse(text))?.value
    }
    return nil
  }

  private var holdsOptional: Bool {
    let value = binding.flatMap { binding in
      try? tree.withoutTracking { try tree.peek(binding) }
    }
    return if case .optional? = value { true } else { false }
  }

  private func written(_ value: Value, as format: FieldFormat) -> String {
    let text = try? tree.withoutTracking { () throws -> String? in
      switch format {
      case .style(let style):
        return try tree.evaluator.formatted(value, with: style, at: view.place)
      case .formatter(let formatter):
        return try tree.evaluator.written(value, by: formatter, at: view.place)?.plainText
      }
    }
    return text ?? value.plainText
  }
}

extension Value {
  /// A text as it is, and of any other value what source would write for it.
  fileprivate var plainText: String {
    if case .string(let text) = self { text } else { shortText }
  }
}

extension Character {
  /// Whether it stands in a number as `Double` reads it.
  fileprivate var isNumericSign: Bool { isASCII && (isNumber || self == "." || self == "-") }
}
