import Cells
import Drawing
import Layout

/// Controls of which a person chooses one of several values.
struct PickerBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = [
    "Picker": PickerBehavior(offersChoices: true), "DatePicker": PickerBehavior(),
    "ColorPicker": PickerBehavior(), "MultiDatePicker": PickerBehavior(),
  ]

  /// Whether what can be chosen stands in it.
  var offersChoices = false

  var role: ControlRole? { .picker }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) throws
    -> LayoutItem?
  {
    // Where it has a title, all that stands in it can be chosen.
    let label =
      node.view.title == nil
      ? try builder.pieces(of: labels(among: node.children, of: node.view)) : Pieces()
    if let rows = try rows(of: node, label, builder) { return rows }
    let control = try choosing(node, builder)
    // Outside of a list a menu, and choices side by side, show no label.
    guard !offersChoices || node.isInList && !node.isSegmented else { return control }
    return try builder.line(of: node, try builder.label(of: node, label), control)
  }

  /// What shows what is chosen: a word with a menu behind it, or all that can be chosen side by
  /// side.
  private func choosing(_ node: FrameworkNode, _ builder: LayoutBuilder) throws -> LayoutItem {
    let titles = offersChoices ? node.tree.choices(of: node).map { $0.text ?? "" } : []
    let isSegmented = node.isSegmented
    if node.leadsToChoices {
      return LayoutItem(try builder.words(node.chosenText + " ›", at: node))
    }
    guard !node.isWheel else {
      return LayoutItem(OwnSize(Metrics.usual.wheel, stretches: .horizontal))
        .drawn(for: node) { _ in
          titles.isEmpty
            ? .wheel([node.chosenText], chosen: 0)
            : .wheel(titles, chosen: titles.firstIndex(of: node.chosenText))
        }
    }
    let longest =
      isSegmented
      ? titles.reduce(3) { $0 + $1.cellWidth + 1 }
      : (node.isInList
        ? node.chosenText
        : titles.max { $0.cellWidth < $1.cellWidth }
          ?? node.chosenText).cellWidth + 2
    let item = LayoutItem(
      OwnSize(
        Size(width: 80, height: Metrics.usual.control), stretches: isSegmented ? .horizontal : [],
        drawn: .cells(min(longest, 30))))
    return item.drawn(for: node) { _ in
      guard isSegmented else { return .choice(node.chosenText) }
      return .segments(
        node.tree.choices(of: node).map(\.title), chosen: titles.firstIndex(of: node.chosenText))
    }
  }

  /// All that can be chosen, one below the other, with a sign at what is; nil where that is not said.
  private func rows(
    of node: FrameworkNode, _ label: Pieces, _ builder: LayoutBuilder
  ) throws -> LayoutItem? {
    guard offersChoices, node.showsAllChoices else { return nil }
    let chosen = node.chosenText
    var lines = try node.tree.choices(of: node).compactMap(\.text).map { text in
      builder.line(
        LayoutItem(try builder.words(text, at: node)),
        LayoutItem(try builder.words(text == chosen ? "✓" : "", at: node)))
    }
    if !node.hidesLabel { lines.insert(try builder.label(of: node, label), at: 0) }
    let wide = FlexibleFrame(
      width: FlexibleFrame.Limits(most: .infinity), height: FlexibleFrame.Limits(),
      alignment: Alignment(.leading, .middle))
    return LayoutItem(
      Stack.vertical(.leading, spacing: 0),
      lines.enumerated().map { index, line in
        let isLast = index == lines.count - 1
        return LayoutItem(
          ListRow(insets: EdgeInsets(), drawn: EdgeInsets(bottom: isLast ? 0 : 20)),
          [LayoutItem(wide, [line])]
        ).drawn(for: node) { _ in
          .row(RowLines(isFirst: index == 0, isLast: isLast, isBoxed: false))
        }
      })
  }

  func makeNode(_ view: FrameworkView, in tree: ViewTree, under parent: Node?) -> FrameworkNode {
    offersChoices
      ? PickerNode(view, in: tree, under: parent)
      : FrameworkNode(view, in: tree, under: parent)
  }

  func offers(of node: FrameworkNode) -> [Offer] {
    guard offersChoices else {
      return DateChoice(of: node)?.later.map { [node.offer("select \(Event.quoted($0)) in ")] }
        ?? []
    }
    return node.tree.choices(of: node)
      .filter { $0.node.ban(on: .choosing) == nil && node.tree.fits($0, node) }
      .compactMap(\.text).map {
        node.offer("select \(Event.quoted($0)) in ")
      }
  }

  func labels(among shown: [Node], of view: FrameworkView) -> [Node] {
    offersChoices && view.content.count > 1 ? Array(shown.suffix(1)) : shown
  }
}

extension FrameworkNode {
  /// Whether its choices stand side by side.
  fileprivate var isSegmented: Bool { hasPickerStyle("segmented") || hasPickerStyle("palette") }

  /// Whether its choices are rows of the list around it.
  fileprivate var showsAllChoices: Bool { isInList && hasPickerStyle("inline") }

  /// Whether a tap leads on to its choices.
  fileprivate var leadsToChoices: Bool { isInList && hasPickerStyle("navigationlink") }

  /// Whether its choices turn under a window.
  fileprivate var isWheel: Bool { hasPickerStyle("wheel") }

  private func hasPickerStyle(_ name: String) -> Bool {
    nearest(ModifierNode.self) { ["pickerStyle", "datePickerStyle"].contains($0.modifier.name) }?
      .modifier.firstStyle?.lastName.lowercased().hasPrefix(name) ?? false
  }

  /// The text that stands for what is chosen.
  fileprivate var chosenText: String {
    guard let value = boundValue else { return "" }
    let choices = tree.choices(of: self)
    if let text = choices.first(where: { tree.isChosen($0, by: value, self) })?.text { return text }
    // N35: what no row stands for is not shown.
    if !choices.isEmpty, value.isKnown { return "" }
    if let tint = TintReading(tree).tint(of: value), !tint.name.isEmpty { return tint.name }
    return DateChoice(of: self)?.text ?? value.shortText
  }
}

extension ViewTree {
  /// What a picker offers: the value, and the text that stands for it.
  struct Choice {
    var value: Value
    /// What it is called: by its first text, else by its first picture.
    let text: String?
    /// What shows the text.
    let node: Node

    init(value: Value, node: Node) {
      self.value = value
      self.node = node
      text = node.shownName
    }

    fileprivate var title: ChoiceTitle {
      ChoiceTitle(text ?? "", isSymbol: node.shownTexts(withImages: false).isEmpty && text != nil)
    }
  }

  func choices(of picker: FrameworkNode) -> [Choice] {
    var all: [Choice] = []
    guard let content = picker.children.first else { return [] }
    content.walk { node in
      if let modifier = node as? ModifierNode, let value = modifier.modifier.tag {
        all.append(Choice(value: value, node: modifier))
      } else if let row = node as? BuilderNode, let value = row.identifier, !hasTag(row) {
        all.append(Choice(value: value, node: row))
      }
    }
    return all
  }

  private func hasTag(_ row: Node) -> Bool {
    var isTagged = false
    row.walk { if ($0 as? ModifierNode)?.modifier.tag != nil { isTagged = true } }
    return isTagged
  }

  /// `select VALUE in "Picker"`: VALUE is the text of a row, or an expression for its tag.
  ///
  /// - Parameter place: The view around the picker, if the event says one.
  func select(
    _ text: String, from label: String, in place: String?
  ) throws(EventError) -> () throws -> Void {
    let tabs = nodes(in: place).compactMap { $0 as? TabsNode }.filter { $0.view.name == label }
    if !tabs.isEmpty { return try selectTab(text, of: tabs) }
    let plain =
      text.hasPrefix("\"") && text.hasSuffix("\"") && text.count > 1
      ? String(text.dropFirst().dropLast()) : text
    let picker: FrameworkNode
    do { picker = try control(.picker, label, in: place) } catch {
      let isTapped = offers.contains { $0.start == "tap " && $0.label == plain }
      throw isTapped ? EventError("\(error.message); tap \(Event.quoted(plain)) works") : error
    }
    let choices = choices(of: picker)
    if let choice = choices.first(where: { $0.text == plain }) {
      return try choosing(choice, in: picker)
    }
    if let remark = remarkOnRow(plain, withoutTagIn: picker) {
      return { [self] in warn(remark, at: picker.view.place, rule: "N35", severity: .note) }
    }
    if let action = try chooseDate(plain, of: picker, label) { return action }
    let value = try evaluated(text, like: picker.binding)
    let offered = choices.map { $0.text ?? $0.value.shortText }
    guard choices.isEmpty || choices.contains(where: { isChosen($0, by: value, picker) }) else {
      throw EventError(
        "the picker \"\(label)\" has no \(text); select VALUE in \"\(label)\" takes the text or the tag of a row: \(list(offered, or: true))"
      )
    }
    guard let choice = choices.first(where: { isChosen($0, by: value, picker) }) else {
      return try writing(value, to: picker)
    }
    return try choosing(choice, in: picker)
  }

  private func choosing(_ choice: Choice, in picker: FrameworkNode) throws(EventError)
    -> () throws -> Void
  {
    if let ban = choice.node.ban(on: .choosing) {
      throw forbidden("chosen", "choice", choice.text ?? choice.value.shortText, ban)
    }
    guard fits(choice, picker) else {
      let remark = remarkOnTags(of: [choice], in: picker)
      return { [self] in warn(remark, at: picker.view.place, rule: "N35", severity: .note) }
    }
    return try writing(choice.value, to: picker)
  }

  /// A tap on a row of a picker chooses it; nil if no picker shows such a row.
  func choose(_ label: String, in place: String?) throws(EventError) -> (() throws -> Void)? {
    let pickers = inFront(
      nodes(in: place).compactMap { $0 as? FrameworkNode }.filter {
        $0.behavior.role == .picker && $0.isOnStage && !isDisabled($0)
      })
    let showing = pickers.compactMap { picker in
      choices(of: picker).first { $0.text == label }.map { (picker: picker, choice: $0) }
    }
    guard let (picker, choice) = showing.first else { return nil }
    guard showing.count == 1 else {
      let ways = showing.map { "select \(label) in \(Event.quoted($0.picker.label))" }
      throw EventError(
        "\(showing.count) pickers offer \(Event.quoted(label)); say which: \(list(ways, or: true))")
    }
    return try choosing(choice, in: picker)
  }

  /// `select 2 in "TabView"`: the person swipes to a page, which has no title. Of several inside of
  /// each other the innermost is meant that has it.
  private func selectTab(_ text: String, of views: [TabsNode]) throws(EventError)
    -> () throws -> Void
  {
    for tabs in views.reversed() {
      let value = try evaluated(text, like: tabs.binding)
      if let tab = tabs.tabs.first(where: { $0.tag == value }) {
        return { try tabs.selectTab(tab) }
      }
    }
    let pages = views.flatMap { $0.tabs.map(\.tag.shortText) }
    throw EventError("the TabView has no page \(text); \(pages.thereAre) \(list(pages))")
  }
}
