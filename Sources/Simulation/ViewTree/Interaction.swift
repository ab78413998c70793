/// Finding what an event is aimed at, and what it does there.
extension ViewTree {
  /// The action of an event, ready to run.
  ///
  /// - Throws: ``EventError`` if nothing on the screen answers to it.
  func action(for event: Event) throws(EventError) -> () throws -> Void {
    switch event.action {
    case .tap(let label, let place): return try tap(label, in: place)
    case .toggle(let label, let place): return try toggle(label, in: place)
    case .type(let text, let label):
      let field = try control(
        ["TextField", "SecureField", "TextEditor"], label, in: nil, "text field")
      return try writing(.string(text), to: field)
    case .select(let value, let label):
      let picker = try control(["Picker"], label, in: nil, "picker")
      return try writing(try evaluated(value, like: picker.binding), to: picker)
    case .slide(let label, let value):
      return try writing(.double(value), to: control(["Slider"], label, in: nil, "slider"))
    case .set(let path, let value): return try set(path, to: value)
    case .environment(let key, let value): return try setEnvironment(key, to: value)
    case .wait(let duration): return { [self] in try wait(for: duration) }
    case .swipeToDelete, .move, .remove, .insert, .other:
      throw EventError("'\(event.text)' is not simulated by this version")
    }
  }

  // MARK: Controls

  private func tap(_ label: String, in place: String?) throws(EventError) -> () throws -> Void {
    if let button = try? control(["Button"], label, in: place, "button") {
      guard case .function(let action)? = button.view.arguments["action"].map(interpreter.unwrapped)
      else {
        throw EventError("the button \"\(label)\" has no action that the machine can run")
      }
      return { [self] in
        _ = try interpreter.call(action, [], at: self.place(of: action))
      }
    }
    for node in nodes(in: place) {
      guard let modifier = node as? ModifierNode, modifier.modifier.name == "onTapGesture",
        texts(below: modifier).contains(label),
        case .function(let action)? = modifier.modifier.arguments["action"].map(
          interpreter.unwrapped)
      else { continue }
      return { [self] in _ = try interpreter.call(action, [], at: self.place(of: action)) }
    }
    let button = try control(["Button"], label, in: place, "button")
    throw EventError("\"\(button.label)\" cannot be tapped")
  }

  private func toggle(_ label: String, in place: String?) throws(EventError) -> () throws -> Void {
    let toggle = try control(["Toggle"], label, in: place, "toggle")
    guard let binding = toggle.binding, case .boolean(let isOn)? = try? peek(binding) else {
      throw EventError("the toggle \"\(label)\" is bound to no truth value")
    }
    return try writing(.boolean(!isOn), to: toggle)
  }

  private func writing(_ value: Value, to control: FrameworkNode) throws(EventError) -> () throws ->
    Void
  {
    guard let binding = control.binding else {
      throw EventError("\"\(control.label)\" is bound to nothing")
    }
    return { [self] in try interpreter.write(value, through: binding, at: .nowhere) }
  }

  private func control(_ kinds: [String], _ label: String, in place: String?, _ word: String)
    throws(EventError)
    -> FrameworkNode
  {
    let all = nodes(in: place).compactMap { $0 as? FrameworkNode }.filter {
      kinds.contains($0.view.name)
    }
    if all.isEmpty, let place, !instances.contains(where: { matches($0, place) }) {
      let known = instances.map { names.name(of: $0) }
      throw EventError("no \(place) is on the screen; there are \(list(known))")
    }
    let found = all.filter { $0.label == label }
    guard let first = found.first else {
      let labels = all.map(\.label).filter { !$0.isEmpty }
      throw EventError(
        labels.isEmpty
          ? "no \(word) \"\(label)\" is on the screen, nor any other \(word)"
          : "no \(word) \"\(label)\" is on the screen; there are \(list(labels.map { "\"\($0)\"" }))"
      )
    }
    guard found.count == 1 else {
      let owners = found.compactMap(\.enclosingInstance).map { names.name(of: $0) }
      if Set(owners).count == 1 { return first }
      throw EventError(
        "\(found.count) times \(word) \"\(label)\" is on the screen; say which: in \(list(owners, or: true))"
      )
    }
    if isDisabled(first) { throw EventError("the \(word) \"\(label)\" is disabled") }
    return first
  }

  private func isDisabled(_ node: Node) -> Bool {
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

  private func list(_ names: [String], or: Bool = false) -> String {
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
  private func nodes(in place: String?) -> [Node] {
    var all: [Node] = []
    guard let place else {
      root?.walk { all.append($0) }
      return all
    }
    for instance in instances where matches(instance, place) { instance.walk { all.append($0) } }
    return all
  }

  private func matches(_ instance: InstanceNode, _ place: String) -> Bool {
    names.name(of: instance) == place || names.fullName(of: instance) == place
  }

  /// Instances with a body, parents first.
  var instances: [InstanceNode] {
    var all: [InstanceNode] = []
    root?.walk { if let instance = $0 as? InstanceNode { all.append(instance) } }
    return all
  }

  private func texts(below node: Node) -> [String] {
    var all: [String] = []
    node.walk { if let view = $0 as? FrameworkNode { all.append(view.label) } }
    return all
  }

  /// Events that the screen would accept now.
  var availableEvents: [String] {
    var all: [String] = []
    root?.walk { node in
      guard let view = node as? FrameworkNode, !isDisabled(view) else { return }
      let owner = view.enclosingInstance.map { names.name(of: $0) }
      let place = owner?.contains("[") == true ? " in \(owner ?? "")" : ""
      switch view.view.name {
      case "Button": all.append("tap \"\(view.label)\"\(place)")
      case "Toggle": all.append("toggle \"\(view.label)\"\(place)")
      case "TextField", "SecureField": all.append("type \"…\" into \"\(view.label)\"")
      case "Slider": all.append("slide \"\(view.label)\" to 0.5")
      default: return
      }
    }
    if let alarm = scheduler.nextAlarm { all.append("wait \((alarm - scheduler.now).eventText)") }
    return all
  }

  // MARK: Writing from outside

  private func evaluated(_ text: String, like binding: BindingValue? = nil) throws(EventError)
    -> Value
  {
    let file = SourceFile(path: "event", text: text)
    guard let expression = SourceReader.expression(in: file) else {
      throw EventError("'\(text)' is no Swift expression")
    }
    do {
      let current = try binding.map { try peek($0) }
      return try interpreter.evaluate(
        expression, in: interpreter.globals, expecting: current.flatMap(interpreter.typeReference))
    } catch { throw EventError("'\(text)' cannot be evaluated here") }
  }

  /// `set ProfileScreen.user.name = "Grace"`: a write through a state, or through the object that
  /// it holds.
  private func set(_ path: String, to text: String) throws(EventError) -> () throws -> Void {
    guard
      let instance = instances.first(where: {
        path.hasPrefix(names.name(of: $0) + ".") || path.hasPrefix(names.fullName(of: $0) + ".")
      })
    else {
      throw EventError(
        "no view of '\(path)' is on the screen; there are \(list(instances.map { names.name(of: $0) }))"
      )
    }
    let rest = path.split(separator: ".").dropFirst().joined(separator: ".")
    let properties = instance.value.type.stored.map(\.name)
    guard let first = rest.split(separator: ".").first, properties.contains(String(first)) else {
      throw EventError("\(instance.typeName) has no property '\(rest)'; it has \(list(properties))")
    }
    let file = SourceFile(path: "event", text: "\(rest) = \(text)")
    guard let assignment = SourceReader.expression(in: file) else {
      throw EventError("'\(text)' is no Swift expression")
    }
    return { [self] in
      let scope = Scope(
        selfVariable: Variable(instance.connectedValue), selfType: instance.value.type, result: nil)
      _ = try interpreter.evaluate(assignment, in: scope)
    }
  }

  private func setEnvironment(_ key: String, to text: String) throws(EventError) -> () throws ->
    Void
  {
    let value = try evaluated(text)
    return { [self] in
      let source = try rootSource(named: key)
      let old = source.value
      let isEqual = try interpreter.equal(old, value)
      let step = recordWrite(
        "environment.\(key)", old: old, new: value, at: .nowhere, isDropped: isEqual, rule: "E10")
      guard !isEqual else { return }
      enqueue(PendingWrite(attribute: source.attribute, step: step) { source.value = value })
    }
  }
}
