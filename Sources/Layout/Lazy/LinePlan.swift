/// What a line of a lazy container is divided into.
enum LineDivision {
  /// A lazy stack: a child takes the whole line, guides meeting across.
  case whole(AlignmentGuide)
  /// A lazy grid: columns, and how they stand all together.
  case columns([GridTrack], AlignmentGuide)
}

/// Where the lines of a lazy container lie, as far as its children are made.
struct LinePlan {
  private let axis: Axis
  private let numbers: LineNumbers
  private let proposal: Proposal
  private let tracks: GridTracks?
  private let alignment: AlignmentGuide
  /// Y46: between lines.
  let gap: Double
  /// The length across; of a grid at least that of its columns.
  private(set) var across: Double
  private(set) var rests = Dependencies()
  private(set) var restsAcross = Dependencies()
  /// Of lines of which a child is made: the longest of these.
  private var lengths: [Int: Double] = [:]
  /// Lines whose only child was made and shows nothing: no line, and no gap.
  private var absent: Set<Int> = []
  private var made: [(index: Int, item: LayoutItem, offer: Proposal, size: Size)] = []
  private let isAcrossKnown: Bool

  /// - Parameter across: nil as long as the container is measured.
  init(
    axis: Axis, division: LineDivision, spacing: Double?, runs: [LazyRun], proposal: Proposal,
    across: Double?, metrics: Metrics
  ) {
    self.axis = axis
    self.proposal = proposal
    let usual = metrics.spacing
    gap = spacing ?? (axis == .vertical ? usual.vertical : usual.horizontal)
    let offered = proposal[axis.other]
    isAcrossKnown = across != nil || offered != nil
    switch division {
    case .whole(let alignment):
      tracks = nil
      self.alignment = alignment
      self.across = across ?? offered ?? 0
    case .columns(let columns, let alignment):
      let tracks = GridTracks(
        columns, across: offered ?? across ?? 0,
        usualSpacing: axis == .vertical ? usual.horizontal : usual.vertical)
      self.tracks = tracks
      self.alignment = alignment
      self.across = across ?? max(offered ?? 0, tracks.length)
      if tracks.isOpen { restsAcross = .unknown }
    }
    numbers = LineNumbers(runs, columns: tracks?.tracks.count)
  }

  var lineCount: Int { numbers.lineCount }

  func indices(ofLine line: Int) -> Range<Int> { numbers.indices(ofLine: line) }

  /// The column in which a child stands; nil where it takes a whole line.
  private func track(of index: Int) -> GridTracks.Track? {
    guard let tracks, numbers.kind(of: index) == .cells else { return nil }
    return tracks.tracks[numbers.column(of: index)]
  }

  func length(ofLine line: Int) -> Double {
    absent.contains(line) ? 0 : lengths[line] ?? mean
  }

  /// From the start of a line to that of the next one.
  func stride(ofLine line: Int) -> Double {
    absent.contains(line) ? 0 : length(ofLine: line) + gap
  }

  /// What lines that are not made are taken to be.
  private var mean: Double {
    lengths.isEmpty ? 0 : lengths.values.reduce(0, +) / Double(lengths.count)
  }

  /// Y54: of those made and the others by the mean.
  var length: Double {
    let count = lineCount - absent.count
    guard count > 0 else { return 0 }
    let known = lengths.keys.sorted().reduce(0) { $0 + (lengths[$1] ?? 0) }
    return known + Double(count - lengths.count) * mean + gap * Double(count - 1)
  }

  mutating func measureAll(_ children: LazyChildren, in pass: LayoutPass) throws {
    for index in children.indices { try measure(index: index, children, in: pass) }
  }

  /// Measures a line that has been made since.
  mutating func measure(_ line: Int, _ children: LazyChildren, in pass: LayoutPass) throws {
    for index in indices(ofLine: line) { try measure(index: index, children, in: pass) }
  }

  private mutating func measure(
    index: Int, _ children: LazyChildren, in pass: LayoutPass
  ) throws {
    if let item = children.items[index] { return try measure(index, item, in: pass) }
    let line = numbers.line(of: index)
    if children.isMade(index), indices(ofLine: line).count == 1, track(of: index) == nil {
      absent.insert(line)
    }
  }

  /// Y53, Y54: each child is offered its column, or the line, and no length along.
  private mutating func measure(
    _ index: Int, _ item: LayoutItem, in pass: LayoutPass
  ) throws {
    let track = track(of: index)
    let room: Double? = track?.length ?? (isAcrossKnown ? across : nil)
    let offer = Proposal.unspecified.with(
      axis.other, room, rests: proposal.rests[axis.other])
    let choice = try item.measure(
      offer, because: track == nil ? .askedForIdeal : .cellSize, tracks == nil ? .y54 : .y53,
      in: pass)
    rests.formUnion(choice.rests[axis])
    if !isAcrossKnown, tracks != nil || made.isEmpty {
      across = max(across, choice.size[axis.other])
      restsAcross.formUnion(choice.rests[axis.other])
    }
    let line = numbers.line(of: index)
    lengths[line] = max(lengths[line] ?? 0, Length.placed(choice.size[axis]))
    made.append((index, item, offer, choice.size))
  }

  /// A place for each child that is made, in order.
  ///
  /// - Parameter sticking: where a line begins that may stay in sight.
  func places(
    _ rule: Rule, _ pass: LayoutPass, sticking: ((StickyLine) -> Double)?
  ) throws -> [ChildPlace?] {
    let starts = starts
    return try made.map { index, item, offer, size in
      let line = numbers.line(of: index)
      let track = track(of: index)
      let room = Size(along: axis, length(ofLine: line), across: track?.length ?? across)
      let start = sticking?(stickyLine(of: index, starts)) ?? starts[line]
      var origin = Point(along: axis, start, across: try columnStart(track))
      let frame = Dimensions(size: room)
      for direction in Axis.allCases {
        guard let guide = guide(track, direction) else { continue }
        origin[direction] +=
          try guide.defaultValue(in: frame)
          - item.guide(guide, size: size, proposal: offer, in: pass)
      }
      return ChildPlace(
        proposal: offer, origin: origin.safe, size: size,
        because: track == nil ? .afterTheOther : .inCell,
        offered: track == nil ? .askedForIdeal : .cellSize)
    }
  }

  /// How far each child that is made lies from what is seen, 0 for what is seen itself, and where its
  /// line begins.
  func distances(fromSight seen: (lower: Double, upper: Double), _ pinned: Set<LazyRun.Kind>)
    -> [(index: Int, start: Double, distance: Double)]
  {
    let starts = starts
    return made.map { index, _, _, _ in
      let line = numbers.line(of: index)
      let isPinned = pinned.contains(numbers.kind(of: index))
      let start = isPinned ? stickyLine(of: index, starts).start(inSight: seen) : starts[line]
      let length = length(ofLine: line)
      // What has no length is seen where it only touches an edge.
      let reach = length > 0 ? length : Self.edge
      let before = seen.lower - start - reach
      let behind = start - (length > 0 ? 0 : Self.edge) - seen.upper
      return (index, start, max(0, before, behind))
    }
  }

  private static let edge = 1e-3

  /// Where each line begins, up to the last of which a child is made, and where that ends.
  private var starts: [Double] {
    let last = made.last.map { numbers.line(of: $0.index) } ?? -1
    var starts = [0.0]
    for line in 0..<(last + 1) { starts.append(starts[line] + stride(ofLine: line)) }
    return starts
  }

  private func stickyLine(of index: Int, _ starts: [Double]) -> StickyLine {
    let line = numbers.line(of: index)
    let section = numbers.linesOfSection(of: index) ?? line..<line + 1
    let known = min(section.upperBound, starts.count - 1)
    // Lines that are not made are as long as is thought.
    let unmade = (known..<section.upperBound).reduce(0) { $0 + stride(ofLine: $1) }
    return StickyLine(
      kind: numbers.kind(of: index), start: starts[line], length: length(ofLine: line),
      section: (starts[section.lowerBound], starts[known] + unmade - gap))
  }

  /// The headers or footers of sections of which something is seen.
  func edges(
    ofSectionsIn seen: (lower: Double, upper: Double), _ kinds: Set<LazyRun.Kind>
  ) -> [Int] {
    var lines: [Int] = []
    var line = 0
    var start = 0.0
    while line < lineCount, start < seen.upper {
      let section = numbers.linesOfSection(of: indices(ofLine: line).lowerBound) ?? line..<line + 1
      let end = section.reduce(start) { $0 + stride(ofLine: $1) }
      if end > seen.lower {
        lines += section.prefix { kind(ofLine: $0) == .header }
        lines += section.reversed().prefix { kind(ofLine: $0) == .footer }
      }
      line = section.upperBound
      start = end
    }
    return lines.filter { kinds.contains(kind(ofLine: $0)) }
  }

  private func kind(ofLine line: Int) -> LazyRun.Kind {
    numbers.kind(of: indices(ofLine: line).lowerBound)
  }

  /// Where a child's column begins; all columns together are aligned in the container.
  private func columnStart(_ track: GridTracks.Track?) throws -> Double {
    guard let tracks, let track else { return 0 }
    let whole = Dimensions(size: Size(along: axis, 0, across: across))
    let columns = Dimensions(size: Size(along: axis, 0, across: tracks.length))
    let shift = try alignment.defaultValue(in: whole) - alignment.defaultValue(in: columns)
    return shift + track.start
  }

  private func guide(_ track: GridTracks.Track?, _ direction: Axis) -> AlignmentGuide? {
    if let track { return track.alignment[direction] }
    return direction == axis ? nil : alignment
  }
}

/// A line of a section, along the container.
struct StickyLine {
  let kind: LazyRun.Kind
  let start: Double
  let length: Double
  /// From where to where its section goes.
  let section: (start: Double, end: Double)

  /// Where it begins if it stays in sight as long as its section does.
  func start(inSight seen: (lower: Double, upper: Double)) -> Double {
    switch kind {
    case .header: max(start, min(seen.lower, section.end - length))
    case .footer: min(start, max(seen.upper - length, section.start))
    case .cells, .lines: start
    }
  }
}
