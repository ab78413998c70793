import CLineEdit

/// The file in which the lines typed at the prompt are kept between sessions.
public struct HistoryFile: Sendable, Equatable {
  public let path: String

  /// How many lines are kept.
  public static let limit = 1000

  public init(path: String) { self.path = path }

  /// `swiftui-tutor/history` in `$XDG_STATE_HOME`, which is `~/.local/state` unless set; nil
  /// without a home.
  public init?(environment: [String: String]) {
    // The specification says that relative paths are to be ignored.
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      self.init(path: state + "/swiftui-tutor/history")
    } else if let home = environment["HOME"], !home.isEmpty {
      self.init(path: home + "/.local/state/swiftui-tutor/history")
    } else {
      return nil
    }
  }

  /// A file that is missing or cannot be read is an empty history. What is in it may come from
  /// anywhere, and readline shows it as it is.
  func load() {
    var contents = Platform.contents(ofFile: path) ?? []
    var lines = PlainLineReader {
      defer { contents = [] }
      return contents
    }
    while case .line(let line) = lines.next() { _ = line_edit_history_add(line.sanitized) }
  }

  /// Keeps a line. That it cannot be kept is no reason to disturb the learner.
  func append(_ line: String) {
    guard line_edit_history_add(line) else { return }
    if let slash = path.lastIndex(of: "/") { Platform.makeFolder(String(path[..<slash])) }
    _ = line_edit_history_save_last(path, CInt(HistoryFile.limit))
  }
}
