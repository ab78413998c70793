/// What a GeometryReader's content may ask for.
public struct ReaderGeometry: Sendable, Hashable {
  /// Its size.
  public let size: Size
  /// Where it is, in the root's coordinates.
  public let frame: Rectangle
  /// What bars cover of it.
  public let safeAreaInsets: EdgeInsets
  /// What its size rests on.
  public let rests: Dependencies

  public init(
    size: Size, frame: Rectangle, safeAreaInsets: EdgeInsets, rests: Dependencies = []
  ) {
    self.size = size
    self.frame = frame
    self.safeAreaInsets = safeAreaInsets
    self.rests = rests
  }
}

/// The content of a GeometryReader for a geometry.
public struct ReaderContent {
  public let children: [LayoutItem]
  /// Whether more than the size was asked for, so that it is to be asked again when the reader
  /// moves.
  public let readsPlace: Bool

  public init(_ children: [LayoutItem], readsPlace: Bool = false) {
    self.children = children
    self.readsPlace = readsPlace
  }
}

/// Y50: GeometryReader takes the proposal; each view of its content stands top leading. The content
/// is asked for once the size is known, and again when that is another, or the algorithm is set.
public struct SizeReader: MakesItsContent {
  private let content: (ReaderGeometry) throws -> ReaderContent

  public init(content: @escaping (ReaderGeometry) throws -> ReaderContent) {
    self.content = content
  }

  public var rule: Rule { .y50 }
  public var role: AlgorithmRole { .container(axis: nil) }
  public var reads: ReadsOfSurroundings { .place }

  /// The ideal size is not known for certain: 10 × 10 was measured.
  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    var result = Fill.measurement(
      of: proposal, idealLength: Fill.idealLength, because: .takesProposal)
    for axis in Axis.allCases where proposal[axis] == nil { result.rests[axis] = .unknown }
    return result
  }

  public func willPlace(
    _ item: LayoutItem, in frame: Rectangle, proposal: Proposal, pass: LayoutPass
  ) throws {
    let geometry = ReaderGeometry(
      size: frame.size, frame: frame, safeAreaInsets: pass.surroundings.insets(of: frame),
      rests: item.placement?.rests.all ?? [])
    if let asked = item.kept as? Asked, !item.isReplaced, asked.geometry.size == geometry.size,
      !asked.readsPlace || asked.geometry == geometry
    {
      return
    }
    let answer = try content(geometry)
    item.adopt(answer.children)
    item.kept = Asked(geometry: geometry, readsPlace: answer.readsPlace)
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    let rests = try item.measure(proposal, because: .handedOn, rule, in: pass).rests
    let offer = Proposal(size, rests: rests)
    return try item.children.map { child in
      ChildPlace(
        proposal: offer, origin: .zero,
        size: try child.measure(offer, because: .containerSize, rule, in: pass).size,
        because: .topLeading, offered: .containerSize)
    }
  }

  public func priority(of item: LayoutItem) -> Double { 0 }

  public func spacing(of item: LayoutItem, in pass: LayoutPass) throws -> Spacing { .usual }

  /// Nothing of what is inside is seen.
  public func explicitGuide(
    _ guide: AlignmentGuide, of item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> Double? { nil }

  /// The content of the exact pass stays.
  public func snapped(to grid: CellGrid, item: LayoutItem) -> any LayoutAlgorithm {
    let children = item.children.map { $0.snappedCopy(to: grid) }
    return SizeReader { _ in ReaderContent(children) }
  }

  /// For which geometry the content was asked.
  private final class Asked {
    let geometry: ReaderGeometry
    let readsPlace: Bool

    init(geometry: ReaderGeometry, readsPlace: Bool) {
      self.geometry = geometry
      self.readsPlace = readsPlace
    }
  }
}
