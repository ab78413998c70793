import Curriculum
import Study
import Terminal

/// Shows lessons while they are being written: on every change what lint says, and the page around
/// the change. With pages the screen is drawn anew; in plain mode everything is appended.
public final class WatchLoop {
  private let console: any Console
  private let look: () -> WatchedDraft?
  private let pause: (Int) -> Void
  private var draft: WatchedDraft
  private var course: Course?
  private var page = 0
  /// What the listings of the lesson look like, with what the last change did to it marked.
  private var screens = ListingScreens.none
  private var preview: LessonPreview?
  private var first = 0
  /// Whether the keys are shown in place of the page.
  private var showsKeys = false
  /// What is said of a key that does nothing.
  private var remark: StyledLine?

  /// How long to wait before the files are looked at again, in milliseconds.
  public static let interval = 300

  /// - Parameters:
  ///   - draft: How things stand.
  ///   - look: Looks whether something changed; nil if nothing did.
  ///   - pause: Waits so many milliseconds, where no key can come.
  public init(
    console: any Console, draft: WatchedDraft, look: @escaping () -> WatchedDraft?,
    pause: @escaping (Int) -> Void
  ) {
    self.console = console
    self.look = look
    self.pause = pause
    self.draft = draft
    show(draft)
  }

  /// Watches until somebody leaves: with q, Ctrl-C or Ctrl-D.
  public func run() {
    guard !console.capabilities.isPlain else { return append() }
    console.beginPages()
    defer { console.endPages() }
    var isDrawn = false
    while true {
      if !isDrawn { draw() }
      guard let key = console.readKey(milliseconds: WatchLoop.interval) else {
        let changed = look()
        if let changed { show(changed) }
        isDrawn = changed == nil
        continue
      }
      isDrawn = false
      guard handle(key) else { return }
    }
  }

  // MARK: Pages

  private var watchPage: WatchPage {
    WatchPage(draft: draft, preview: preview, notice: lesson?.lesson.path ?? draft.path ?? "")
  }

  private func content(on canvas: Canvas) -> (PageContent, KeyTable<StageAction<WatchPage.Action>>)
  {
    if showsKeys { return (keysPage(on: canvas), keysOfKeys) }
    let content = watchPage.content(on: canvas)
    return (content, keys(for: content, on: canvas))
  }

  private func keys(for content: PageContent, on canvas: Canvas)
    -> KeyTable<StageAction<WatchPage.Action>>
  {
    let last = PageFrame.lastStart(content, on: canvas)
    first = min(first, last)
    var keys = stageKeys(watchPage.keys, hasMoreBelow: first < last, hasMoreAbove: first > 0)
    // There is no prompt behind this page.
    keys.bindings.removeAll { $0.has(.character(":")) }
    return keys
  }

  private func keysPage(on canvas: Canvas) -> PageContent {
    let keys = keys(for: watchPage.content(on: canvas), on: canvas)
    let lines = keyHelp(keys, leaving: [("Ctrl-C", "stop watching")])
    return PageContent(
      title: StyledLine("KEYS that work here", Look.title),
      body: lines.flatMap { canvas.paragraph($0, hanging: 2) })
  }

  private var keysOfKeys: KeyTable<StageAction<WatchPage.Action>> {
    KeyTable([
      KeyBinding(
        .enter, also: [.space, .escape, .character("b"), .character("q"), .character("?"), .left],
        "back", "back to the lesson", .showKeys)
    ])
  }

  private func draw() {
    let canvas = Canvas(console.capabilities)
    let (content, keys) = content(on: canvas)
    let frame = PageFrame(
      content, from: showsKeys ? 0 : first, footer: remark ?? keys.footer(on: canvas), on: canvas)
    console.draw(frame.lines)
  }

  /// - Returns: Whether to go on.
  private func handle(_ key: Key) -> Bool {
    if [.interrupt, .endOfInput, .control("d")].contains(key) { return false }
    let canvas = Canvas(console.capabilities)
    let (_, keys) = content(on: canvas)
    remark = key.remark(in: keys, on: canvas)
    switch keys.action(for: key) {
    case .page(.leave): return false
    case .page(.next): turn(to: page + 1)
    case .page(.back): turn(to: page - 1)
    case .scroll(let scrolling): scroll(scrolling, on: canvas)
    case .showKeys: showsKeys.toggle()
    case .openLine, nil: break
    }
    return true
  }

  private func scroll(_ scrolling: Scrolling, on canvas: Canvas) {
    let last = PageFrame.lastStart(watchPage.content(on: canvas), on: canvas)
    first = scrolling.start(from: first, last: last, on: canvas)
  }

  private func turn(to index: Int) {
    guard let lesson, lesson.pages.indices.contains(index) else { return }
    page = index
    first = 0
    makePreview()
  }

  // MARK: Plain

  private func append() {
    let isAsked = console.capabilities.isInteractive
    sayDraft()
    let help: StyledLine = "Watching: each change is told. Type q, or press Ctrl-C, to leave."
    if isAsked { console.write(help) }
    while true {
      if isAsked {
        switch console.readKey(milliseconds: WatchLoop.interval) {
        case .interrupt?, .endOfInput?, .control("d")?, .character("q")?: return
        case nil, .enter?, .resize?: break
        case .character("?")?: console.write(help)
        case let key?:
          let name = key.name.isEmpty ? "Pasted text" : key.name
          console.write(StyledLine("\(name) does nothing here. ") + help)
        }
      } else {
        pause(WatchLoop.interval)
      }
      guard let changed = look() else { continue }
      show(changed)
      sayDraft()
    }
  }

  private func sayDraft() {
    let width = console.capabilities.isInteractive ? console.capabilities.size.columns : nil
    let lint = LintLines(draft.report, milliseconds: draft.milliseconds)
    let facts = watchPage.facts.map { StyledLine($0) }
    let lines = draft.problem.isEmpty ? lint.lines(width: width) + facts : facts
    let place = draft.line.map { ":\($0)" } ?? ""
    let changed = draft.path.map { ["\(draft.time) \($0)\(place) changed."] } ?? []
    console.write(
      changed.map { StyledLine($0) }
        + lines.flatMap { line in width.map { line.wrapped(to: $0) } ?? [line] })
  }

  // MARK: What is shown

  /// Takes a new state on: of a changed lesson the page around the change, else the page of before.
  private func show(_ draft: WatchedDraft) {
    self.draft = draft
    guard draft.problem.isEmpty else { return }
    let shownBefore = lesson?.lesson.path
    let lesson =
      draft.report.drafts.first { $0.path == draft.path }
      ?? draft.report.drafts.first { $0.path == shownBefore } ?? draft.report.drafts.first
    course = lesson.map { lesson in
      Course(
        Pack(
          name: "draft", parts: [Part(number: 1, title: "", lessons: [lesson])], misconceptions: [])
      )
    }
    if let lesson = self.lesson {
      let isSame = lesson.lesson.path == shownBefore
      screens = ListingScreens(
        of: lesson.lesson.blocks, in: lesson.lesson, before: isSame ? screens : .none)
      screens.standsBelow = true
    }
    let count = self.lesson?.pages.count ?? 0
    if let line = draft.line, lesson?.path == draft.path {
      page = self.lesson?.page(around: line) ?? 0
      first = 0
    }
    page = max(0, min(page, count - 1))
    makePreview()
  }

  private var lesson: CourseLesson? { course?.lessons.first }

  private func makePreview() {
    guard let course, let lesson else { return preview = nil }
    preview = LessonPreview(lesson, page: page, in: course, screens: screens)
  }
}

extension CourseLesson {
  /// The page that a line of the file is on, from 0: the last one that begins above it.
  func page(around line: Int) -> Int {
    pages.last { page in page.firstLine.map { $0 <= line } ?? false }?.index ?? 0
  }
}

extension LessonPage {
  /// Where it begins in the file.
  fileprivate var firstLine: Int? {
    switch content {
    case .reading(let blocks): blocks.first?.line
    case .item(let item, let lead):
      lead.first?.line
        ?? {
          switch item {
          case .quiz(let quiz): quiz.position.line
          case .trace(let trace): trace.position.line
          case .exercise(let exercise): exercise.position.line
          }
        }()
    }
  }
}

extension Block {
  fileprivate var line: Int {
    switch self {
    case .heading(_, _, let position), .paragraph(_, let position), .list(_, _, let position),
      .quote(_, let position), .table(_, let position), .verbatim(_, _, let position),
      .rule(let position):
      position.line
    // A listing's place is its first line of code, below the fence.
    case .listing(let listing): listing.position.line - 1
    case .mockup(let mockup): mockup.position.line
    case .quiz(let quiz): quiz.position.line
    case .trace(let trace): trace.position.line
    case .shownTrace(let trace): trace.position.line
    case .exercise(let exercise): exercise.position.line
    }
  }
}
