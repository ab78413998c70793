extension Look {
  /// What is seen of it when it is only there to some part; nil if nothing is.
  ///
  /// - Parameter share: From 0, nothing, to 1, all of it.
  public func fading(to share: Double) -> Look? {
    guard share >= Self.leastSeen else { return nil }
    switch self {
    case .text(let lines, var lettering):
      lettering.tint = lettering.tint?.fading(to: share)
      lettering.isQuiet = lettering.isQuiet || share < Self.quiet
      return .text(lines, lettering)
    case .symbol(let name, let tint): return .symbol(name, tint?.fading(to: share))
    case .filled(let outline, let tint): return .filled(outline, tint.fading(to: share))
    case .stroked(let outline, let tint): return .stroked(outline, tint?.fading(to: share))
    case .dashed(let outline, let tint, let lengths):
      return .dashed(outline, tint?.fading(to: share), lengths: lengths)
    case .path(let path): return .path(path.fading(to: share))
    case .gradient(let outline, let gradient):
      return .gradient(outline, gradient.fading(to: share))
    case .parts(let parts):
      return .parts(
        parts.compactMap { part in
          part.look.fading(to: share).map { LookPart($0, in: part.frame) }
        })
    case .brackets(var brackets):
      brackets.tint = brackets.tint?.fading(to: share)
      return .brackets(brackets)
    default: return self
    }
  }

  /// What is fainter than this is not seen.
  public static let leastSeen = 0.02
  /// What is fainter than this is written with less weight.
  public static let quiet = 0.6
}
