import Drawing
import Simulation
import Terminal

/// A laid out screen drawn, with its scale and what was taken for granted below it.
public struct DrawnPreview {
  private let scene: Scene
  private let screen: LaidOutScreen

  public init(_ scene: Scene, _ screen: LaidOutScreen) {
    self.scene = scene
    self.screen = screen
  }

  /// - Parameters:
  ///   - columns: How wide it may be; nil for as wide as it is.
  public func lines(columns: Int?, glyphs: Glyphs, color: Bool) -> [StyledLine] {
    let drawing = CellDrawing(of: scene, columns: columns, ink: color ? .colors : .shades)
    var lines = drawing.styledLines(glyphs)
    if drawing.hiddenColumns > 0 {
      lines.append("\(drawing.hiddenColumns) columns at the right have no room here.")
    }
    return lines + remarks(columns: columns)
  }

  /// The tree of everything with its size, as boxes.
  public func outline(columns: Int?, glyphs: Glyphs) -> [StyledLine] {
    let trees = [screen.tree].compactMap(\.self) + screen.layers.map(\.tree)
    guard !trees.isEmpty else { return ["Nothing is on the screen."] }
    let boxes = trees.flatMap { tree in
      OutlineDrawing(
        of: OutlineBox(tree), columns: columns ?? Self.usualColumns,
        characters: glyphs == .ascii ? .ascii : .unicode
      ).lines.map { StyledLine($0) }
    }
    return boxes + remarks(columns: columns, isScaled: false)
  }

  private static let usualColumns = 80

  private func remarks(columns: Int?, isScaled: Bool = true) -> [StyledLine] {
    let width = "\(Int(screen.width.rounded())) by \(Int(screen.height.rounded())) points"
    let scale =
      "\(width); a column is 10, a row 20. "
      + "Lengths are drawn in whole cells; --json has the exact ones."
    let sizes = "\(width). Sizes are in points, width by height."
    let all = [isScaled ? scale : sizes] + PreviewText(screen).remarks
    return all.flatMap { text in
      let line = StyledLine(text, Look.quiet)
      return columns.map { line.wrapped(to: $0) } ?? [line]
    }
  }
}

extension OutlineBox {
  /// Modifiers that leave the size of what they are put on share its box.
  init(_ view: LaidOutView) {
    var names: [String] = []
    var inner = view
    while inner.view.hasPrefix("."), inner.children.count == 1, let child = inner.children.first,
      child.frame == inner.frame
    {
      names.append(inner.view)
      inner = child
    }
    let title = inner.outlineName + names.reversed().map { " " + $0 }.joined()
    self.init(
      name: title, size: inner.outlineSize,
      frame: Area(
        x: view.frame.x, y: view.frame.y, width: view.frame.width, height: view.frame.height),
      children: inner.children.map { OutlineBox($0) })
  }
}

extension LaidOutView {
  fileprivate var outlineName: String {
    let name = instance ?? view
    guard let text, !text.isEmpty else { return name }
    return instance == nil && isText ? "\"\(text)\"" : "\(name) \"\(text)\""
  }

  fileprivate var outlineSize: String {
    let size = "\(Self.short(frame.width)) × \(Self.short(frame.height))"
    return depends.isEmpty ? size : "~" + size
  }

  /// At most one decimal.
  private static func short(_ length: Double) -> String {
    guard length.isFinite, abs(length) < 1_000_000 else { return "∞" }
    let tenths = (length * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}
