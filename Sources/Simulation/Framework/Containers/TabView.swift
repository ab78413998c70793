import Drawing
import Layout

/// `TabView`: one of several contents, chosen by their titles.
struct TabsBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["TabView": TabsBehavior()]

  var isInert: Bool { true }
  var holdsControls: Bool { true }

  var looksInside: Bool { true }

  /// Y73: above the bar, if there is one.
  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) -> LayoutItem? {
    guard let tabs = node as? TabsNode, !tabs.isPaged else {
      return pages(content, of: node, builder)
    }
    guard !tabs.hides(.tabBar) else { return builder.screen(content, covered: EdgeInsets()) }
    let height = Metrics.usual.tabBar
    return builder.screen(content, covered: EdgeInsets(bottom: height)).drawnOver(
      for: node, in: { $0.bottom(height) }
    ) { [weak tabs] _ in
      tabs.map { .tabs($0.tabs.map(\.drawnTitle), chosen: $0.chosen) }
    }
  }

  /// Pages cover nothing: the dots that count them stand over the lower end.
  private func pages(
    _ content: Pieces, of node: FrameworkNode, _ builder: LayoutBuilder
  ) -> LayoutItem {
    builder.screen(content, covered: EdgeInsets()).drawnOver(
      for: node, in: { $0.bottom(min(Self.dotsHeight, $0.size.height)) }
    ) { [weak tabs = node as? TabsNode] _ in
      tabs?.pageDots.map { .text([$0], Lettering(side: .center)) }
    }
  }

  /// In points: a line for the dots, and one below it.
  private static let dotsHeight = 40.0

  func makeNode(_ view: FrameworkView, in tree: ViewTree, under parent: Node?) -> FrameworkNode {
    TabsNode(view, in: tree, under: parent)
  }

  func offers(of node: FrameworkNode) -> [Offer] {
    let titles = (node as? TabsNode)?.tabs.map(\.title).filter { !$0.isEmpty } ?? []
    return titles.map { Offer(node: node, start: "tap ", label: $0) }
  }
}

/// `TabView`: the content of a tab enters when it is selected for the first time; after that it
/// stays, and disappears and appears with the selection.
final class TabsNode: FrameworkNode {
  struct Tab {
    var title: String
    /// What the selection is while it is shown.
    var tag: Value
    var content: Description
    /// What `badge` says of it.
    var badge: String?
    /// Whether the badge is put on the tab, and not on what it shows.
    var badgeStandsOutside = false

    /// Whether it has no words, and its title is the name of its picture.
    var isSymbol = false

    fileprivate var drawnTitle: ChoiceTitle {
      ChoiceTitle(title, isSymbol: isSymbol, badge: badge)
    }
  }

  private(set) var tabs: [Tab] = []
  /// The index of the one that is shown.
  private(set) var chosen: Int?
  private lazy var ownSelection = StateStorage(.integer(0), named: "TabView.selection", in: tree)
  private var stages: [Int: StageNode] = [:]
  private var stagesInOrder: [(index: Int, stage: StageNode)] {
    stages.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  override func reconcileContent() throws {
    let before = tabs
    tabs = []
    for content in view.content { try collect(content, tag: nil, title: nil) }
    fitTags()
    tellBar(before)
    for (index, stage) in stagesInOrder {
      guard tabs.indices.contains(index) else {
        stages[index] = nil
        stage.remove()
        continue
      }
      try stage.show(tabs[index].content)
    }
    try select()
  }

  /// `Tab(value: .home)` says no type: it has that of the selection.
  private func fitTags() {
    tree.withoutTracking {
      for index in tabs.indices where !tabs[index].tag.isKnown {
        tabs[index].tag = tree.fitted(tabs[index].tag, to: selection)
      }
    }
  }

  /// What the bar shows otherwise than before. A badge that is put on content which is there is told
  /// with it.
  private func tellBar(_ before: [Tab]) {
    for (index, tab) in tabs.enumerated() {
      guard let old = before.first(where: { $0.tag == tab.tag }) else { continue }
      if old.title != tab.title {
        tree.recordChange("tab", old: old.title, new: tab.title, in: self)
      }
      if old.badge != tab.badge, tab.badgeStandsOutside || stages[index] == nil {
        tree.recordChange("badge", old: old.badge ?? "", new: tab.badge ?? "", in: self)
      }
    }
  }

  override func answerChange() throws {
    try super.answerChange()
    try select()
  }

  /// Whether a person swipes from one to the next, and no bar shows them.
  var isPaged: Bool { pageStyle != nil }

  /// `.page`, or as it was written before, `PageTabViewStyle()`.
  private var pageStyle: Value? {
    nearest(ModifierNode.self) { $0.modifier.name == "tabViewStyle" }?.modifier.firstStyle.flatMap {
      $0.lastName.lowercased().hasPrefix("page") ? $0 : nil
    }
  }

  /// A dot for each page, where the style shows them; nil for one page.
  var pageDots: String? {
    guard let pageStyle, tabs.count > 1 else { return nil }
    if case .opaque(let style) = pageStyle,
      style.arguments.contains(where: { $0.value.lastName == "never" })
    {
      return nil
    }
    return tabs.indices.map { $0 == chosen ? "•" : "·" }.joined(separator: " ")
  }

  /// N35: a tag of another type than the selection is none.
  func selectTab(_ tab: Tab) throws {
    guard tree.takes(tab.tag, selection) else {
      let type = tree.evaluator.typeReference(of: tree.evaluator.unwrapped(tab.tag))?.name
      return tree.warn(
        "the tag of the tab \"\(tab.title)\" is of type \(type ?? "another one"), and the selection "
          + "is not: nothing is written, and what is selected stays", at: view.place, rule: "N35",
        severity: .note)
    }
    try tree.evaluator.write(tab.tag, through: selection, at: .nowhere)
  }

  private var selection: BindingValue { binding ?? BindingValue(location: ownSelection, path: []) }

  private func select() throws {
    if let storage = selection.location as? StateStorage {
      tree.graph.connect(self, to: storage.attribute)
    }
    let selected = try tree.withoutTracking { try tree.peek(selection) }
    let index =
      tabs.firstIndex { tree.evaluator.unwrapped($0.tag) == tree.evaluator.unwrapped(selected) }
      ?? 0
    chosen = index
    guard tabs.indices.contains(index) else { return arrange([]) }
    let isNew = stages[index] == nil
    let stage = stages[index] ?? StageNode(.tab, in: tree, under: self)
    stages[index] = stage
    arrange(stagesInOrder.map(\.stage))
    for (other, stage) in stagesInOrder { stage.setCovered(other != index) }
    if isNew { try stage.show(tabs[index].content) }
  }

  // MARK: Finding the tabs

  private func collect(_ description: Description, tag: Value?, title: TabTitle?) throws {
    switch description {
    case .empty: return
    case .group(let parts): for part in parts { try collect(part, tag: nil, title: nil) }
    case .branch(_, let content, _): try collect(content, tag: tag, title: title)
    case .each(let each):
      for (element, identifier) in zip(each.elements, each.identifiers) {
        let row = try tree.evaluator.call(
          each.row, [CallArgument(label: nil, value: element)], at: each.place)
        try collect(
          tree.evaluator.description(of: row, at: each.place), tag: identifier, title: nil)
      }
    case .framework(let section) where section.name == "TabSection":
      for part in section.content { try collect(part, tag: nil, title: nil) }
    case .framework(let tab) where isTab(tab):
      var name = title
      if case .string(let text)? = tab.arguments["title"] { name = TabTitle(text) }
      if name == nil { name = TabTitle(tab.content.dropFirst()) }
      if name == nil, tab.arguments["role"]?.lastName == "search" { name = TabTitle("Search") }
      let content = tab.content.first ?? .empty
      add(content, tag: tab.arguments["value"] ?? tag, title: name)
    case .modified(let base, let modifier) where modifier.custom == nil:
      let (tag, title) = describe(modifier, tag: tag, title: title)
      let count = tabs.count
      if hasTab(base) {
        try collect(base, tag: tag, title: title)
      } else {
        add(description, tag: tag, title: title, below: base)
      }
      if let badge = modifier.badge(in: tree.evaluator), tabs.count == count + 1 {
        tabs[count].badge = badge
        tabs[count].badgeStandsOutside = hasTab(base)
      }
    case .view(let own) where tree.evaluator.program.conforms(own.type, to: .tabContent):
      if let body = tree.bodyAside(of: own) { try collect(body, tag: tag, title: title) }
    default: add(description, tag: tag, title: title)
    }
  }

  private func describe(_ modifier: Modifier, tag: Value?, title: TabTitle?) -> (Value?, TabTitle?)
  {
    modifier.name == "tabItem"
      ? (tag, TabTitle(modifier.content))
      : (modifier.tag ?? tag, title)
  }

  private func isTab(_ view: FrameworkView) -> Bool { view.name == "Tab" }

  private func hasTab(_ description: Description) -> Bool {
    switch description {
    case .framework(let view): isTab(view)
    case .modified(let base, _): hasTab(base)
    default: false
    }
  }

  /// A view of the program may say in its own body what its tab is called. It is looked at with what
  /// it begins with; to see that nothing of it runs.
  private func said(in content: Description, tag: Value?) -> (Value?, TabTitle?) {
    guard case .view(let view) = content, let body = tree.bodyAside(of: view) else {
      return (tag, nil)
    }
    var found: (tag: Value?, title: TabTitle?) = (tag, nil)
    var next: Description? = body
    while case .modified(let base, let modifier)? = next {
      found = describe(modifier, tag: found.tag, title: found.title)
      next = base
    }
    guard found.title != nil else { return (tag, nil) }
    tree.assumed(
      .system(
        "what the tab of \(view.type.name) is called stands in its body, and is read without running it",
        decision: "SwiftUI may run that body before the tab is chosen",
        advice: "put tabItem on the view, in the TabView"), at: view.place)
    return found
  }

  /// - Parameter base: Where more modifiers stand that may name the tab.
  private func add(
    _ content: Description, tag: Value?, title: TabTitle?, below base: Description? = nil
  ) {
    var (tag, title, next) = (tag, title, base)
    var badge: String?
    while case .modified(let base, let modifier)? = next {
      (tag, title) = describe(modifier, tag: tag, title: title)
      badge = badge ?? modifier.badge(in: tree.evaluator)
      next = base
    }
    if title == nil { (tag, title) = said(in: next ?? content, tag: tag) }
    tabs.append(
      Tab(
        title: title?.text ?? "", tag: tag ?? .integer(tabs.count), content: content,
        badge: badge, isSymbol: title?.isSymbol ?? false))
  }
}

/// What a tab is called: by its words, else by its picture.
private struct TabTitle {
  var text: String
  var isSymbol = false

  init(_ text: String) { self.text = text }

  init?(_ label: some Sequence<Description>) {
    let words = label.flatMap(\.texts)
    let pictures = label.flatMap { $0.titles(ofPictures: true) }
    isSymbol = words.isEmpty
    guard let first = isSymbol ? pictures.first : words.joined(separator: " ") else { return nil }
    text = first
  }
}

extension Description {
  /// The texts that stand in it, as far as they are known without running a body.
  var texts: [String] { titles(ofPictures: false) }

  /// What its texts say, or its pictures are called.
  fileprivate func titles(ofPictures: Bool) -> [String] {
    switch self {
    case .empty, .view, .each, .content: []
    case .group(let parts): parts.flatMap { $0.titles(ofPictures: ofPictures) }
    case .branch(_, let content, _), .erased(let content), .modified(let content, _):
      content.titles(ofPictures: ofPictures)
    case .framework(let view):
      (view.isPicture == ofPictures ? [view.title].compactMap(\.self) : [])
        + view.content.flatMap { $0.titles(ofPictures: ofPictures) }
    }
  }
}

/// `tabItem`: what the bar shows of a tab. It is seen as long as the tab view is, and not with what
/// it is put on.
struct TabItemBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = ["tabItem": TabItemBehavior()]

  /// Views of the program say their texts by their bodies.
  func makesContent(of modifier: Modifier) -> Bool { modifier.content.flatMap(\.texts).isEmpty }
}
