import Interpreter

/// Which classes of a module, and structs with wrappers, the engine has for itself.
///
/// Views, objects that somebody observes, and variables that last belong to this side, and so does
/// what comes to them. All others live and die on the engine: no value of theirs ever crosses, so
/// where something that has one runs here after all, it is as if there were no engine. What comes
/// to this side is told by the words of the source, so it may be more than does.
struct EngineClasses {
  /// Names that are written on this side, or in what comes to it.
  private let reached: Set<String>

  /// - Parameter isOurs: Whether the values of a type of that name are this side's.
  init(_ hosted: HostedProgram, _ texts: [SourceText], isOurs: (String) -> Bool) {
    let pieces = hosted.pieces
    let names = Set(pieces.map(\.piece.name))
    let parts = pieces.map { Part($0.piece, in: texts[$0.file], among: names) }
    var reached: Set<String> = []
    var waiting: [Part] = []
    var rest: [Part] = []
    for part in parts {
      if part.piece.kind == .other || part.piece.kind == .type && isOurs(part.piece.name) {
        waiting.append(part)
      } else {
        rest.append(part)
      }
    }
    while !waiting.isEmpty {
      for part in waiting { reached.formUnion(part.words) }
      waiting = rest.filter { $0.isReached(by: reached) }
      rest.removeAll { $0.isReached(by: reached) }
    }
    self.reached = reached
  }

  /// Whether the values of a type never come to this side.
  func areOnEngine(_ type: HostType) -> Bool {
    type.isOwn && !type.name.split(separator: ".").contains { reached.contains(String($0)) }
  }

  /// A declaration and the names of others in it.
  private struct Part {
    let piece: TopLevelPiece
    let head: Set<String>
    /// Those by which something comes to whoever has it: of a function only the head's.
    let words: Set<String>

    init(_ piece: TopLevelPiece, in text: SourceText, among names: Set<String>) {
      self.piece = piece
      let bytes = Array(text.text.utf8.dropFirst(piece.range.lowerBound).prefix(piece.range.count))
      let head = bytes.prefix { $0 != UInt8(ascii: "{") }
      self.head = Self.words(head).intersection(names)
      words =
        piece.kind == .function ? self.head : Self.words(bytes[...]).intersection(names)
    }

    /// It is named there, or it is a kind of what is.
    func isReached(by names: Set<String>) -> Bool {
      names.contains(piece.name) || piece.kind == .type && !head.isDisjoint(with: names)
    }

    private static func words(_ bytes: ArraySlice<UInt8>) -> Set<String> {
      let parts = bytes.split { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
          false
        default: true
        }
      }
      return Set(parts.map { String(decoding: $0, as: UTF8.self) })
    }
  }
}
