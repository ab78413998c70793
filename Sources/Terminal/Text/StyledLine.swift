import Cells

/// A piece of text in one style. What it holds is always safe to show.
public struct Span: Sendable, Hashable, Codable {
  /// The text, with control characters made visible.
  public let text: String
  public var style: Style

  /// Every text on its way to the screen passes here and is made harmless.
  public init(_ text: String, _ style: Style = .plain) {
    self.text = text.sanitized
    self.style = style
  }

  /// Cells of the terminal.
  public var width: Int { text.cellWidth }

  /// What was written down is made harmless like any other text.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try fields.decode(String.self, forKey: .text), try fields.decode(Style.self, forKey: .style))
  }
}

/// One line of a page: spans side by side.
///
///     let line: StyledLine = "plain " + StyledLine("bold", .bold)
public struct StyledLine: Sendable, Hashable, Codable {
  public private(set) var spans: [Span]

  /// Empty spans are left out and neighbours of one style joined, so that lines that look the
  /// same are equal.
  public init(_ spans: [Span] = []) {
    self.spans = []
    for span in spans { append(span) }
  }

  public init(_ text: String, _ style: Style = .plain) {
    self.init([Span(text, style)])
  }

  /// Cells of the terminal.
  public var width: Int { spans.reduce(0) { $0 + $1.width } }

  /// The text alone.
  public var text: String { spans.map(\.text).joined() }

  public var isEmpty: Bool { spans.isEmpty }

  public mutating func append(_ span: Span) {
    guard !span.text.isEmpty else { return }
    if let last = spans.last, last.style == span.style {
      spans[spans.count - 1] = Span(last.text + span.text, last.style)
    } else {
      spans.append(span)
    }
  }

  public mutating func append(_ line: StyledLine) {
    for span in line.spans { append(span) }
  }

  public mutating func append(_ text: String, _ style: Style = .plain) {
    append(Span(text, style))
  }

  /// The line with a style put on top of every span's own.
  public func adding(_ style: Style) -> StyledLine {
    StyledLine(spans.map { Span($0.text, $0.style.adding(style)) })
  }

  public static func + (left: StyledLine, right: StyledLine) -> StyledLine {
    var line = left
    line.append(right)
    return line
  }

  public static func += (left: inout StyledLine, right: StyledLine) { left.append(right) }
}

extension StyledLine: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self.init(text) }
}
