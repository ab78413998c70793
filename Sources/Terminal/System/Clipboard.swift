#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The way to the terminal's clipboard: an escape (OSC 52) that carries text to wherever the window
/// is, through ssh and multiplexers. Terminals do not say whether they took it.
public enum Clipboard: Sendable, Hashable, CaseIterable {
  /// There is none: a pipe, or a terminal that would show the escape.
  case none
  case direct
  /// Inside tmux, which takes the text itself (`set-clipboard on`) or hands it on
  /// (`allow-passthrough on`): it is offered both.
  case tmux
  /// Inside GNU screen, which hands on what is wrapped.
  case screen

  /// What is longer is refused by many terminals: bytes in base64.
  static let limit = 74_994

  /// - Parameter environment: `TERM`, `TMUX` and `STY` are looked at.
  init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    if term.isEmpty || term == "dumb" || term == "linux" {
      self = .none
    } else if environment["TMUX"]?.isEmpty == false {
      self = .tmux
    } else if environment["STY"]?.isEmpty == false {
      self = .screen
    } else {
      self = .direct
    }
  }

  /// What hands a text over; nil if there is no way, or it is too long. Of the text itself only
  /// base64 is in it.
  func sequence(for text: String) -> String? {
    let code = Data(text.utf8).base64EncodedString()
    guard self != .none, code.utf8.count <= Clipboard.limit else { return nil }
    let plain = "\u{1B}]52;c;\(code)\u{07}"
    switch self {
    case .none: return nil
    case .direct: return plain
    case .tmux: return plain + "\u{1B}Ptmux;\u{1B}\(plain)\u{1B}\\"
    case .screen:
      // It takes no more than 768 bytes at a time.
      let pieces = plain.chunks(of: 700)
      return pieces.map { "\u{1B}P\($0)\u{1B}\\" }.joined()
    }
  }
}

extension String {
  fileprivate func chunks(of count: Int) -> [Substring] {
    var chunks: [Substring] = []
    var rest = self[...]
    while !rest.isEmpty {
      chunks.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return chunks
  }
}
