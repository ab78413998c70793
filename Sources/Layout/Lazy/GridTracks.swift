/// Y53: a column of a LazyVGrid or a row of a LazyHGrid (`GridItem`).
public struct GridTrack: Sendable, Hashable {
  public enum Extent: Sendable, Hashable {
    case fixed(Double)
    case flexible(least: Double, most: Double)
    case adaptive(least: Double, most: Double)
  }

  public let length: Extent
  /// To the next one; nil is the usual one, 8.
  public let spacing: Double?
  /// Of the views in it; nil is the middle.
  public let alignment: Alignment?

  public init(_ length: Extent, spacing: Double? = nil, alignment: Alignment? = nil) {
    self.length = length
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Where the columns of a lazy grid lie.
struct GridTracks {
  /// One column, or one of the several that an adaptive one becomes.
  struct Track {
    let start: Double
    let length: Double
    let alignment: Alignment
  }

  private(set) var tracks: [Track] = []
  /// Of all tracks and the gaps between.
  private(set) var length = 0.0
  /// Whether a share was below a least length: what SwiftUI does then is open.
  private(set) var isOpen = false

  /// No more columns than anybody can see.
  private static let mostAdaptive = 10_000.0

  /// Y53: gaps and fixed columns are subtracted; each other in turn takes its share of the rest.
  /// Without a column there is one that takes all.
  init(_ given: [GridTrack], across length: Double, usualSpacing: Double) {
    let columns =
      given.isEmpty ? [GridTrack(.flexible(least: 0, most: .infinity))] : given
    let gaps = columns.map { Length.signed($0.spacing ?? usualSpacing) }
    var left = Length.placed(length) - gaps.dropLast().reduce(0, +)
    var toGo = 0
    for column in columns {
      if case .fixed(let length) = column.length {
        left -= Length.placed(length)
      } else {
        toGo += 1
      }
    }
    var position = 0.0
    for (column, gap) in zip(columns, gaps) {
      let share = max(0, left / Double(max(1, toGo)))
      let lengths = self.lengths(of: column.length, share: share, gap: gap)
      for (number, length) in lengths.enumerated() {
        if number > 0 { position += gap }
        tracks.append(
          Track(start: position, length: length, alignment: column.alignment ?? .center))
        position += length
      }
      if case .fixed = column.length {
      } else {
        left -= lengths.reduce(0, +) + gap * Double(max(0, lengths.count - 1))
        toGo -= 1
      }
      self.length = position
      position += gap
    }
  }

  /// The lengths of the tracks that a column becomes.
  private mutating func lengths(
    of column: GridTrack.Extent, share: Double, gap: Double
  ) -> [Double] {
    switch column {
    case .fixed(let length): return [Length.placed(length)]
    case .flexible(let least, let most):
      if share < least { isOpen = true }
      return [clamp(share, least, most)]
    case .adaptive(let least, let most):
      let least = max(1, Length.placed(least))
      if share < least { isOpen = true }
      let room = max(least + gap, 1)
      let count = max(1, min(Length.floor((share + gap) / room + 1e-6), Self.mostAdaptive))
      let each = clamp((share - gap * (count - 1)) / count, least, most)
      return Array(repeating: each, count: Int(count))
    }
  }

  private func clamp(_ length: Double, _ least: Double, _ most: Double) -> Double {
    Length.placed(
      Length.clamp(
        length, from: Length.positive(least),
        to: most.isNaN ? .infinity : Length.positive(most)))
  }
}
