import Interpreter

/// Which classes of a module, and structs with wrappers, the engine has for itself.
///
/// Views, and objects that somebody observes, belong to this side, and so does what comes to them. All
/// others live on the engine: where a variable lasts that has one, this side holds it as it is, and
/// where something else that has one runs here after all, it is as if there were no engine. What comes
/// to this side is told by the words of the source, so it may be more than does; functions and actions
/// run as a whole, and what only they name stays with them.
struct EngineClasses {
  /// Names that are written on this side, or in what comes to it.
  private let reached: Set<String>

  /// Whose the values of a type are.
  enum Owner {
    /// This side's.
    case ours
    /// The engine's, unless they come to this side.
    case undecided
    /// They are on both sides.
    case both
  }

  /// - Parameter owner: Of the values of a type of that name.
  init(_ hosted: HostedProgram, _ texts: [SourceText], owner: (String) -> Owner) {
    let pieces = hosted.pieces
    let names = Set(pieces.flatMap(\.piece.names))
    var texts: [Int: [UInt8]] = Dictionary(
      uniqueKeysWithValues: texts.enumerated().map { ($0, Array($1.text.utf8)) })
    let parts = pieces.map { Part($0.piece, in: texts[$0.file] ?? [], among: names) }
    texts = [:]
    var reached: Set<String> = []
    var rest: [Part] = []
    var waiting: [Part] = []
    for part in parts {
      let isFirst =
        part.piece.kind == .other
        || part.piece.kind == .type && part.piece.names.contains { owner($0) == .ours }
      if isFirst { waiting.append(part) } else { rest.append(part) }
    }
    let undecided = Self.undecided(rest, owner)
    while !waiting.isEmpty {
      for part in waiting {
        reached.formUnion(part.words)
        for body in part.bodies where !body.words.isDisjoint(with: undecided.subtracting(reached)) {
          reached.formUnion(
            hosted.structureNames(in: body.piece)?.intersection(names) ?? body.words)
        }
      }
      waiting = rest.filter { $0.isReached(by: reached) }
      rest.removeAll { $0.isReached(by: reached) }
    }
    self.reached = reached
  }

  /// Whether the values of a type never come to this side.
  func areOnEngine(_ type: HostType) -> Bool {
    type.isOwn && Self.words(in: type.name).isDisjoint(with: reached)
  }

  /// The names in that of a type: of `Shelf<Book>.Row` three.
  private static func words(in name: String) -> Set<String> {
    Set(name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }

  /// Classes that may be the engine's, and all that names one: only where these are named, it matters
  /// who runs it.
  private static func undecided(_ parts: [Part], _ owner: (String) -> Owner) -> Set<String> {
    var found = Set(
      parts.filter { $0.piece.kind == .type }.flatMap(\.piece.names).filter {
        owner($0) == .undecided
      })
    var rest = parts
    var count = -1
    while found.count != count {
      count = found.count
      rest.removeAll { part in
        guard !part.words.isDisjoint(with: found) else { return false }
        found.formUnion(part.piece.names)
        return true
      }
    }
    return found
  }

  /// A declaration and the names of others in it.
  private struct Part {
    let piece: TopLevelPiece
    let head: Set<String>
    /// Those by which something comes to whoever has it: of a function only the head's.
    let words: Set<String>
    /// What runs as a whole in it, with the names there.
    let bodies: [(piece: BodyPiece, words: Set<String>)]

    init(_ piece: TopLevelPiece, in text: [UInt8], among names: Set<String>) {
      self.piece = piece
      func clamped(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<text.count) }
      let whole = clamped(piece.range)
      let head = text[whole].prefix { $0 != UInt8(ascii: "{") }
      self.head = Self.words(head).intersection(names)
      let inner = piece.bodies.map { body -> (piece: BodyPiece, range: Range<Int>) in
        let range = clamped(body.range)
        let start =
          body.hasHead ? text[range].firstIndex(of: UInt8(ascii: "{")) : range.lowerBound
        return (body, (start ?? range.upperBound)..<range.upperBound)
      }
      bodies = inner.map { ($0.piece, Self.words(text[$0.range]).intersection(names)) }
      var words = self.head
      if piece.kind != .function {
        var next = whole.lowerBound
        for (_, range) in inner where range.lowerBound >= next {
          words.formUnion(Self.words(text[next..<range.lowerBound]))
          next = range.upperBound
        }
        words.formUnion(Self.words(text[next..<max(next, whole.upperBound)]))
      }
      self.words = words.intersection(names)
    }

    /// It is named there, or it is a kind of what is.
    func isReached(by reached: Set<String>) -> Bool {
      !reached.isDisjoint(with: piece.names)
        || piece.kind == .type && !head.isDisjoint(with: reached)
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
