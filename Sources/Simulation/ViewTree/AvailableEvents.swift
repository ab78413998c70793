/// What a person could do with the screen as it is now.
extension ViewTree {
  /// Events that the screen would accept now.
  var availableEvents: [String] {
    guard let root else { return ["insert"] }
    var all: [String] = []
    root.walkVisible { node in
      if let view = node as? FrameworkNode, !isDisabled(view) { all += events(of: view) }
      if let modifier = node as? ModifierNode { all += events(of: modifier) }
      if let stage = node as? StageNode, stage.kind == .dialog, choices(in: stage).isEmpty {
        all.append("tap \"OK\"")
      }
      if let row = node as? BuilderNode { all += events(of: row) }
    }
    if frontStage([.pushed]) != nil { all.append("back") }
    if frontStage([.sheet]) != nil { all.append("dismiss") }
    if refreshAction != nil { all.append("pull to refresh") }
    if let alarm = scheduler.nextAlarm { all.append("wait \((alarm - scheduler.now).eventText)") }
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }
  }

  func events(of node: FrameworkNode) -> [String] {
    let owner = node.enclosingInstance.map { names.name(of: $0) }
    let place = owner?.contains("[") == true ? " in \(owner ?? "")" : ""
    let label = Event.quoted(node.label)
    switch node.view.name {
    case "NavigationLink":
      return node.nearest(NavigationStackNode.self) == nil ? [] : ["tap \(label)\(place)"]
    case "Button", "EditButton", "Link", "ShareLink", "PhotosPicker", "PasteButton":
      return ["tap \(label)\(place)"]
    case "Menu": return node.view.arguments["primaryAction"] == nil ? [] : ["tap \(label)\(place)"]
    case "DisclosureGroup", "Section": return node is DisclosureNode ? ["tap \(label)\(place)"] : []
    case "Toggle": return ["toggle \(label)\(place)"]
    case "TextField", "SecureField", "TextEditor": return ["type \"…\" into \(label)\(place)"]
    case "Slider": return ["slide \(label) to 0.5\(place)"]
    case "Stepper":
      return [
        "tap \(Event.quoted(node.label + " +"))\(place)",
        "tap \(Event.quoted(node.label + " -"))\(place)",
      ]
    case "Picker":
      return choices(of: node).compactMap(\.text).map {
        "select \(Event.quoted($0)) in \(label)\(place)"
      }
    case "TabView":
      let titles = (node as? TabsNode)?.tabs.map(\.title).filter { !$0.isEmpty } ?? []
      return titles.map { "tap \(Event.quoted($0))" }
    default: return []
    }
  }

  func events(of node: ModifierNode) -> [String] {
    switch node.modifier.name {
    case "onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture",
      "highPriorityGesture":
      guard let gesture = gesture(of: node), !isDisabled(node),
        let label = gestureLabels(of: node).first
      else { return [] }
      return Event.motions.filter { (try? recognize(gesture, $0.motion)) != nil }
        .map { $0.text.replacing("…", with: Event.quoted(label)) }
    case "onHover":
      return gestureLabels(of: node).prefix(1).map { "hover over \(Event.quoted($0))" }
    case "searchable": return ["type \"…\" into \(Event.quoted(searchPrompt(of: node)))"]
    default: return []
    }
  }

  func events(of row: BuilderNode) -> [String] {
    guard let each = row.parent as? EachNode, let text = row.shownTexts(withImages: false).first
    else { return [] }
    var all: [String] = []
    if rowAction("onDelete", of: each) != nil {
      all.append("swipe to delete \(Event.quoted(text))")
    }
    if rowAction("onMove", of: each) != nil { all.append("move \(Event.quoted(text)) to 0") }
    return all
  }
}

extension Event {
  /// A motion of each kind, as an event writes it.
  static let motions: [(motion: Motion, text: String)] = [
    (.tap(count: 1), "tap …"), (.tap(count: 2), "double tap …"), (.press, "long press …"),
    (.drag(width: 100, height: 0), "drag … by 100 0"), (.pinch(2), "pinch … by 2"),
    (.rotate(90), "rotate … by 90"),
  ]

  /// A label as the grammar of events writes it.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      if character == "\"" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result + "\""
  }
}
