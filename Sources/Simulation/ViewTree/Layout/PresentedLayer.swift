import Cells
import Drawing
import Layout

/// What stands in front of a screen: a sheet on a part of it, an alert with its title and what can
/// be touched in it.
///
/// Where a system puts them nobody promises: all its numbers are usual (Y74).
struct PresentedLayer {
  private let stage: StageNode
  private let presenter: ModifierNode?
  private let panel: Panel
  private let whole: Layout.Screen

  init(_ stage: StageNode, on screen: Layout.Screen) {
    self.stage = stage
    presenter = stage.parent as? ModifierNode
    panel = presenter?.panel(of: stage, onNarrow: screen.size.width < Self.leastOfWide) ?? .sheet
    whole = screen.read(
      stage.tree.said(environment: EnvironmentSource.layoutDirection, around: stage)?
        .layoutDirection)
  }

  /// A narrower screen is compact, in which popovers are sheets if nothing else is said.
  static let leastOfWide = 600.0

  /// What a system writes into it, besides what the program does.
  var title: String {
    guard isBox, panel != .dialog || presenter?.showsTitle == true else { return "" }
    return presenter?.title ?? ""
  }

  private var isBox: Bool { panel == .alert || panel == .dialog }

  /// The part of the screen that it stands on.
  var screen: Layout.Screen { part(of: whole, from: sheetTop) }

  /// The same in whole cells, in which a sheet leaves something free of any screen.
  func drawnScreen(_ grid: CellGrid) -> Layout.Screen {
    let screen = whole.snapped(to: grid)
    guard panel == .sheet else { return screen }
    let least = min(60, grid.gap(screen.size.height / 4, along: .vertical))
    return part(of: screen, from: grid.gap(max(sheetTop, least), along: .vertical))
  }

  private func part(of screen: Layout.Screen, from top: Double) -> Layout.Screen {
    guard top > 0 else { return screen }
    var insets = screen.safeAreaInsets
    insets.top = max(0, insets.top - top)
    return Layout.Screen(
      size: Size(width: screen.size.width, height: screen.size.height - top),
      at: Point(x: 0, y: top), safeAreaInsets: insets, direction: screen.direction,
      rests: screen.rests.union(.metrics))
  }

  /// Below what a phone covers a sheet leaves 10 points; what covers everything leaves nothing, and
  /// of a bare area nobody knows.
  private var sheetTop: Double {
    guard panel == .sheet, whole.safeAreaInsets.top > 0 else { return 0 }
    let most = whole.size.height - whole.safeAreaInsets.top - Self.freeAbove
    let height = stage.detents(in: most, above: whole.safeAreaInsets.bottom, tree: stage.tree).min()
    return whole.size.height - min(most, height ?? most)
  }

  private static let freeAbove = 10.0

  // MARK: What is laid out

  /// - Parameter content: What the program puts into it.
  func item(around content: Pieces, _ builder: LayoutBuilder) -> LayoutItem {
    let node: Node = presenter ?? stage
    if panel == .popover { return popover(builder.one(content.items), for: node) }
    guard isBox else { return sheet(builder.one(content.items), for: node, builder) }
    let box = box(content, for: node)
    return LayoutItem(filling(panel == .alert ? .center : .bottom), [box])
  }

  private func popover(_ content: LayoutItem, for node: Node) -> LayoutItem {
    let box = LayoutItem(Passing(.y74), [content]).marked(
      for: node, in: EdgeInsets(top: 20, leading: 10, bottom: 20, trailing: 10)
    ) { _ in .panel(.popover) }
    return LayoutItem(PopoverPlace { [weak presenter] in presenter?.laidOutFrame }, [box])
  }

  /// In the drawing it keeps clear of its edge and its grip.
  private func sheet(
    _ content: LayoutItem, for node: Node, _ builder: LayoutBuilder
  ) -> LayoutItem {
    let main = LayoutItem(filling(.center), [content])
    if panel == .sheet { main.drawnMargin = EdgeInsets(top: 40, leading: 10, trailing: 10) }
    let behind = LayoutItem(Fill()).drawn(for: node) { [panel] _ in .panel(panel) }
    return builder.layers(main, [LayoutItem(SafeAreaIgnoring(), [behind])], alignment: .center)
      .drawnFromBehind(for: node)
  }

  /// The title and what else is said, and then what can be touched: in a row each, or, in an alert
  /// and if there is room, side by side.
  private func box(_ content: Pieces, for node: Node) -> LayoutItem {
    let touched = Set(
      content.figures.filter(\.isTouched).flatMap(\.items).map(ObjectIdentifier.init))
    var words = content.items.filter { !touched.contains(ObjectIdentifier($0)) }
    if !title.isEmpty { words.insert(text(title, for: node), at: 0) }
    let (controls, endsWithCancel) = inUsualOrder(
      content.items.filter { touched.contains(ObjectIdentifier($0)) },
      cancelling: content.figures.filter(\.cancels).flatMap(\.items))
    let said = LayoutItem(
      ListRow(
        leastHeight: 0, insets: EdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16),
        drawn: EdgeInsets(leading: 10, bottom: 20, trailing: 10)),
      [wide(LayoutItem(Stack.vertical(spacing: 4), words))])
    let cancels = content.figures.contains(where: \.cancels)
    // What the system adds: a way out.
    let added = panel == .dialog && !cancels ? "[Cancel]" : controls.isEmpty ? "[OK]" : nil
    let rows = (controls + [added].compactMap(\.self).map { text($0, for: node) }).map {
      LayoutItem(ListRow(insets: EdgeInsets(), drawn: EdgeInsets()), [wide($0)])
    }
    let buttons =
      panel == .alert ? [LayoutItem(AlertButtons(endsWithCancel: endsWithCancel), rows)] : rows
    let column = LayoutItem(
      Stack.vertical(spacing: 0), (words.isEmpty ? [] : [said]) + buttons
    ).marked(for: node, in: EdgeInsets(top: 20, leading: 10, bottom: 20, trailing: 10)) { _ in
      .panel(panel)
    }
    let width = panel == .alert ? min(270, whole.size.width - 40) : whole.size.width - 20
    return LayoutItem(FixedFrame(width: max(0, width), height: nil), [column])
  }

  /// Of an alert what cancels, if it is one thing, comes last: ``AlertButtons`` places it.
  private func inUsualOrder(
    _ controls: [LayoutItem], cancelling: [LayoutItem]
  ) -> (controls: [LayoutItem], endsWithCancel: Bool) {
    guard panel == .alert, cancelling.count == 1 else { return (controls, false) }
    let others = controls.filter { $0 !== cancelling[0] }
    guard others.count + 1 == controls.count else { return (controls, false) }
    return (others + cancelling, true)
  }

  private func text(_ text: String, for node: Node) -> LayoutItem {
    let item = LayoutItem(Words(text) { $0.cellWidth })
    item.stands(for: node)
    return item
  }

  private func wide(_ content: LayoutItem) -> LayoutItem {
    LayoutItem(FlexibleFrame(width: FlexibleFrame.Limits(most: .infinity)), [content])
  }

  private func filling(_ alignment: Alignment) -> FlexibleFrame {
    let limits = FlexibleFrame.Limits(most: .infinity)
    return FlexibleFrame(width: limits, height: limits, alignment: alignment)
  }
}

extension ModifierNode {
  /// Whether a confirmation dialog says that its title is to be seen: on a phone it is not by itself.
  fileprivate var showsTitle: Bool {
    modifier.name != "confirmationDialog"
      || modifier.arguments["titleVisibility"]?.lastName == "visible"
  }

  /// Where what it is put on stands.
  fileprivate var laidOutFrame: Rectangle? {
    children.first?.layoutMemory?.pieces.items.first?.frame
  }

  /// In what something that it presents is shown: a popover in a sheet where there is little room,
  /// if what it holds does not say otherwise.
  fileprivate func panel(of stage: StageNode, onNarrow isNarrow: Bool) -> Panel {
    guard behavior.panel == .popover, isNarrow else { return behavior.panel }
    var adapted: String?
    stage.walk { node in
      guard let modifier = (node as? ModifierNode)?.modifier,
        modifier.name == "presentationCompactAdaptation"
      else { return }
      adapted = (modifier.arguments["horizontal"] ?? modifier.arguments.values.first)?.lastName
    }
    switch adapted {
    case "popover", "none": return .popover
    case "fullScreenCover": return .cover
    default: return .sheet
    }
  }
}

extension StageNode {
  /// The heights that `presentationDetents` offers for a sheet, with what is covered below it.
  ///
  /// - Parameter most: The height of the largest sheet.
  fileprivate func detents(in most: Double, above covered: Double, tree: ViewTree) -> [Double] {
    var heights: [Double] = []
    walk { node in
      guard let modifier = (node as? ModifierNode)?.modifier,
        modifier.name == "presentationDetents",
        let detents = modifier.arguments["detents"]?.elements
      else { return }
      heights = detents.compactMap { height(of: $0, in: most, above: covered, tree) }
    }
    return heights
  }

  private func height(
    of detent: Value, in most: Double, above covered: Double, _ tree: ViewTree
  ) -> Double? {
    var argument: Double? {
      guard case .opaque(let value) = tree.evaluator.unwrapped(detent) else { return nil }
      return value.arguments.first.flatMap { tree.evaluator.number($0.value) }
    }
    switch tree.evaluator.unwrapped(detent).lastName {
    case "medium": return most / 2
    case "large": return most
    case "fraction": return argument.map { Length.placed($0) * most }
    case "height": return argument.map { Length.placed($0) + covered }
    default: return nil
    }
  }
}

extension Value {
  /// What stands in a list or a set.
  fileprivate var elements: [Value]? {
    switch self {
    case .array(let elements), .set(let elements): elements
    default: nil
    }
  }
}

extension Figure {
  /// Whether it is something that a person operates, or holds such a thing.
  fileprivate var isTouched: Bool {
    (node as? FrameworkNode)?.behavior.role != nil || children.contains(where: \.isTouched)
  }

  /// Whether it is, or holds, a button that goes back to how things were.
  fileprivate var cancels: Bool {
    (node as? FrameworkNode)?.view.arguments["role"]?.shortText.hasSuffix("cancel") == true
      || children.contains(where: \.cancels)
  }
}

extension Layout.Screen {
  /// The same, read another way.
  func read(_ direction: LayoutDirection?) -> Layout.Screen {
    guard let direction, direction != self.direction else { return self }
    return Layout.Screen(
      size: size, at: origin, safeAreaInsets: safeAreaInsets, direction: direction, rests: rests)
  }

  /// In whole cells.
  func snapped(to grid: CellGrid) -> Layout.Screen {
    Layout.Screen(
      size: grid.size(size), safeAreaInsets: grid.insets(safeAreaInsets), direction: direction,
      rests: rests)
  }
}
