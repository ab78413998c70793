import Layout

/// `Image`: as large as the picture, or as what it is offered once it is resizable.
struct ImageBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["Image": ImageBehavior()]

  var isInert: Bool { true }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) -> LayoutItem? {
    LayoutItem(Picture(naturalSize: Picture.symbol, isResizable: isResizable(node)))
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
        LayoutItem(OwnSize(Picture.symbol, rests: .image)),
        LayoutItem(try builder.words(title, at: node)),
      ]
    } else {
      // The icon stands first.
      parts.reverse()
    }
    return LayoutItem(Stack.horizontal(.middle), parts)
  }
}

extension FrameworkView {
  var isPicture: Bool { name == "Image" }
}

extension Picture {
  /// The size of a symbol in the body font, and of a picture that nobody has seen.
  static let symbol = Size(width: 20, height: 20)
}
