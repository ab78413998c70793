import Cells

extension Look {
  /// Where in its frame the parts of a look stand that are touched by themselves, by what they say:
  /// the titles of tabs, the buttons of a bar.
  ///
  /// - Parameters:
  ///   - frame: In points, as it is drawn in whole cells.
  ///   - isMirrored: Whether it is read from right to left.
  public func touchAreas(
    in frame: Area, scale: CellScale = .usual, isMirrored: Bool = false
  ) -> [(label: String, area: Area)] {
    let cells = CellArea(frame, scale)
    let places: [LabelPlace] =
      switch self {
      case .bar(let text): text.places(in: cells)
      case .tabs(let titles, let chosen): LabelPlace.tabs(titles, chosen, in: cells)
      case .segments(let titles, let chosen): LabelPlace.segments(titles, chosen, in: cells)
      case .wheel(let titles, let chosen): LabelPlace.wheel(titles, chosen, in: cells)
      case .stepper:
        [
          LabelPlace(label: "-", columns: cells.left + 1..<cells.left + 2, row: cells.middleRow),
          LabelPlace(label: "+", columns: cells.left + 2..<cells.left + 3, row: cells.middleRow),
        ]
      default: []
      }
    let isTurned = isMirrored && self != .stepper
    return (isTurned ? places.map { $0.mirrored(in: cells) } : places).map { place in
      let columns = Double(place.columns.count)
      return (
        place.label,
        Area(
          x: Double(place.columns.lowerBound) * scale.width, y: Double(place.row) * scale.height,
          width: columns * scale.width, height: scale.height)
      )
    }
  }
}

/// Cells that a label takes, with the marks around it.
struct LabelPlace {
  var label: String
  var columns: Range<Int>
  var row: Int
  /// Which part of a bar it is.
  var part: BarPart?
  /// What is drawn of it, where that is not its name.
  var drawn: String?
  var text: String { drawn ?? label }

  /// As far from the other side of a frame.
  func mirrored(in frame: CellArea) -> LabelPlace {
    let sum = frame.left + frame.right
    return LabelPlace(
      label: label, columns: sum - columns.upperBound..<sum - columns.lowerBound, row: row,
      part: part, drawn: drawn)
  }

  /// `Home │ (Search) │ Me` in the last row; the longest titles are cut where there is no room for
  /// all.
  static func tabs(_ titles: [ChoiceTitle], _ chosen: Int?, in frame: CellArea) -> [LabelPlace] {
    let marks = titles.indices.map { $0 == chosen ? 2 : 0 }
    let borders = 3 * max(0, titles.count - 1)
    let widths = shares(
      of: frame.columns - borders, wishes: zip(titles, marks).map { $0.text.cellWidth + $1 })
    let width = widths.reduce(0, +) + borders
    var column = frame.left + max(0, (frame.columns - width) / 2)
    return zip(titles, widths).map { title, width in
      defer { column += width + 3 }
      return LabelPlace(
        label: title.name, columns: column..<column + width, row: frame.bottom - 1,
        drawn: title.text)
    }
  }

  /// As much as each wishes, if there is room; else nobody has more than another who wants more.
  private static func shares(of room: Int, wishes: [Int]) -> [Int] {
    var left = max(0, room)
    var shares = wishes
    for (count, index) in wishes.indices.sorted(by: { wishes[$0] < wishes[$1] }).enumerated() {
      shares[index] = min(wishes[index], left / (wishes.count - count))
      left -= shares[index]
    }
    return shares
  }

  /// What is chosen in the middle of the frame, with a line above and below it, the others beyond
  /// these as far as there is room.
  static func wheel(_ titles: [String], _ chosen: Int?, in frame: CellArea) -> [LabelPlace] {
    let middle = chosen ?? 0
    return titles.indices.compactMap { index in
      let distance = index - middle
      let row = frame.middleRow + distance + distance.signum()
      guard chosen != nil || distance != 0, row >= frame.top, row < frame.bottom else {
        return nil
      }
      let width = min(titles[index].cellWidth, frame.columns)
      let start = frame.left + (frame.columns - width) / 2
      return LabelPlace(label: titles[index], columns: start..<start + width, row: row)
    }
  }

  /// `[One|(Two)|Six]`, as wide as the frame: what is left over is shared by all.
  static func segments(
    _ titles: [ChoiceTitle], _ chosen: Int?, in frame: CellArea
  ) -> [LabelPlace] {
    let widths = titles.enumerated().map { $1.text.cellWidth + ($0 == chosen ? 2 : 0) }
    let spare = frame.columns - 1 - widths.reduce(0) { $0 + $1 + 1 }
    var start = frame.left + 1
    return titles.indices.map { index in
      let share = spare * (index + 1) / titles.count - spare * index / titles.count
      let end = max(start, min(start + widths[index] + share, frame.right - 1))
      defer { start = end + 1 }
      return LabelPlace(
        label: titles[index].name, columns: start..<end, row: frame.middleRow,
        drawn: titles[index].text)
    }
  }
}
