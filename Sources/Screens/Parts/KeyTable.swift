import Terminal

/// Keys that do one thing, or the same thing to a choice of objects, and how they are called.
struct KeyBinding<Action> {
  /// Each key with what it does: one, or a row such as the digits of the options.
  var keys: [(key: Key, action: Action)]
  /// The keys as the last line names them: `1-3`, `Space`.
  var label: String
  /// What they do in a word or two, for the last line.
  var word: String
  /// What is typed in plain mode; for a row, before the label of one of its keys: `why 3`.
  var spoken: String
  /// The same as a sentence without a full stop, for the page of all keys.
  var explanation: String
  /// What several keys have to do with each other.
  private(set) var kind = KeyBindingKind.same
  /// Whether the last line names it before others that there is no room for.
  private(set) var isKept = false

  var isRow: Bool { kind == .row }

  /// - Parameters:
  ///   - other: Another key that does the same and is named beside it.
  ///   - also: Further keys that do the same and are not named.
  ///   - label: nil names the key itself.
  ///   - spoken: nil is the word itself.
  init(
    _ key: Key, or other: Key? = nil, also: [Key] = [], label: String? = nil, _ word: String,
    spoken: String? = nil, _ explanation: String, _ action: Action
  ) {
    let named = [key] + [other].compactMap(\.self)
    keys = (named + also).map { ($0, action) }
    self.label = label ?? named.map(\.name).joined(separator: "/")
    self.word = word
    self.spoken = spoken ?? word
    self.explanation = explanation
  }

  /// The digits from 1 on, as many as there are objects; nine at most.
  init(
    digits count: Int, _ word: String, _ explanation: String, action: (Int) -> Action
  ) {
    let digits = (1...max(1, min(count, 9)))
    kind = .row
    keys = digits.map { (.character(Character(String($0))), action($0)) }
    label = digits.count == 1 ? "1" : "1-\(digits.upperBound)"
    self.word = word
    spoken = word
    self.explanation = explanation
  }

  /// Letters, each for another object.
  init(
    letters: [(key: Character, action: Action)], _ word: String, spoken: String? = nil,
    _ explanation: String
  ) {
    kind = .row
    keys = letters.map { (.character($0.key), $0.action) }
    label = letters.map { String($0.key) }.joined(separator: "/")
    self.word = word
    self.spoken = spoken ?? word
    self.explanation = explanation
  }

  /// Keys that move, each in its own direction.
  init(
    moving keys: [(key: Key, action: Action)], label: String, _ word: String,
    _ explanation: String
  ) {
    kind = .moves
    self.keys = keys
    self.label = label
    self.word = word
    spoken = word
    self.explanation = explanation
  }

  /// Something that is done without a key of its own, such as sending a typed line.
  init(label: String, _ word: String, _ explanation: String) {
    keys = []
    self.label = label
    self.word = word
    spoken = word
    self.explanation = explanation
  }

  /// The same keys doing something else.
  func map<Other>(_ transform: (Action) -> Other) -> KeyBinding<Other> {
    KeyBinding<Other>(
      keys: keys.map { ($0.key, transform($0.action)) }, label: label, word: word,
      spoken: spoken, explanation: explanation, kind: kind, isKept: isKept)
  }

  /// The same with a further key that does what the first one does, and is not named.
  func adding(_ key: Key) -> KeyBinding {
    var binding = self
    if let action = keys.first?.action { binding.keys.append((key, action)) }
    return binding
  }

  /// The same, never left out of the last line.
  func kept() -> KeyBinding {
    var binding = self
    binding.isKept = true
    return binding
  }

  private init(
    keys: [(key: Key, action: Action)], label: String, word: String, spoken: String,
    explanation: String, kind: KeyBindingKind, isKept: Bool
  ) {
    self.kind = kind
    self.isKept = isKept
    self.keys = keys
    self.label = label
    self.word = word
    self.spoken = spoken
    self.explanation = explanation
  }
}

/// What the keys of a binding have to do with each other.
enum KeyBindingKind {
  /// Each does the same.
  case same
  /// Each does it to another object.
  case row
  /// Each moves elsewhere, over what is drawn: plain mode has nothing of it.
  case moves
}

/// The keys that work now. The last line of a page, the page of all keys, the words of plain mode
/// and what a key does come from this one table, so that no page promises a key that is dead.
struct KeyTable<Action> {
  /// Most useful first.
  var bindings: [KeyBinding<Action>]
  /// What any other letter does, and text that is pasted; nil if nothing.
  var typing: ((String) -> Action)?
  /// What a click does on a cell of the page's body, wherever that is scrolled to; nil if nothing.
  var clicking: ((CellPosition) -> Action)?

  init(_ bindings: [KeyBinding<Action>]) { self.bindings = bindings }

  /// What a key does; nil if nothing. Where two bindings name a key, the first wins.
  func action(for key: Key) -> Action? {
    for binding in bindings {
      if let entry = binding.keys.first(where: { $0.key == key }) { return entry.action }
    }
    return switch key {
    case .character(let letter): typing?(String(letter))
    case .space: typing?(" ")
    case .paste(let text): typing?(text.sourceLines.first ?? "")
    default: nil
    }
  }

  /// What a line typed in plain mode means: a word of the table, with a key behind it if it stands
  /// for a row, a single key's character, or nothing but Enter.
  func action(forLine line: String) -> Action? {
    let line = line.trimmed.lowercased()
    if line.isEmpty { return action(for: .enter) ?? action(for: .space) }
    if line.count == 1, let character = line.first,
      let action = action(for: .character(character))
    {
      return action
    }
    for binding in bindings {
      let spoken = binding.spoken.lowercased()
      guard binding.isRow else {
        if line == spoken || line == binding.word.lowercased() {
          return binding.keys.first?.action
        }
        continue
      }
      let entry = binding.keys.first { line == "\(spoken) \($0.key.name)" }
      if let entry { return entry.action }
    }
    return nil
  }

  /// The words that can be typed in plain mode: `hint`, `why 3`.
  var words: [String] {
    bindings.filter { !$0.keys.isEmpty && $0.kind != .moves }.map { binding in
      guard binding.isRow, let key = binding.keys.last?.key else { return binding.spoken }
      return "\(binding.spoken) \(key.name)"
    }
  }
}

extension KeyTable {
  /// The last line of a page: as many bindings as fit, those that are kept first of all. The last
  /// binding always does, because it leads to all the others.
  func footer(on canvas: Canvas) -> StyledLine {
    for gap in [3, 2] {
      let line = footer(of: bindings, gap: gap, canvas)
      if line.width <= canvas.width { return line }
    }
    var shown = bindings
    while shown.count > 1 {
      shown.remove(at: shown.dropLast().lastIndex { !$0.isKept } ?? shown.count - 2)
      let line = footer(of: shown, gap: 2, canvas)
      if line.width <= canvas.width { return line }
    }
    return footer(of: shown, gap: 2, canvas).truncated(to: canvas.width, canvas.glyphs)
  }

  private func footer(of bindings: [KeyBinding<Action>], gap: Int, _ canvas: Canvas)
    -> StyledLine
  {
    var line = StyledLine.spaces(canvas.margin)
    for (index, binding) in bindings.enumerated() {
      if index > 0 { line += .spaces(gap) }
      line += StyledLine(binding.label, Look.key) + " " + StyledLine(binding.word)
    }
    return line
  }
}

extension Key {
  /// The key as people call it.
  var name: String {
    switch self {
    case .character(let character): String(character)
    case .enter: "Enter"
    case .escape: "Esc"
    case .space: "Space"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .home: "Home"
    case .end: "End"
    case .control(let character): "Ctrl-\(character.uppercased())"
    case .interrupt: "Ctrl-C"
    case .click: "A click"
    case .paste, .resize, .endOfInput: ""
    }
  }
}
