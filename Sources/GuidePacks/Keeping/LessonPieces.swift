/// The text of a lesson, apart into its questions and the rest.
struct LessonPieces {
  enum Piece: Equatable {
    case text([String])
    case item(id: String, lines: [String])
  }

  private(set) var pieces: [Piece] = []

  init(_ text: String) {
    var rest: [String] = []
    var block: [String]?
    var fence: Substring = ""
    func id(_ lines: [String]) -> String {
      let header = lines.prefix { !$0.isEmpty }.first { $0.hasPrefix("id: ") }
      return header.map { String($0.dropFirst(4)) } ?? ""
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if var lines = block {
        lines.append(line)
        block = lines
        if line == fence {
          pieces.append(.item(id: id(lines), lines: lines))
          block = nil
        }
      } else if fence.isEmpty || line == fence, let mark = Self.opens(line) {
        if mark.isItem {
          if !rest.isEmpty { pieces.append(.text(rest)) }
          rest = []
          block = [line]
          fence = mark.fence
        } else {
          rest.append(line)
        }
      } else {
        rest.append(line)
      }
      if block == nil { fence = "" }
    }
    pieces.append(.text(rest + (block ?? [])))
  }

  private static func opens(_ line: String) -> (fence: Substring, isItem: Bool)? {
    let fence = line.prefix { $0 == "`" }
    guard fence.count >= 3 else { return nil }
    let word = line.dropFirst(fence.count).split(separator: " ").first ?? ""
    return (fence, word == "quiz" || word == "trace" || word == "exercise")
  }

  var items: [String: [String]] {
    pieces.reduce(into: [:]) { items, piece in
      if case .item(let id, let lines) = piece, items[id] == nil { items[id] = lines }
    }
  }

  /// Everything but the questions.
  var words: String {
    pieces.compactMap { piece in
      if case .text(let lines) = piece {
        lines.filter { !$0.isEmpty }.joined(separator: "\n")
      } else {
        nil
      }
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The same lesson with other questions in the places of its own.
  func with(_ replaced: (String, [String]) -> [String]) -> String {
    pieces.flatMap { piece in
      switch piece {
      case .text(let lines): lines
      case .item(let id, let lines): replaced(id, lines)
      }
    }.joined(separator: "\n")
  }
}
