/// What a person calls a thing on the screen.
extension FrameworkNode {
  /// What it is called first of all.
  var label: String { labels.first ?? "" }

  /// What it is called by what it shows: by its title, by the texts of its label, by its
  /// accessibility label, by its images; where it has nothing of that by the text beside it, by the
  /// shapes that it shows, by its type.
  var shownLabels: [String] {
    var all: [String] = []
    if let title = view.title {
      all.append(title)
    } else {
      all.append(labelNodes.flatMap { $0.shownTexts(withImages: false) }.joined(separator: " "))
    }
    all += accessibilityLabels
    if view.title == nil {
      all.append(labelNodes.flatMap { $0.shownTexts(withImages: true) }.joined(separator: " "))
    }
    let named = all.filter { !$0.isEmpty } + identifiers
    if !named.isEmpty { return named }
    return [textBeside, shapeShown, drawnName].compactMap { $0 }
  }

  /// Whether `accessibilityLabel` calls it otherwise.
  func hasAnotherName(than label: String) -> Bool {
    let names = accessibilityLabels
    return !names.isEmpty && !names.contains(label)
  }

  private var accessibilityLabels: [String] {
    var all: [String] = []
    for node in labelNodes {
      node.walk { inner in
        if let text = (inner as? ModifierNode)?.modifier.accessibilityLabel { all.append(text) }
      }
    }
    var outer = parent
    while let modifier = outer as? ModifierNode {
      if let text = modifier.modifier.accessibilityLabel { all.append(text) }
      outer = modifier.parent
    }
    return all
  }

  /// What tests call it by: `.accessibilityIdentifier` on it.
  private var identifiers: [String] {
    guard isTarget else { return [] }
    return sequence(first: parent, next: { $0?.parent }).prefix { $0 is ModifierNode }
      .compactMap { ($0 as? ModifierNode)?.modifier.identifier }
  }

  /// A drawing inside, where there is nothing to read.
  private var shapeShown: String? {
    var name: String?
    for node in labelNodes {
      node.walkVisible { inner in
        guard name == nil, let shape = inner as? FrameworkNode, shape.isDrawn else { return }
        name = shape.drawnName
      }
    }
    return name
  }

  /// Where the label stands: some controls have content too.
  private var labelNodes: [Node] {
    behavior.labels(among: children.filter { !($0 is StageNode) }, of: view)
  }

  // MARK: Beside each other

  /// The text that stands right before a control in a row, if that has no label of its own.
  private var textBeside: String? {
    guard isTarget else { return nil }
    if let title = titleAround { return title }
    guard let (row, place) = placeInRow, place > 0 else { return nil }
    var node = row.children[place - 1]
    while node is ModifierNode, let inner = node.children.first { node = inner }
    guard let text = node as? FrameworkNode, text.view.isText else { return nil }
    return text.view.title
  }

  /// What the container says of the only thing in it.
  private var titleAround: String? {
    var node: Node = self
    while let outer = node.parent, outer is ModifierNode || outer.children.count == 1 {
      if let labeled = outer as? FrameworkNode {
        return labeled.behavior.titlesContent ? labeled.view.title : nil
      }
      guard outer is ModifierNode || outer is GroupNode else { return nil }
      node = outer
    }
    return nil
  }

  /// The control that a text may stand for.
  var controlBeside: FrameworkNode? {
    guard view.isText, let (row, place) = placeInRow, place + 1 < row.children.count else {
      return nil
    }
    var node = row.children[place + 1]
    while node is ModifierNode, let inner = node.children.first { node = inner }
    return (node as? FrameworkNode).flatMap { $0.isTarget ? $0 : nil }
  }

  /// Where it stands among others from left to right.
  private var placeInRow: (row: Node, place: Int)? {
    var node: Node = self
    while let modifier = node.parent as? ModifierNode, modifier.children.first === node {
      node = modifier
    }
    guard let group = node.parent as? GroupNode,
      let stack = group.parent as? FrameworkNode,
      stack.behavior.isRow,
      let place = group.children.firstIndex(where: { $0 === node })
    else { return nil }
    return (group, place)
  }
}

extension Modifier {
  /// What `.accessibilityLabel` says, or as it was written before, `.accessibility(label:)`.
  var accessibilityLabel: String? {
    ["accessibilityLabel", "accessibility"].contains(name) ? arguments["label"]?.shownTitle : nil
  }
}

extension Value {
  /// The text of a title, written as a string or as `Text`.
  var shownTitle: String? {
    switch self {
    case .string(let text): text
    case .view(let view): view.texts.first
    default: nil
    }
  }
}

extension FrameworkView {
  /// What the arguments are called that say a title.
  static let titles = ["content", "title", "name"]

  /// The title that it was made with; nil if it has a label of views.
  var title: String? {
    for name in Self.titles {
      if case .string(let text)? = arguments[name] { return text }
      // An attributed string.
      if case .native(let object as any LibraryObject)? = arguments[name] { return object.text }
    }
    if case .view(let label)? = arguments["title"] { return label.texts.joined(separator: " ") }
    return unknownTitle
  }

  /// What stands for a text that nobody knows: it is there, and not empty.
  private var unknownTitle: String? {
    for name in ["content", "title"] {
      if case .opaque(let unknown)? = arguments[name] { return "‹\(unknown.lastPart)›" }
    }
    return nil
  }
}

extension Node {
  /// What a choice or a row is called: by its first text, else by its first picture.
  var shownName: String? {
    shownTexts(withImages: false).first ?? shownTexts(withImages: true).first
  }

  /// The texts inside that a person can read, in order.
  func shownTexts(withImages: Bool) -> [String] {
    var texts: [String] = []
    walkVisible { node in
      guard let control = node as? FrameworkNode, !control.isStyled,
        let title = control.view.title
      else { return }
      let view = control.view
      if withImages || !view.isPicture { texts.append(title) }
    }
    return texts
  }
}
