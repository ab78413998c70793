import Testing

@testable import Simulation

@Suite("Stacks and grids that a program writes")
struct OwnStackTests {
  /// `HStack`, `VStack` and `ZStack` as a program may write them, from the rules: Y40 to Y48.
  private static let layouts = #"""
    /// A row as SwiftUI lays it out, written as a layout.
    struct Row: Layout {
      var axis = Axis.horizontal
      var spacing: CGFloat? = nil

      private func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
      private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }
      private func proposal(_ along: CGFloat?, _ across: CGFloat?) -> ProposedViewSize {
        axis == .horizontal
          ? ProposedViewSize(width: along, height: across)
          : ProposedViewSize(width: across, height: along)
      }

      private func gaps(_ subviews: Subviews) -> [CGFloat] {
        var gaps: [CGFloat] = []
        for index in subviews.indices.dropLast() {
          gaps.append(
            spacing ?? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: axis))
        }
        return gaps
      }

      private func offers(_ offered: ProposedViewSize, _ subviews: Subviews) -> [ProposedViewSize] {
        let along = axis == .horizontal ? offered.width : offered.height
        let other = axis == .horizontal ? offered.height : offered.width
        guard let along else { return subviews.map { _ in proposal(nil, other) } }
        var left = along - gaps(subviews).reduce(0, +)
        var offers = [ProposedViewSize](repeating: .zero, count: subviews.count)
        let priorities = Set(subviews.map { $0.priority }).sorted(by: >)
        for priority in priorities {
          let group = subviews.indices.filter { subviews[$0].priority == priority }
          let least = group.map { length(subviews[$0].sizeThatFits(proposal(0, other))) }
          let most = group.map { length(subviews[$0].sizeThatFits(proposal(.infinity, other))) }
          let kept = subviews.indices.filter { subviews[$0].priority < priority }
            .map { length(subviews[$0].sizeThatFits(proposal(0, other))) }.reduce(0, +)
          let order = group.indices.sorted { first, second in
            let (a, b) = (most[first] - least[first], most[second] - least[second])
            if a != b { return a < b }
            return a == .infinity && least[first] != least[second]
              ? least[first] > least[second] : first < second
          }
          var room = left - kept
          for (place, index) in order.enumerated() {
            let share = max(0, room) / CGFloat(order.count - place)
            let size = subviews[group[index]].sizeThatFits(proposal(share, other))
            offers[group[index]] = proposal(share, other)
            room -= length(size)
            left -= length(size)
          }
        }
        return offers
      }

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let offers = offers(proposal, subviews)
        let sizes = subviews.indices.map { subviews[$0].sizeThatFits(offers[$0]) }
        let total = sizes.map(length).reduce(0, +) + gaps(subviews).reduce(0, +)
        let side = sizes.map(across).max() ?? 0
        return axis == .horizontal
          ? CGSize(width: total, height: side) : CGSize(width: side, height: total)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        let other = axis == .horizontal ? bounds.height : bounds.width
        let offered = axis == .horizontal
          ? ProposedViewSize(width: proposal.width, height: proposal.height ?? other)
          : ProposedViewSize(width: proposal.width ?? other, height: proposal.height)
        let offers = offers(offered, subviews)
        let gaps = gaps(subviews)
        var position = axis == .horizontal ? bounds.minX : bounds.minY
        for index in subviews.indices {
          let size = subviews[index].sizeThatFits(offers[index])
          let point = axis == .horizontal
            ? CGPoint(x: position, y: bounds.midY) : CGPoint(x: bounds.midX, y: position)
          subviews[index].place(
            at: point, anchor: axis == .horizontal ? .leading : .top,
            proposal: offers[index])
          position += length(size) + (index < gaps.count ? gaps[index] : 0)
        }
      }
    }

    struct Pile: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let top = subviews.map { $0.priority }.max() ?? 0
        let sizes = subviews.filter { $0.priority == top }.map { $0.sizeThatFits(proposal) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews {
          subview.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
            proposal: ProposedViewSize(width: bounds.width, height: bounds.height))
        }
      }
    }

    struct Span: LayoutValueKey { static let defaultValue = 1 }

    /// A grid whose rows are all full.
    struct Table: Layout {
      var columns: Int
      var spacing: CGFloat

      struct Cell {
        var index: Int
        var row: Int
        var first: Int
        var span: Int
      }

      private func cells(_ subviews: Subviews) -> [Cell] {
        var cells: [Cell] = []
        var row = 0
        var column = 0
        for index in subviews.indices {
          let span = subviews[index][Span.self]
          cells.append(Cell(index: index, row: row, first: column, span: span))
          column += span
          if column >= columns {
            column = 0
            row += 1
          }
        }
        return cells
      }

      /// The lengths of columns or rows: each takes its share of the rest, the least flexible first.
      private func lengths(
        _ count: Int, _ available: CGFloat?, _ choose: (Int, CGFloat?) -> CGFloat?
      ) -> [CGFloat] {
        guard let available else { return (0..<count).map { choose($0, nil) ?? 0 } }
        let taking = (0..<count).filter { choose($0, 0) != nil }
        let least = (0..<count).map { choose($0, 0) ?? 0 }
        let most = (0..<count).map { choose($0, .infinity) ?? 0 }
        let order = taking.sorted { first, second in
          let (a, b) = (most[first] - least[first], most[second] - least[second])
          if a != b { return a < b }
          return least[first] != least[second] ? least[first] > least[second] : first < second
        }
        var lengths = [CGFloat](repeating: 0, count: count)
        var left = available
        for (place, track) in order.enumerated() {
          lengths[track] = choose(track, max(left / CGFloat(order.count - place), 0)) ?? 0
          left -= lengths[track]
        }
        return lengths
      }

      private func length(_ widths: [CGFloat], _ first: Int, _ span: Int) -> CGFloat {
        widths[first..<first + span].reduce(0, +) + CGFloat(span - 1) * spacing
      }

      private func widths(
        _ proposal: ProposedViewSize, _ cells: [Cell], _ subviews: Subviews
      ) -> [CGFloat] {
        let gaps = CGFloat(columns - 1) * spacing
        func width(_ cell: Cell, _ offer: CGFloat?) -> CGFloat {
          subviews[cell.index].sizeThatFits(
            ProposedViewSize(width: offer, height: proposal.height)).width
        }
        var widths = lengths(columns, proposal.width.map { $0 - gaps }) { column, offer in
          cells.filter { $0.first == column && $0.span == 1 }.map { width($0, offer) }.max()
        }
        for cell in cells where cell.span > 1 {
          let own = length(widths, cell.first, cell.span)
          let all = length(widths, 0, columns)
          let extra = width(cell, proposal.width.map { max($0 - all, 0) + own }) - own
          guard extra > 0 else { continue }
          for column in cell.first..<cell.first + cell.span {
            widths[column] += extra / CGFloat(cell.span)
          }
        }
        return widths
      }

      private func heights(
        _ proposal: ProposedViewSize, _ widths: [CGFloat], _ cells: [Cell], _ subviews: Subviews
      ) -> [CGFloat] {
        let rows = (cells.last?.row ?? -1) + 1
        let gaps = CGFloat(rows - 1) * spacing
        return lengths(rows, proposal.height.map { $0 - gaps }) { row, offer in
          cells.filter { $0.row == row }.map {
            subviews[$0.index].sizeThatFits(
              ProposedViewSize(width: length(widths, $0.first, $0.span), height: offer)).height
          }.max()
        }
      }

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let cells = cells(subviews)
        let widths = widths(proposal, cells, subviews)
        let heights = heights(proposal, widths, cells, subviews)
        return CGSize(
          width: widths.reduce(0, +) + CGFloat(widths.count - 1) * spacing,
          height: heights.reduce(0, +) + CGFloat(heights.count - 1) * spacing)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        let cells = cells(subviews)
        let widths = widths(proposal, cells, subviews)
        let heights = heights(proposal, widths, cells, subviews)
        for cell in cells {
          let x = bounds.minX + widths[..<cell.first].reduce(0, +) + CGFloat(cell.first) * spacing
          let y = bounds.minY + heights[..<cell.row].reduce(0, +) + CGFloat(cell.row) * spacing
          let width = length(widths, cell.first, cell.span)
          subviews[cell.index].place(
            at: CGPoint(x: x + width / 2, y: y + heights[cell.row] / 2), anchor: .center,
            proposal: ProposedViewSize(width: width, height: heights[cell.row]))
        }
      }
    }
    """#

  @Test("A grid stands as the built-in one, whatever is in it", arguments: 1...3)
  func ownGrid(seed: Int) throws {
    var chance = Chance(seed: UInt64(seed) &+ 77)
    for _ in 0..<3 {
      let columns = Int.random(in: 1...3, using: &chance)
      let lines = (0..<Int.random(in: 1...3, using: &chance)).map { _ in
        Self.gridLine(columns, &chance)
      }
      let area = PreviewArea(
        width: Double.random(in: 60...400, using: &chance).rounded(),
        height: Double.random(in: 60...400, using: &chance).rounded())
      func line(_ cells: [(view: String, span: Int)], _ said: (Int) -> String) -> String {
        cells.map { $0.view + ($0.span > 1 ? said($0.span) : "") }.joined(separator: "\n")
      }
      let rows = lines.map { "GridRow {\n\(line($0) { ".gridCellColumns(\($0))" })\n}" }
      let source = rows.joined(separator: "\n")
      let builtIn = try frames(
        "Grid(horizontalSpacing: 6, verticalSpacing: 6) {\n\(source)\n}", on: area)
      let cells = lines.map { line($0) { ".layoutValue(key: Span.self, value: \($0))" } }
      let written = try frames(
        "Table(columns: \(columns), spacing: 6) {\n\(cells.joined(separator: "\n"))\n}", on: area)
      #expect(builtIn.count == written.count)
      for (one, other) in zip(builtIn, written) {
        let isClose = zip(one, other).allSatisfy { abs($0 - $1) <= 0.001 }
        #expect(isClose, "\(one) and \(other) on \(area) of\n\(source)")
      }
    }
  }

  /// The cells of a row, over so many columns together.
  private static func gridLine(
    _ columns: Int, _ chance: inout Chance
  ) -> [(view: String, span: Int)] {
    var cells: [(view: String, span: Int)] = []
    var left = columns
    while left > 0 {
      let span = Int.random(in: 1...max(1, min(2, left)), using: &chance)
      let view =
        Int.random(in: 0...3, using: &chance) == 0
        ? "Text(\"ab cd efg\")" : Self.view(&chance, depth: 1)(false)
      cells.append((view, span))
      left -= span
    }
    return cells
  }

  @Test(
    "stand as the built-in ones, whatever is in them", arguments: 1...6)
  func own(seed: Int) throws {
    var chance = Chance(seed: UInt64(seed))
    for _ in 0..<6 {
      let views = (0...Int.random(in: 1...4, using: &chance)).map { _ in
        Self.view(&chance, depth: 2)
      }
      let size = (
        Double.random(in: 20...400, using: &chance).rounded(),
        Double.random(in: 20...400, using: &chance).rounded()
      )
      let area = PreviewArea(width: size.0, height: size.1)
      let content = views.map { $0(false) }.joined(separator: "\n")
      let own = views.map { $0(true) }.joined(separator: "\n")
      let builtIn = try frames("HStack(spacing: 5) {\n\(content)\n}", on: area)
      let written = try frames("Row(spacing: 5) {\n\(own)\n}", on: area)
      #expect(builtIn.count == written.count)
      for (one, other) in zip(builtIn, written) {
        let isClose = zip(one, other).allSatisfy { abs($0 - $1) <= 0.001 }
        #expect(isClose, "\(one) and \(other) on \(size) of\n\(content)")
      }
    }
  }

  /// A view as it is written with SwiftUI's stacks, and with the program's.
  private static func view(_ chance: inout Chance, depth: Int) -> (Bool) -> String {
    let length = Int.random(in: 0...120, using: &chance)
    let least = Int.random(in: 0...60, using: &chance)
    let priority = Int.random(in: 0...2, using: &chance)
    switch Int.random(in: 0...(depth > 0 ? 8 : 5), using: &chance) {
    case 0: return { _ in "Color.red" }
    case 1: return { _ in "Color.red.frame(width: \(length), height: \(least))" }
    case 2: return { _ in "Color.red.frame(minWidth: \(least), maxWidth: \(least + length))" }
    case 3: return { _ in "Circle().layoutPriority(\(priority))" }
    case 4: return { _ in "Color.red.padding(\(least / 10))" }
    case 5: return { _ in "Color.red.frame(minHeight: \(least)).layoutPriority(\(priority))" }
    default:
      let inner = (0...Int.random(in: 0...2, using: &chance)).map { _ in
        view(&chance, depth: depth - 1)
      }
      let kind = Int.random(in: 0...2, using: &chance)
      return { isOwn in
        let name =
          isOwn
          ? ["Row(spacing: 3)", "Row(axis: .vertical, spacing: 3)", "Pile()"][kind]
          : ["HStack(spacing: 3)", "VStack(spacing: 3)", "ZStack()"][kind]
        return "\(name) {\n\(inner.map { $0(isOwn) }.joined(separator: "\n"))\n}"
      }
    }
  }

  /// The frames of all colours and circles, from the top.
  private func frames(_ body: String, on area: PreviewArea) throws -> [[Double]] {
    let source = """
      import SwiftUI
      \(Self.layouts)
      struct Root: View { var body: some View { \(body) } }
      """
    let simulator = try Simulator(files: [SourceFile(path: "Root.swift", text: source)])
    let screen = try simulator.mount("Root", on: area).laidOut()
    var all: [[Double]] = []
    func visit(_ view: LaidOutView) {
      if view.children.isEmpty {
        all.append([view.frame.x, view.frame.y, view.frame.width, view.frame.height])
      }
      view.children.forEach(visit)
    }
    screen.tree.map(visit)
    return all
  }

  /// The same views at every run (SplitMix64).
  private struct Chance: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }
}
