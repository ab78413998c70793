import Layout

/// A layout with views in it: one of the program's own, or one of SwiftUI's as a value.
struct OwnLayoutBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["LayoutContainer": OwnLayoutBehavior()]

  var isInert: Bool { true }

  /// A layout of the program is called by its type.
  func shownKind(of view: FrameworkView) -> String {
    guard case .structure(let layout)? = view.arguments["layout"] else { return view.name }
    return layout.type.name
  }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) -> LayoutItem? {
    guard let layout = node.view.arguments["layout"] else { return nil }
    return LayoutItem(algorithm(of: layout, at: node, builder.tree), content.items)
  }

  private func algorithm(of value: Value, at node: FrameworkNode, _ tree: ViewTree)
    -> any LayoutAlgorithm
  {
    guard case .structure(let layout) = tree.evaluator.unwrapped(value) else {
      return UnknownView()
    }
    if layout.type.isFramework, let wrapped = layout.field("layout") {
      return algorithm(of: wrapped, at: node, tree)
    }
    return SystemLayout.algorithm(of: layout, in: tree, at: node.view.place)
      ?? CustomContainer(ProgramLayout(layout, in: tree))
  }
}

/// SwiftUI's own layouts, as values.
enum SystemLayout {
  /// Nil for a layout of the program.
  static func algorithm(of layout: StructureValue, in tree: ViewTree, at place: SourcePlace)
    -> (any LayoutAlgorithm)?
  {
    guard layout.type.isFramework, let make = all[layout.type.name] else { return nil }
    let fields = Dictionary(
      zip(layout.type.stored.map(\.name), layout.fields), uniquingKeysWith: { first, _ in first })
    return make(LayoutArguments(fields, in: tree, at: place))
  }

  private static let all: [String: @Sendable (LayoutArguments) -> any LayoutAlgorithm] = [
    "HStackLayout": {
      Stack.horizontal(
        $0.guide("alignment", along: .vertical) ?? .middle, spacing: $0.length("spacing"))
    },
    "VStackLayout": {
      Stack.vertical(
        $0.guide("alignment", along: .horizontal) ?? .center, spacing: $0.length("spacing"))
    },
    "ZStackLayout": { DepthStack($0.alignment()) },
    "GridLayout": {
      Grid(
        $0.alignment(), horizontalSpacing: $0.length("horizontalSpacing"),
        verticalSpacing: $0.length("verticalSpacing"))
    },
  ]
}
