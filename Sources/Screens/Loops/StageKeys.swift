import Terminal

/// What a key does on a page that may be longer than the window and can be left.
enum StageAction<Action> {
  case page(Action)
  case scroll(Scrolling)
  case showKeys, openLine
}

/// How far a page that is longer than the window moves.
enum Scrolling: Sendable, Equatable {
  case lines(Int), windows(Int), toStart, toEnd

  /// The first line to show, from 0.
  ///
  /// - Parameters:
  ///   - first: The one that is shown first now.
  ///   - last: The last one from which the page can be shown.
  func start(from first: Int, last: Int, on canvas: Canvas) -> Int {
    let wanted =
      switch self {
      case .lines(let count): first + count
      case .windows(let count): first + count * (canvas.bodyHeight - PageFrame.overlap)
      case .toStart: 0
      case .toEnd: last
      }
    return min(max(0, wanted), last)
  }
}

/// The keys of a page with those that every page has. As long as there is more to read below,
/// Space shows it and does nothing else; nor do Enter, n and the arrow where they go on, so that
/// nobody skips what they have not seen. A page's own keys come before those that scroll; Esc leaves
/// it like q.
func stageKeys<Action>(
  _ keys: KeyTable<Action>, hasMoreBelow: Bool, hasMoreAbove: Bool
) -> KeyTable<StageAction<Action>> {
  let hasEscape = keys.action(for: .escape) != nil
  var bindings = keys.bindings.map { binding -> KeyBinding<StageAction<Action>> in
    let leaves = !hasEscape && binding.has(.character("q"))
    return (leaves ? binding.adding(.escape) : binding).map { .page($0) }
  }
  if hasMoreBelow {
    let onwards = bindings.first { $0.has(.space) && $0.has(.enter) }
    let goesOn = onwards != nil
    bindings = bindings.compactMap { binding in
      let rest = binding.without(.space)
      return goesOn ? rest?.without(.enter)?.without(.right)?.without(.goingOn) : rest
    }
    // Whatever would go on reads on, and none of them is dead.
    let others = [Key.enter, .goingOn, .right].filter { key in
      goesOn && keys.bindings.contains { $0.has(key) }
    }
    bindings.insert(
      KeyBinding(
        .space, also: others + [.pageDown], "more",
        "the rest of this page" + (onwards.map { ", then " + $0.explanation } ?? ""),
        .scroll(.windows(1))),
      at: 0)
  }
  if hasMoreAbove {
    bindings.insert(
      KeyBinding(.pageUp, "up", "what stands above", .scroll(.windows(-1))),
      at: hasMoreBelow ? 1 : 0)
  }
  if let typing = keys.typing {
    var table = KeyTable(bindings)
    table.typing = { .page(typing($0)) }
    return table
  }
  bindings.append(KeyBinding(.character(":"), "command", "type a command", .openLine))
  // The page may move something of its own with the same keys.
  let movesItself = keys.action(for: .down) != nil && keys.action(for: .up) != nil
  if hasMoreBelow || hasMoreAbove, !movesItself { bindings.append(scrollKeys()) }
  bindings.append(KeyBinding(.character("?"), "keys", "all keys that work here", .showKeys))
  return KeyTable(bindings)
}

/// What moves a long page as hands expect it.
private func scrollKeys<Action>() -> KeyBinding<StageAction<Action>> {
  let moves: [(keys: [Key], by: Scrolling)] = [
    ([.down, .character("j")], .lines(1)), ([.up, .character("k")], .lines(-1)),
    ([.pageDown], .windows(1)), ([.pageUp], .windows(-1)), ([.home], .toStart), ([.end], .toEnd),
  ]
  return KeyBinding(
    moving: moves.flatMap { move in move.keys.map { ($0, StageAction.scroll(move.by)) } },
    label: "Up/Down", "scroll", "by a line, a window, or to the start or the end")
}

/// Every key with what it does, for the page that `?` opens.
///
/// - Parameter leaving: What Ctrl-C and Ctrl-D do.
func keyHelp<Action>(
  _ keys: KeyTable<Action>,
  leaving common: [(key: String, effect: String)] = [
    ("Ctrl-C", "back to where you came from; nothing is lost"), ("Ctrl-D", "leave the program"),
  ]
) -> [StyledLine] {
  let names = keys.bindings.map { binding -> String in
    let keys = binding.keys.map(\.key.name)
    return binding.isRow || keys.count < 2 ? binding.label : keys.joined(separator: " ")
  }
  let width = min(18, names.map(\.cellWidth).max() ?? 0)
  return zip(names, keys.bindings).map { name, binding in
    StyledLine(name, Look.key).padded(to: width) + "   \(binding.word): \(binding.explanation)"
  }
    + common.filter { entry in !names.contains(entry.key) }.map {
      StyledLine($0.key, Look.key).padded(to: width) + "   \($0.effect)"
    }
}

extension Key {
  /// Goes on to what comes next, on every page that something comes after.
  static let goingOn = Key.character("n")

  /// What is said in the last line's place of a key that does nothing on a page, so that nobody
  /// wonders whether it was heard; nil if it does something.
  func remark<Action>(in keys: KeyTable<Action>, on canvas: Canvas) -> StyledLine? {
    guard self != .resize, keys.action(for: self) == nil else { return nil }
    let subject = if case .paste = self { "Pasted text" } else { name }
    return .spaces(canvas.margin) + StyledLine(subject, Look.key) + " does nothing here.   "
      + StyledLine("?", Look.key) + " keys"
  }
}

extension KeyBinding {
  /// The binding with one of its keys alone; nil if it does not have it.
  func only(_ key: Key) -> KeyBinding? {
    guard has(key) else { return nil }
    var rest = self
    rest.keys.removeAll { $0.key != key }
    rest.label = key.name
    return rest
  }

  func has(_ key: Key) -> Bool { keys.contains { $0.key == key } }

  /// The binding without a key; nil if no key is left.
  func without(_ key: Key) -> KeyBinding? {
    guard keys.contains(where: { $0.key == key }) else { return self }
    var rest = self
    rest.keys.removeAll { $0.key == key }
    guard let first = rest.keys.first else { return nil }
    let named = label.split(separator: "/").map(String.init)
    if named.contains(key.name) {
      let others = named.filter { $0 != key.name }
      rest.label = others.isEmpty ? first.key.name : others.joined(separator: "/")
    }
    return rest
  }
}
