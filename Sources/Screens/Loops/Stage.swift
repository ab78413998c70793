import Terminal

/// Shows pages and waits for what the learner does with them: full pages and single keys, or in
/// plain mode a dialogue in lines.
final class Stage {
  let console: any Console
  /// Offers words for a command that is being typed.
  var completion: LineRequest.Completion?
  /// Why a command that is typed over a page cannot be done; nil if it can.
  var objection: (String) -> String? = { _ in nil } {
    didSet { dialogue.objection = objection }
  }
  /// Searches the lessons from the middle of one. What is found leads into other lessons and into
  /// questions, which know nothing of searching themselves.
  var search: () throws -> Void = {}
  private let dialogue: PlainDialogue
  /// Where a page was scrolled to, for the next time that the same page is shown.
  private var scrolled: (page: String, first: Int)?
  /// What was brought into view last, so that it can be scrolled away again.
  private var revealed: (page: String, lines: Range<Int>?) = ("", nil)

  /// What is to be said on the next page that is drawn, in the place of its keys.
  private var remark: String?

  init(console: any Console) {
    self.console = console
    dialogue = PlainDialogue(console: console)
  }

  var isPlain: Bool { console.capabilities.isPlain }
  var canvas: Canvas { Canvas(console.capabilities) }

  /// Shows a page until something is chosen on it.
  ///
  /// - Parameter idle: Is asked again and again while nobody presses a key, and may choose itself; in
  ///   plain mode it is not, so that nobody is interrupted.
  /// - Throws: ``Departure`` if it is left otherwise.
  func present<Shown: Page & Spoken>(
    _ page: Shown, idle: (() -> Shown.Action?)? = nil
  ) throws -> Shown.Action {
    if isPlain { return try dialogue.present(page) }
    console.beginPages()
    var deadKey: StyledLine?
    while true {
      let canvas = canvas
      let content = page.content(on: canvas)
      reveal(content, "\(Shown.self)", on: canvas)
      let first = firstLine(of: content, "\(Shown.self)", on: canvas)
      let follows = content.followsChoice
      let keys = stageKeys(
        page.keys, hasMoreBelow: !follows && PageFrame.hasMore(below: first, content, on: canvas),
        hasMoreAbove: !follows && first > 0)
      let frame = PageFrame(content, from: first, footer: keys.footer(on: canvas), on: canvas)
      show(frame, remark: takeRemark(on: canvas) ?? deadKey.map { [$0] })
      let key: Key
      let clicking = page.keys.clicking
      switch try readKey(idle, takesClicks: clicking != nil) {
      case .key(.click(let cell)):
        if let clicking {
          let row = cell.row - PageFrame.rowsAbove + first
          return clicking(CellPosition(row: row, column: cell.column))
        }
        key = .click(cell)
      case .key(let pressed): key = pressed
      case .chosen(let action): return action
      }
      deadKey = key.remark(in: keys, on: canvas)
      switch keys.action(for: key) {
      case .page(let action): return action
      case .scroll(let scrolling):
        scroll(content, "\(Shown.self)", from: first, by: scrolling, canvas)
      case .showKeys: try showKeys(keys, page.remarks)
      case .openLine:
        try openLine {
          let canvas = self.canvas
          let content = page.content(on: canvas)
          return PageFrame(content, from: first, footer: "", on: canvas).lines
        }
      case nil: continue
      }
    }
  }

  /// Shows a page with a line to be typed in, until one is. A question mark alone shows what can be
  /// typed, unless it means something on the page.
  ///
  /// - Throws: ``Departure`` if it is left otherwise.
  func present<Shown: LinePage & Spoken>(line page: Shown) throws -> Shown.Action {
    if isPlain { return try dialogue.present(page) }
    console.beginPages()
    let prompt = StyledLine.spaces(3) + StyledLine(page.prompt, Look.key)
    var row: Int?
    var remarks: [StyledLine]?
    let draw = { [self] in
      let canvas = canvas
      let content = page.content(on: canvas)
      let frame = PageFrame(
        content, from: PageFrame.start(of: content, on: canvas),
        footer: page.keys.footer(on: canvas), on: canvas)
      row = frame.lineRow
      console.draw(remarks.map(frame.saying) ?? frame.lines)
    }
    var request = LineRequest(prompt: prompt, usesHistory: false)
    request.endsWithEscape = page.keys.action(for: .escape) != nil
    while true {
      try readAbove(page)
      remarks = takeRemark(on: canvas)
      draw()
      let line = try typed(request, row: row, redraw: draw)
      guard line.trimmed == "?", page.keys.action(for: .character("?")) == nil else {
        return page.action(typed: line)
      }
      try showKeys(page.keys, page.remarks)
    }
  }

  /// Pages through what stands above the line, where it is longer than the window: once, and again
  /// when it has become longer.
  private func readAbove<Shown: LinePage>(_ page: Shown) throws {
    let answering = KeyBinding<Void>(.enter, "answer", "type the answer now", ())
    var remark: StyledLine?
    while true {
      let canvas = canvas
      let content = page.content(on: canvas)
      let first = firstLine(of: content, "\(Shown.self)", orElse: 0, on: canvas)
      guard PageFrame.hasMore(below: first, content, on: canvas) else { return }
      let keys = stageKeys(KeyTable([answering]), hasMoreBelow: true, hasMoreAbove: first > 0)
      let frame = PageFrame(
        content, from: first, footer: remark ?? keys.footer(on: canvas), on: canvas)
      console.draw(frame.lines)
      let key = try readKey()
      remark = key.remark(in: keys, on: canvas)
      switch keys.action(for: key) {
      case .page: return
      case .scroll(let scrolling):
        scroll(content, "\(Shown.self)", from: first, by: scrolling, canvas)
      case .showKeys: try showKeys(keys, page.remarks)
      case .openLine: try openLine { frame.lines }
      case nil: continue
      }
    }
  }

  /// Asks for a line at the foot of the page that is shown.
  ///
  /// - Parameter lines: The page, laid out anew whenever the window changes its size.
  func ask(
    _ question: String, over lines: @autoclosure @escaping () -> [StyledLine]
  ) throws -> String {
    let request = LineRequest(prompt: StyledLine(question, Look.key), usesHistory: false)
    return try typed(request, atFootOf: lines)
  }

  /// Does something that comes back to the page that is shown.
  func aside<Result>(_ detour: () throws -> Result) rethrows -> Result {
    try dialogue.aside(detour)
  }

  /// Says lines as text that scrolls; leaves the pages if they are shown.
  func say(_ lines: [StyledLine]) {
    console.endPages()
    dialogue.say(lines)
  }

  /// Says a text, which may have several lines.
  func say(_ text: String) { say(text.sourceLines.map { StyledLine($0) }) }

  /// Leaves the pages: what follows is text that scrolls.
  func leavePages() { console.endPages() }

  /// Gives the terminal to another program until it is done.
  func lend<Result>(_ work: () throws -> Result) rethrows -> Result {
    console.endPages()
    return try console.lend(work)
  }

  /// Leaves everything for a command that was typed over a page; where it cannot be done, the page
  /// stays and says why.
  func leave(for command: String) throws {
    guard let objection = objection(command) else { throw Departure.command(command) }
    if isPlain { say(objection) } else { remark = objection }
  }

  /// A page, or where nothing can be drawn over it only what is new on it.
  private func show(_ frame: PageFrame, remark: [StyledLine]?) {
    guard let remark else { return console.draw(frame.lines) }
    if console.capabilities.movesCursor {
      console.draw(frame.saying(remark))
    } else {
      console.write(remark)
    }
  }

  private func takeRemark(on canvas: Canvas) -> [StyledLine]? {
    defer { remark = nil }
    return remark.map { canvas.paragraph($0, Look.wrong) }
  }

  // MARK: Keys

  private enum Awaited<Action> {
    case key(Key)
    case chosen(Action)
  }

  /// How often it is looked whether something happened that is no key, in milliseconds.
  private static let patience = 10

  private func readKey<Action>(
    _ idle: (() -> Action?)?, takesClicks: Bool
  ) throws -> Awaited<Action> {
    console.reportClicks(takesClicks)
    defer { console.reportClicks(false) }
    guard let idle else { return .key(try readKey()) }
    while true {
      if let key = console.readKey(milliseconds: Self.patience) {
        return .key(try staying(key))
      }
      if let action = idle() { return .chosen(action) }
    }
  }

  private func readKey() throws -> Key { try staying(console.readKey()) }

  private func staying(_ key: Key) throws -> Key {
    switch key {
    case .interrupt: throw Departure.menu
    case .endOfInput, .control("d"): throw Departure.end
    case let key: return key
    }
  }

  private func showKeys<Action>(_ keys: KeyTable<Action>, _ remarks: [String]) throws {
    let further = remarks.isEmpty ? [] : [StyledLine()] + remarks.map { StyledLine($0) }
    let lines = keyHelp(keys) + further
    _ = try present(DetailPage(title: "KEYS that work here", matter: .text(lines)))
  }

  private func openLine(over lines: @escaping () -> [StyledLine]) throws {
    let request = LineRequest(
      prompt: StyledLine("tutor> ", Look.key), completion: completion)
    do {
      let line = try typed(request, atFootOf: lines)
      if !line.trimmed.isEmpty { try leave(for: line.trimmed) }
    } catch Departure.menu {
      // Ctrl-C in the line closes the line and not the page.
    }
  }

  /// The line takes the place of the last one, whose keys do not work meanwhile.
  private func typed(
    _ request: LineRequest, atFootOf lines: @escaping () -> [StyledLine]
  ) throws -> String {
    guard !isPlain else { return try typed(request, row: nil, redraw: nil) }
    let draw = { [console] in console.draw(lines().dropLast() + [StyledLine()]) }
    draw()
    return try typed(request, row: nil, redraw: draw)
  }

  private func typed(_ request: LineRequest, row: Int?, redraw: (() -> Void)?) throws -> String {
    switch console.readLine(request, row: row, redraw: redraw) {
    case .line(let line): return line
    case .interrupted: throw Departure.menu
    case .endOfInput: throw Departure.end
    }
  }

  // MARK: Scrolling

  private func firstLine(
    of content: PageContent, _ kind: String, orElse start: Int? = nil, on canvas: Canvas
  ) -> Int {
    if let scrolled, scrolled.page == name(content, kind) {
      return min(scrolled.first, PageFrame.lastStart(content, on: canvas))
    }
    return start ?? PageFrame.start(of: content, on: canvas)
  }

  private func scroll(
    _ content: PageContent, _ kind: String, from first: Int, by scrolling: Scrolling,
    _ canvas: Canvas
  ) {
    let next =
      scrolling == .windows(1)
      ? PageFrame.start(after: first, of: content, on: canvas)
      : scrolling.start(from: first, last: PageFrame.lastStart(content, on: canvas), on: canvas)
    scroll(content, kind, to: next, canvas)
  }

  private func scroll(_ content: PageContent, _ kind: String, to first: Int, _ canvas: Canvas) {
    let last = PageFrame.lastStart(content, on: canvas)
    scrolled = (name(content, kind), min(max(0, first), last))
  }

  /// Scrolls to what was asked for, as far as it is out of sight, and once only.
  private func reveal(_ content: PageContent, _ kind: String, on canvas: Canvas) {
    let name = name(content, kind)
    defer { revealed = (name, content.newest) }
    // A page that was not there before shows its beginning.
    guard revealed.page == name, let lines = content.newest, revealed.lines != lines else { return }
    let first = firstLine(of: content, kind, on: canvas)
    // Of what is longer than the window the end says most.
    if lines.upperBound > first + canvas.bodyHeight || lines.count > canvas.bodyHeight {
      scroll(content, kind, to: lines.upperBound - canvas.bodyHeight, canvas)
    } else if lines.lowerBound < first {
      scroll(content, kind, to: lines.lowerBound, canvas)
    }
  }

  private func name(_ content: PageContent, _ kind: String) -> String {
    "\(kind) \(content.title.text) \(content.status.text) \(content.focusRow ?? 0)"
  }
}
