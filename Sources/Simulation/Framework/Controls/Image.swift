import Drawing
import Layout

/// `Image`: as large as the picture, or as what it is offered once it is resizable.
struct ImageBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = [FrameworkView.imageName: ImageBehavior()]

  var isInert: Bool { true }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) -> LayoutItem? {
    LayoutItem(picture(of: node)).drawn(for: node) { look(of: node, $0.dress) }
  }

  /// Y15: how large a picture is says its file, where there is one.
  private func picture(of node: FrameworkNode) -> Picture {
    let isResizable = isResizable(node)
    if case .string(let name)? = node.view.arguments["name"],
      let size = node.tree.evaluator.program.assets.size(ofPicture: name)
    {
      return Picture(naturalSize: size, isResizable: isResizable, rests: [])
    }
    return Picture(naturalSize: Picture.symbol, isResizable: isResizable)
  }

  /// A symbol of the system is known by its name; nobody has seen other pictures.
  private func look(of node: FrameworkNode, _ dress: Dress) -> Look {
    if case .string(let symbol)? = node.view.arguments["title"] {
      return .symbol(symbol, dress.foreground)
    }
    let resource = node.view.arguments.values.lazy.map(\.lastName).first { !$0.isEmpty }
    return .picture(node.view.title ?? resource ?? FrameworkView.imageName)
  }

  private func isResizable(_ node: FrameworkNode) -> Bool {
    var outer = node.parent
    while let modifier = outer as? ModifierNode {
      if modifier.modifier.name == "resizable" { return true }
      outer = modifier.parent
    }
    return false
  }
}

/// `Label`: a picture beside its title.
struct LabelBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["Label": LabelBehavior()]

  var isInert: Bool { true }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) throws
    -> LayoutItem?
  {
    var parts = content.items
    if let title = node.view.title, parts.isEmpty {
      parts = [
        builder.icon(node.view.symbolName ?? "", of: node),
        LayoutItem(try builder.words(title, at: node)),
      ]
    } else {
      // The icon stands first.
      parts.reverse()
    }
    return LayoutItem(Stack.horizontal(.middle), node.shownParts(of: parts))
  }
}

extension FrameworkView {
  /// The name of the symbol beside its title.
  fileprivate var symbolName: String? {
    for name in ["systemImage", "image"] {
      if case .string(let symbol)? = arguments[name] { return symbol }
    }
    return nil
  }
}

extension Picture {
  /// The size of a symbol in the body font, and of a picture that nobody has seen.
  static let symbol = Size(width: 20, height: 20)
}
