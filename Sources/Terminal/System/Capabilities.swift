/// What the terminal can do and the user wants of it. A value, worked out once at the edge.
public struct Capabilities: Sendable, Equatable {
  /// Whether styles become escapes.
  public var color: Bool
  public var glyphs: Glyphs
  /// Append-only text: no drawing, no single keys. For pipes, and for people who want it.
  public var isPlain: Bool
  /// Whether somebody can be asked: input and output are a terminal.
  public var isInteractive: Bool
  /// Whether the cursor can be moved: not with `TERM=dumb`, nor without `TERM`.
  public var movesCursor: Bool
  /// Cells of the window.
  public var size: Size
  /// The way to the clipboard of whoever sits at the terminal.
  public var clipboard: Clipboard

  public init(
    color: Bool = false, glyphs: Glyphs = .ascii, isPlain: Bool = false,
    isInteractive: Bool = true, movesCursor: Bool = true, size: Size = .standard,
    clipboard: Clipboard = .none
  ) {
    self.color = color
    self.glyphs = glyphs
    self.isPlain = isPlain
    self.isInteractive = isInteractive
    self.movesCursor = movesCursor
    self.size = size
    self.clipboard = clipboard
  }
}

/// Columns and rows of a window, in cells.
public struct Size: Sendable, Hashable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// 80 by 24: what is drawn for when the window does not say.
  public static let standard = Size(columns: 80, rows: 24)
}

/// What the command line says about output.
public struct TerminalWishes: Sendable, Equatable {
  /// `--color=`
  public enum Color: String, Sendable, CaseIterable { case auto, always, never }

  public var color: Color
  /// `--ascii`
  public var ascii: Bool
  /// `--plain` and `--no-plain`; nil leaves it to `ACCESSIBLE`.
  public var plain: Bool?

  public init(color: Color = .auto, ascii: Bool = false, plain: Bool? = nil) {
    self.color = color
    self.ascii = ascii
    self.plain = plain
  }
}

extension Capabilities {
  /// Works out the capabilities from what is known; the command line wins over the environment,
  /// and that over the terminal.
  ///
  /// - Parameters:
  ///   - environment: `TERM`, `NO_COLOR`, `CLICOLOR_FORCE`, `LC_ALL`, `LC_CTYPE`, `LANG`,
  ///     `ACCESSIBLE`, `COLUMNS`, `LINES`, `TMUX` and `STY` are looked at.
  public init(
    environment: [String: String], facts: TerminalFacts, wishes: TerminalWishes = TerminalWishes()
  ) {
    // Of a terminal without a name nothing is known.
    let isDumb = ["", "dumb", "unknown"].contains(environment["TERM"] ?? "")
    let isInteractive = facts.inputIsTerminal && facts.outputIsTerminal
    let isPlain = (wishes.plain ?? isSet(environment["ACCESSIBLE"])) || !isInteractive
    self.init(
      color: wantsColor(
        wishes.color, environment, byDefault: facts.outputIsTerminal && !isDumb && !isPlain),
      glyphs: wishes.ascii || isDumb || !isUTF8(environment) ? .ascii : .unicode,
      isPlain: isPlain,
      isInteractive: isInteractive,
      movesCursor: facts.outputIsTerminal && !isDumb,
      size: facts.size ?? sizeGiven(environment),
      clipboard: isInteractive && !isPlain ? Clipboard(environment: environment) : .none)
  }
}

private func wantsColor(
  _ wish: TerminalWishes.Color, _ environment: [String: String], byDefault: Bool
) -> Bool {
  switch wish {
  case .always: true
  case .never: false
  // https://no-color.org: set and not empty, whatever the value.
  case .auto where environment["NO_COLOR"]?.isEmpty == false: false
  // https://bixense.com/clicolors: colour even into a pipe.
  case .auto: isSet(environment["CLICOLOR_FORCE"]) || byDefault
  }
}

/// POSIX: the first of the three that is set and not empty decides.
private func isUTF8(_ environment: [String: String]) -> Bool {
  let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
    .first { !$0.isEmpty }
  // `language_TERRITORY.codeset@variant`, or the codeset alone.
  let codeset = (locale ?? "").split(separator: ".").last?.split(separator: "@").first ?? ""
  return ["utf8", "utf-8"].contains(codeset.lowercased())
}

private func isSet(_ value: String?) -> Bool {
  guard let value else { return false }
  return !value.isEmpty && value != "0"
}

private func sizeGiven(_ environment: [String: String]) -> Size {
  let columns = environment["COLUMNS"].flatMap { Int($0) } ?? 0
  let rows = environment["LINES"].flatMap { Int($0) } ?? 0
  return Size(
    columns: columns > 0 ? columns : Size.standard.columns,
    rows: rows > 0 ? rows : Size.standard.rows)
}
