/// A declaration that stands at the top of a file, as far as its words tell.
public struct TopLevelPiece {
  public enum Kind: Sendable { case type, function, variable, other }

  public let kind: Kind
  /// Of a type, of the type that is extended, of a function, of variables.
  public let names: [String]
  /// In bytes from the start of the file, up to where the next one begins.
  public let range: Range<Int>
  /// What runs as a whole in a type or an extension of one, in the order of the source.
  public let bodies: [BodyPiece]
}

/// A function without type parameters, or a getter, with its body.
public struct BodyPiece {
  /// In bytes from the start of the file; of a function its head is in it, too.
  public let range: Range<Int>
  public let hasHead: Bool
  /// The source of the function, or of the property.
  let declaration: ObjectIdentifier
  let late: LateBody
}

extension SourceProgram {
  /// The pieces of all files, with the number of their file.
  var pieces: [(file: Int, piece: TopLevelPiece)] {
    files.flatMap { file in
      let starts = file.declarations.compactMap(\.start).sorted { $0.offset < $1.offset }
      return starts.indices.map { index in
        let end = index + 1 < starts.count ? starts[index + 1].offset : Int.max
        let (kind, names, offset, bodies) = starts[index]
        return (
          file.index,
          TopLevelPiece(kind: kind, names: names, range: offset..<end, bodies: bodies)
        )
      }
    }
  }
}

extension Declaration {
  fileprivate typealias Start = (
    kind: TopLevelPiece.Kind, names: [String], offset: Int, bodies: [BodyPiece]
  )

  fileprivate var start: Start? {
    func start(
      _ kind: TopLevelPiece.Kind, _ names: [String], _ position: SourcePosition,
      _ bodies: [BodyPiece] = []
    ) -> Start {
      (kind, names, Int(position.offset), bodies)
    }
    return switch self {
    case .type(let syntax):
      start(.type, [syntax.name], syntax.position, syntax.members.flatMap(\.bodies))
    case .typeExtension(let syntax):
      start(
        .type, [syntax.extended.lastName], syntax.position, syntax.members.flatMap(\.bodies))
    case .function(let syntax): start(.function, [syntax.name], syntax.position)
    case .variable(let syntax):
      start(.variable, syntax.pattern.names.map(\.name), syntax.position)
    case .alias(let syntax): start(.type, [syntax.name], syntax.position)
    case .macro(_, let position): start(.other, [], position)
    case .associatedType, .enumCase, .operatorName, .precedence, .imported: nil
    }
  }

  fileprivate var bodies: [BodyPiece] {
    switch self {
    case .type(let syntax): return syntax.members.flatMap(\.bodies)
    case .function(let syntax):
      guard syntax.kind == .function, syntax.generics.parameters.isEmpty, let late = syntax.late
      else { return [] }
      return BodyPiece(from: syntax.position, to: syntax.end, hasHead: true, syntax, late)
        .map { [$0] } ?? []
    case .variable(let syntax):
      guard let getter = syntax.accessors?.getter, let late = getter.late else { return [] }
      return BodyPiece(from: getter.position, to: getter.end, hasHead: false, syntax, late)
        .map { [$0] } ?? []
    default: return []
    }
  }
}

extension BodyPiece {
  fileprivate init?(
    from start: SourcePosition, to end: SourcePosition, hasHead: Bool, _ syntax: AnyObject,
    _ late: LateBody
  ) {
    guard start.file == end.file, start.offset <= end.offset else { return nil }
    range = Int(start.offset)..<Int(end.offset)
    self.hasHead = hasHead
    declaration = ObjectIdentifier(syntax)
    self.late = late
  }
}
