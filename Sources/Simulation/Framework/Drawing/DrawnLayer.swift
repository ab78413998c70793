import Cells
import Drawing
import Layout

/// What stands in front of a screen, in whole cells: a sheet, an alert with its title and buttons.
struct DrawnLayer {
  let item: LayoutItem
  /// The part of the screen that it stands on.
  let screen: Layout.Screen

  init(_ stage: StageNode, _ pieces: Pieces, on screen: Layout.Screen, _ grid: CellGrid) {
    let presenter = stage.parent as? ModifierNode
    let panel = (presenter?.behavior as? PresentingBehavior)?.panel ?? .sheet
    let node: Node = presenter ?? stage
    let content = pieces.items.map { ($0, $0.snappedCopy(to: grid)) }
    switch panel {
    case .sheet:
      self.screen = screen.leaving(top: min(60, grid.gap(screen.size.height / 4, along: .vertical)))
      item = DrawnLayer.sheet(
        LayoutItem(Stack.vertical(), content.map(\.1)), for: node,
        bottom: screen.safeAreaInsets.bottom)
    case .alert, .dialog:
      self.screen = screen
      item = DrawnLayer.box(
        panel, title: presenter?.title ?? "", content, for: node,
        width: panel == .alert ? min(270, screen.size.width - 40) : screen.size.width - 20)
    }
  }

  /// Below its edge and its grip, and above the bar at the bottom of the screen.
  private static func sheet(
    _ content: LayoutItem, for node: Node, bottom: Double
  ) -> LayoutItem {
    let insets = EdgeInsets(top: 40, leading: 10, bottom: bottom, trailing: 10)
    return LayoutItem(Padding(insets), [LayoutItem(filling(.center), [content])])
      .drawn(for: node) { _ in .panel(.sheet) }
  }

  /// The title, what else is said, and then what can be touched.
  private static func box(
    _ panel: Panel, title: String, _ content: [(item: LayoutItem, copy: LayoutItem)],
    for node: Node, width: Double
  ) -> LayoutItem {
    var lines: [LayoutItem] = []
    if !title.isEmpty { lines.append(words(title, for: node)) }
    lines += content.filter { !$0.item.isTouched }.map(\.copy)
    lines.append(LayoutItem(OwnSize(Size(width: 10, height: 20))))
    let controls = content.filter { $0.item.isTouched }.map(\.copy)
    lines += controls.isEmpty ? [words("[OK]", for: node)] : controls
    let column = LayoutItem(Stack.vertical(), lines)
    let inside = LayoutItem(
      Padding(EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)),
      [LayoutItem(FlexibleFrame(width: FlexibleFrame.Limits(most: .infinity)), [column])])
    let box = LayoutItem(FixedFrame(width: max(0, width), height: nil), [inside])
      .drawn(for: node) { _ in .panel(panel) }
    return LayoutItem(filling(panel == .alert ? .center : .bottom), [box])
  }

  private static func words(_ text: String, for node: Node) -> LayoutItem {
    let item = LayoutItem(Words(text) { $0.cellWidth })
    item.stands(for: node)
    return item
  }

  private static func filling(_ alignment: Alignment) -> FlexibleFrame {
    let limits = FlexibleFrame.Limits(most: .infinity)
    return FlexibleFrame(width: limits, height: limits, alignment: alignment)
  }
}

extension Layout.Screen {
  /// From so far below its top to its very bottom.
  fileprivate func leaving(top: Double) -> Layout.Screen {
    Layout.Screen(
      size: size, safeAreaInsets: EdgeInsets(top: top), direction: direction, rests: rests)
  }
}

extension LayoutItem {
  /// Whether a person operates it.
  fileprivate var isTouched: Bool {
    appearance?.layers.contains { ($0.node as? FrameworkNode)?.behavior.role != nil } ?? false
  }
}
