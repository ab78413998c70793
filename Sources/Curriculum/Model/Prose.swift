/// Running text with emphasis, as Markdown has it.
public struct Prose: Sendable, Hashable {
  public enum Style: Sendable, Hashable { case plain, emphasis, strong, code, link(String) }

  public struct Run: Sendable, Hashable {
    public var text: String
    public var style: Style

    public init(_ text: String, _ style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  public var runs: [Run]

  public init(_ runs: [Run]) { self.runs = runs }
  public init(_ text: String) { runs = [Run(text)] }

  /// The words alone.
  public var text: String { runs.map(\.text).joined() }
}
