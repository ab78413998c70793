/// A declaration that stands at the top of a file, or a run of statements, as far as its words tell.
public struct TopLevelPiece {
  public enum Kind: Sendable { case type, function, other }

  public let kind: Kind
  /// Of a type, of the type that is extended, or of a function.
  public let name: String
  /// In bytes from the start of the file, up to where the next one begins.
  public let range: Range<Int>
}

extension SourceProgram {
  /// The pieces of all files, with the number of their file.
  var pieces: [(file: Int, piece: TopLevelPiece)] {
    files.flatMap { file in
      let starts = file.declarations.compactMap(\.start).sorted { $0.offset < $1.offset }
      return starts.indices.map { index in
        let end = index + 1 < starts.count ? starts[index + 1].offset : Int.max
        let (kind, name, offset) = starts[index]
        return (file.index, TopLevelPiece(kind: kind, name: name, range: offset..<end))
      }
    }
  }
}

extension Declaration {
  fileprivate var start: (kind: TopLevelPiece.Kind, name: String, offset: Int)? {
    switch self {
    case .type(let syntax): (.type, syntax.name, Int(syntax.position.offset))
    case .typeExtension(let syntax):
      (.type, syntax.extended.lastName, Int(syntax.position.offset))
    case .function(let syntax): (.function, syntax.name, Int(syntax.position.offset))
    case .variable(let syntax): (.other, "", Int(syntax.position.offset))
    case .alias(let syntax): (.type, syntax.name, Int(syntax.position.offset))
    case .macro(_, let position): (.other, "", Int(position.offset))
    case .associatedType, .enumCase, .operatorName, .precedence, .imported: nil
    }
  }
}
