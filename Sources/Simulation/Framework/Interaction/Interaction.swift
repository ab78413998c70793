/// Finding what an event is aimed at, and what it does there.
extension ViewTree {
  /// The action of an event, ready to run.
  ///
  /// - Throws: ``EventError`` if nothing on the screen answers to it.
  func action(for event: Event) throws(EventError) -> () throws -> Void {
    aimed = try aim(of: event)
    coverOfAimed = nil
    defer { aimed = nil }
    let action = try action(for: event.action)
    guard let cover = coverOfAimed else { return action }
    return { [self] in
      warn(
        "\(cover.nameInSentence) is in front: no finger gets at what lies behind it, and this was "
          + "done all the same", at: cover.modifierAround?.modifier.place ?? .nowhere,
        severity: .note)
      try action()
    }
  }

  private func action(for action: Event.Action) throws(EventError) -> () throws -> Void {
    switch action {
    case .tap(let label, let place): return try tap(label, in: place)
    case .toggle(let label, let place): return try toggle(label, in: place)
    case .type(let text, let label, let place):
      if candidates(.textField, label, in: place).isEmpty,
        let binding = searchField(label, in: place)
      {
        let search = searchNode(label, in: place)
        return { [self] in
          if let search { try begin(search) }
          try evaluator.write(.string(text), through: binding, at: .nowhere)
        }
      }
      let field = try control(.textField, label, in: place)
      return try typing(text, into: field)
    case .submit(let label, let place): return try submit(label, in: place)
    case .select(let value, let label, let place):
      return try select(value, from: label, in: place)
    case .slide(let label, let value, let place):
      return try slide(label, to: value, in: place)
    case .set(let path, let value): return try set(path, to: value)
    case .environment(let key, let value): return try setEnvironment(key, to: value)
    case .gesture(let motion, let label, let place): return try gesture(motion, label, in: place)
    case .hover(let label, let place): return try hover(label, in: place)
    case .wait(let duration): return { [self] in try wait(for: duration) }
    case .refresh: return try refresh()
    case .swipeToDelete(let label, let place): return try swipeToDelete(label, in: place)
    case .move(let label, let index, let place): return try move(label, to: index, in: place)
    case .back: return try goBack()
    case .dismiss: return try dismissFront()
    case .scroll(let label): return try scroll(to: label)
    case .scrollOn(let direction): return try scroll(direction)
    case .remove:
      guard root != nil else { throw EventError("the root has left the screen already") }
      return { [self] in try removeRoot() }
    case .insert:
      guard root == nil else { throw EventError("the root is on the screen; remove comes first") }
      return { [self] in try insertRoot() }
    }
  }

  // MARK: Controls

  private func tap(_ label: String, in place: String?) throws(EventError) -> () throws -> Void {
    if !candidates(.button, label, in: place).isEmpty {
      return try press(try control(.button, label, in: place))
    }
    if let action = try tapOnOther(label, in: place) { return action }
    let button = try control(.button, label, in: place)
    throw EventError("\"\(button.label)\" cannot be tapped")
  }

  /// A button that is enabled is tapped.
  func press(_ button: FrameworkNode) throws(EventError) -> () throws -> Void {
    guard button.behavior.action(of: button) != nil else {
      throw EventError(
        button.view.arguments["action"] == nil
          ? "the button \"\(button.label)\" finds no action around it, which disables it"
          : "the button \"\(button.label)\" has no action that the machine can run")
    }
    let dialog = button.nearest(StageNode.self).flatMap { $0.kind == .dialog ? $0 : nil }
    return tapping(button) { [self] in
      for action in buttons(touchedWith: button).compactMap({ $0.behavior.action(of: $0) }) {
        _ = try evaluator.call(action, [], at: place(of: action))
      }
      // A choice ends the alert.
      try dialog?.close?()
    }
  }

  private func toggle(_ label: String, in place: String?) throws(EventError) -> () throws -> Void {
    let toggle = try control(.toggle, label, in: place)
    if let touched = try tapInside(toggle) { return touched }
    switch toggle.binding.flatMap({ try? peek($0) }) {
    case .boolean(let isOn)?: return try writing(.boolean(!isOn), to: toggle)
    // What is not known is taken for false, as everywhere.
    case .opaque?: return try writing(.boolean(true), to: toggle)
    default: throw EventError("the toggle \"\(label)\" is bound to no truth value")
    }
  }

  func writing(_ value: Value, to control: FrameworkNode) throws(EventError) -> () throws ->
    Void
  {
    guard let binding = control.binding else {
      throw EventError("\"\(control.label)\" is bound to nothing")
    }
    return { [self] in try evaluator.write(value, through: binding, at: .nowhere) }
  }

  func control(_ role: ControlRole, _ label: String, in place: String?) throws(EventError)
    -> FrameworkNode
  {
    let word = role.rawValue
    let named = candidates(role, label, in: place)
    let found = named.isEmpty ? controls(role, around: label, in: place) : named
    guard let first = found.first else { throw missing(role, label, in: place) }
    guard found.count == 1 else { throw ambiguous(found, "\(word)s are called", label) }
    if isDisabled(first) { throw EventError("the \(word) \"\(label)\" is disabled") }
    return first
  }

  /// The controls of a role that are called so and can be seen.
  func candidates(_ role: ControlRole, _ label: String, in place: String?) -> [FrameworkNode] {
    var found = aims(label, in: place).compactMap { $0 as? FrameworkNode }.filter {
      $0.behavior.role == role && $0.isOnStage && !$0.leavesTouchesToStyle
    }
    // What has another name for those who cannot see it is meant by its words only where nothing
    // else is.
    let first = found.filter { !$0.hasAnotherName(than: label) }
    if !first.isEmpty { found = first }
    return meant(found, in: place).filter { touchCover(over: $0) == nil }
  }

  /// The controls of a role that show the label among other things: a row of which one line is meant.
  func controls(_ role: ControlRole, around label: String, in place: String?) -> [FrameworkNode] {
    var seen: Set<Int> = []
    let around = aims(label, in: place).filter(\.isOnStage).compactMap { control(around: $0) }
    let found = around.filter { $0.behavior.role == role && seen.insert($0.number).inserted }
    return meant(found, in: place).filter { touchCover(over: $0) == nil }
  }

  /// The innermost control that something belongs to; nil where a gesture hears of it before.
  private func control(around node: Node) -> FrameworkNode? {
    for outer in sequence(first: node, next: \.parent).dropFirst() {
      if (outer as? StageNode)?.isDetached == true { return nil }
      if let modifier = outer as? ModifierNode, gesture(of: modifier) != nil { return nil }
      if let control = outer as? FrameworkNode, control.behavior.role != nil,
        !control.leavesTouchesToStyle
      {
        return control
      }
    }
    return nil
  }

  /// Those that an event is aimed at; of the first it is noted what lies in front of it.
  func meant<Kind: Node>(_ nodes: [Kind], in place: String?) -> [Kind] {
    let found = place == nil ? inFront(nodes) : nodes.filter(isReachable)
    if let first = found.first, first.isOnStage {
      coverOfAimed = cover.flatMap { first.isBelow($0) ? nil : $0 }
    }
    return found
  }

  /// What stands in front is meant first; what an alert covers is not meant at all.
  func inFront<Kind: Node>(_ nodes: [Kind]) -> [Kind] {
    let reached = nodes.filter(isReachable)
    guard let front = frontStage([.sheet, .dialog, .pushed]) else { return reached }
    let nearer = reached.filter { $0.isBelow(front) }
    return nearer.isEmpty ? reached : nearer
  }

  /// Whether no alert keeps a finger from it. What a sheet covers answers all the same: an event may
  /// stand for something that happens behind it.
  func isReachable(_ node: Node) -> Bool {
    guard node.answersTouches else { return false }
    guard let cover = frontStage([.dialog]), node.isOnStage else { return true }
    return node.isBelow(cover)
  }

  /// Says how to tell several things apart that are called the same: by the views around them, else
  /// by their number.
  ///
  /// - Parameter what: What they are and do: `buttons are called`.
  func ambiguous(_ found: [Node], _ what: String, _ label: String) -> EventError {
    let owners = found.compactMap(\.enclosingInstance).map { names.name(of: $0) }
    let label = Event.quoted(label)
    let numbered = (1...max(1, found.count)).map { "\(label)[\($0)]" }
    let ways =
      Set(owners).count == found.count
      ? "in \(list(owners, or: true))" : "\(list(numbered, or: true)), from the top"
    return EventError("\(found.count) \(what) \(label); say which: \(ways)")
  }

  /// Says what there is instead.
  private func missing(_ role: ControlRole, _ label: String, in place: String?) -> EventError {
    let aimedAt = aims(label, in: place).filter(\.isOnStage)
    if !aimedAt.isEmpty, !aimedAt.contains(where: \.answersTouches) {
      return EventError(
        "no finger reaches \(Event.quoted(label)): it is hidden, wholly transparent, or allows no "
          + "hit testing")
    }
    let aims = aimedAt.map { control(around: $0) ?? $0 } + aimedAt
    if let cover = aims.lazy.compactMap(touchCover).first {
      return coveredError(label, under: cover)
    }
    if !aimedAt.isEmpty, aimedAt.allSatisfy(isDisabled) {
      return EventError("\(Event.quoted(label)) is disabled")
    }
    let covered = aimedAt.contains { !isReachable($0) }
    if covered, let cover = frontStage([.dialog]) {
      return EventError(
        "\(Event.quoted(label)) is behind \(cover.nameInSentence), which comes first")
    }
    if let row = targets.nodes(labelled: label).lazy.compactMap(\.placeOutOfSight).first {
      let text = Event.quoted(row.shownTexts(withImages: false).first ?? label)
      return EventError(
        "\(Event.quoted(label)) is scrolled out of sight; scroll to \(text) comes first")
    }
    if let place, names.instances(named: place).isEmpty {
      return EventError(
        "no \(place) is on the screen; \(instanceNames.thereAre) \(list(instanceNames))")
    }
    var labels = nodes(in: place).compactMap { $0 as? FrameworkNode }
      .filter { $0.behavior.role == role }.map(\.label).filter { !$0.isEmpty }
    if role == .button {
      labels += offers.filter { $0.start == "tap " && isInside($0.node, place) }.map(\.label)
    }
    var seen: Set<String> = []
    labels.removeAll { !seen.insert($0).inserted }
    let word = role.rawValue
    let others =
      labels.isEmpty
      ? ", nor any other \(word)" : "; \(labels.thereAre) \(list(labels.map { "\"\($0)\"" }))"
    let waits = nodes(in: nil).contains(where: \.waitsForScrolling)
    let scroll = waits ? "; what is further on is made when one scrolls: scroll down" : ""
    return EventError("no \(word) \"\(label)\" is on the screen\(others)\(scroll)")
  }

  func isDisabled(_ node: Node) -> Bool {
    var current = node.parent
    while let next = current {
      if let modifier = next as? ModifierNode, modifier.modifier.name == "disabled",
        case .boolean(true)? = modifier.modifier.arguments["disabled"]
      {
        return true
      }
      current = next.parent
    }
    return false
  }

  func list(_ names: [String], or: Bool = false) -> String {
    var seen: Set<String> = []
    let unique = names.filter { seen.insert($0).inserted }
    let shown = unique.prefix(8)
    let joined =
      shown.count > 1
      ? shown.dropLast().joined(separator: ", ") + (or ? " or " : " and ") + (shown.last ?? "")
      : shown.first ?? "none"
    return unique.count > shown.count ? joined + " and \(unique.count - shown.count) more" : joined
  }

  // MARK: Looking around

  /// All nodes, or those inside the instance of that name.
  func nodes(in place: String?) -> [Node] {
    var all: [Node] = []
    if let aimed {
      aimed.walkVisible { all.append($0) }
      return all
    }
    guard let place else {
      root?.walkVisible { all.append($0) }
      return all
    }
    for instance in names.instances(named: place) { instance.walkVisible { all.append($0) } }
    return all
  }

  /// What has a label, inside the instance of that name. The smaller of both sets is searched.
  func aims(_ label: String, in place: String?) -> [Node] {
    guard let place, targets.count(labelled: label) > 32 else {
      return targets.nodes(labelled: label).filter { isInside($0, place) && isAimedAt($0) }
    }
    return nodes(in: place).filter { targets.answers($0, to: label) }
  }

  /// Whether a node is, or belongs to, what the event says by its number.
  private func isAimedAt(_ node: Node) -> Bool {
    guard let aimed else { return true }
    return node === aimed || node.isBelow(aimed)
  }

  /// Whether a node stands inside an instance of that name, or the name is nil.
  func isInside(_ node: Node, _ place: String?) -> Bool {
    guard let place else { return true }
    return node.surroundingInstances.contains { names.isCalled(place, $0) }
  }

  var instanceNames: [String] { instances.map { names.name(of: $0) } }

  /// Instances with a body, parents first.
  var instances: [InstanceNode] {
    var all: [InstanceNode] = []
    root?.walk { if let instance = $0 as? InstanceNode { all.append(instance) } }
    return all
  }

  // MARK: Writing from outside

  func evaluated(_ text: String, like binding: BindingValue? = nil) throws(EventError)
    -> Value
  {
    let file = SourceFile(path: "event", text: text)
    guard let expression = SourceReader.expression(in: file) else {
      throw EventError("'\(text)' is no Swift expression")
    }
    do {
      let current = try binding.map { try peek($0) }
      let declared = binding.flatMap(declaredType)
      return try evaluator.evaluate(
        expression, in: evaluator.globals,
        expecting: current.flatMap(evaluator.typeReference) ?? declared?.wrapped ?? declared)
    } catch { throw EventError("'\(text)' cannot be evaluated here") }
  }
}

extension StageNode {
  /// What it is called where something else is meant: `the alert "Careful"`.
  fileprivate var modifierAround: ModifierNode? { parent as? ModifierNode }

  fileprivate var nameInSentence: String {
    guard let modifier = modifierAround else { return "what stands in front" }
    let title = modifier.title.map { " " + Event.quoted($0) } ?? ""
    return "the \(modifier.modifier.name)\(title)"
  }
}
