/// What kind of literal an expression is.
extension Expression {
  var literalKind: LiteralKind? {
    switch kind {
    case .integer: .integer
    case .float: .float
    case .string: .string
    case .boolean: .boolean
    case .nothing: .nothing
    default: nil
    }
  }

  var isLiteral: Bool { literalKind != nil }

  /// `1`, `-1`, `1 + 2`: what it is depends on literals alone.
  var isMadeOfLiterals: Bool {
    switch kind {
    case .prefix(_, let operand): operand.isMadeOfLiterals
    case .binary(let left, _, let right): left.isMadeOfLiterals && right.isMadeOfLiterals
    case .tuple(let elements) where elements.count == 1: elements[0].value.isMadeOfLiterals
    case .nothing: false
    default: isLiteral
    }
  }

  /// The literal that a call of a type is given, and nothing else.
  func literal(madeOf arguments: [Argument]) -> Expression? {
    guard type?.metatypeInstance != nil, arguments.count == 1, arguments[0].label == nil,
      let kind = arguments[0].value.literalKind, kind != .nothing
    else { return nil }
    return arguments[0].value
  }

  fileprivate func isText(_ piece: StringPiece) -> Bool {
    if case .text = piece { true } else { false }
  }

  /// `"x"`: such a literal may be a text, a character or a scalar.
  var isScalar: Bool {
    guard case .string(let pieces) = kind, pieces.count == 1, case .text(let text) = pieces[0]
    else { return false }
    return text.unicodeScalars.count == 1
  }

  /// `"\(count) songs"`
  var hasInterpolation: Bool {
    guard case .string(let pieces) = kind else { return false }
    return !pieces.allSatisfy(isText)
  }
}
