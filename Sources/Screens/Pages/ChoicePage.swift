import CardStore
import Curriculum
import Study
import Terminal

/// A question with options, before it is answered.
struct ChoicePage: Page {
  enum Action: Equatable {
    /// An option, from 0: answers a choice, toggles one of several, comes next in an order.
    case pick(Int)
    case respond(Response)
    /// Marks an option, from 0, for the key that picks it.
    case mark(Int)
    case removeLast, hint, listing, mockup, skip, undo, back, leave
  }

  var place: Place
  var attempt: Attempt
  /// Prose that leads to the question.
  var lead: [Block] = []
  /// What was picked so far; in an order, in that order.
  var picked: [Int] = []
  /// The listing that the question is about, if its page has one.
  var hasListing = false
  /// Whether there is a mockup to look at.
  var hasMockup = false
  /// What went wrong with the last key.
  var note = ""
  /// The option, from 0, that the arrows lead to; nil as long as they are not used.
  var marked: Int?

  /// Whether there is a page to look back at.
  var hasBack = false

  private var question: Question { attempt.question }

  /// Whether one key answers.
  private var isSingle: Bool { question.form == .choice }

  private var isOrder: Bool { if case .order = question.form { true } else { false } }

  /// What Enter sends.
  var response: Response {
    isOrder ? .ordered(picked) : .picked(Set(picked))
  }

  var keys: KeyTable<Action> {
    var bindings: [KeyBinding<Action>] = [
      KeyBinding(
        digits: question.options.count, isSingle ? "answer" : isOrder ? "next in order" : "toggle",
        isSingle
          ? "answer with this option"
          : isOrder ? "this one comes next" : "pick this option, or not"
      ) { isSingle ? .respond(.picked([$0 - 1])) : .pick($0 - 1) }
    ]
    if let marked {
      bindings.append(
        isSingle
          ? KeyBinding(
            .enter, "this one", "answer with the option that is marked",
            .respond(.picked([marked])))
          : KeyBinding(.space, "this one", "pick the option that is marked, or not", .pick(marked)))
    }
    if !isSingle {
      bindings.append(
        KeyBinding(.enter, "answer", "answer with what is picked", .respond(response)))
    }
    if isOrder {
      bindings.append(
        KeyBinding(.backspace, also: [.delete], "take back", "the last one picked", .removeLast))
    }
    if attempt.hintsShown < question.hints.count {
      bindings.append(
        KeyBinding(
          .character("h"), attempt.hintsShown == 0 ? "hint" : "hint (used \(attempt.hintsShown))",
          spoken: "hint", "one more hint; the answer then counts as hard", .hint))
    }
    if hasListing {
      bindings.append(KeyBinding(.character("l"), "listing", "the whole listing", .listing))
    }
    if hasMockup {
      bindings.append(KeyBinding(.character("p"), "peek", "the mockup", .mockup))
    }
    if hasBack {
      bindings.append(KeyBinding(.character("b"), "back", "the page before", .back))
    }
    bindings += [
      KeyBinding(.character("s"), "skip", "another time", .skip),
      KeyBinding(.character("u"), "undo", "take the answer before this question back", .undo),
      KeyBinding(.character("q"), "leave", "back to where you came from; nothing is lost", .leave),
      marking,
    ]
    return KeyTable(bindings)
  }

  private var marking: KeyBinding<Action> {
    let last = question.options.count - 1
    let next = Action.mark(marked.map { min(last, $0 + 1) } ?? 0)
    let previous = Action.mark(marked.map { max(0, $0 - 1) } ?? last)
    return KeyBinding(
      moving: [
        (.down, next), (.up, previous), (.character("j"), next), (.character("k"), previous),
        (.home, .mark(0)), (.end, .mark(last)),
      ], label: "Up/Down", "mark", "an option, to pick it without its number")
  }

  /// In plain mode several options are typed at once: `1 3`. `I don't know` shows the answer.
  func action(forLine line: String) -> Action? {
    if !isSingle, let places = optionPlaces(in: line, count: question.options.count) {
      return .respond(isOrder ? .ordered(places) : .picked(Set(places)))
    }
    // An empty line would answer with nothing picked.
    guard !line.isEmpty else { return nil }
    return keys.action(forLine: line)
      ?? (Response.admitsNotKnowing(line) ? .respond(.revealed) : nil)
  }

  func content(on canvas: Canvas) -> PageContent {
    let stem = questionLines(question, on: canvas)
    let help = canvas.paragraph(instruction, Look.quiet)
    let warning = note.isEmpty ? [] : canvas.paragraph(note, Look.wrong)
    let told = [hintLines(attempt, on: canvas), warning].separated()
    let above = [illustratedLines(lead, on: canvas), stem, isSingle ? [] : help].separated()
    let options = options(canvas)
    var content = PageContent(
      title: place.title(on: canvas), status: place.status(on: canvas),
      body: [above, options.lines, told].separated()
    ).newest(told)
    if let marked {
      let first = above.count + 1 + options.starts[marked]
      content.newest = first..<first + 1
    }
    return content
  }

  /// The options, and where each of them begins.
  private func options(_ canvas: Canvas) -> (lines: [StyledLine], starts: [Int]) {
    let lines = question.options.indices.map { index in
      optionLines(question.options[index], number: index, mark: mark(index), on: canvas)
    }
    let height = lines.reduce(0) { $0 + $1.count + 1 }
    let isWide = height < canvas.bodyHeight / 2
    let starts = lines.indices.map { index in
      lines.prefix(index).reduce(0) { $0 + $1.count + (isWide ? 1 : 0) }
    }
    return (isWide ? lines.separated() : lines.flatMap { $0 }, starts)
  }

  private func mark(_ index: Int) -> String {
    let lead = marked.map { $0 == index ? "> " : "  " } ?? ""
    if isSingle { return lead }
    guard isOrder else { return lead + (picked.contains(index) ? "[x] " : "[ ] ") }
    return lead + (picked.firstIndex(of: index).map { "[\($0 + 1)] " } ?? "[ ] ")
  }

  /// How to answer, for the forms that take more than one key.
  var instruction: String {
    switch question.form {
    case .choice, .typed, .program, .free: ""
    case .several: "Toggle every one that holds, then Enter."
    case .order(let isStrict):
      isStrict ? "Pick them in the right order, then Enter." : "Pick those that belong, then Enter."
    }
  }
}

/// `1 3` or `1,3` as places from 0; nil if anything else stands there.
func optionPlaces(in line: String, count: Int) -> [Int]? {
  let words = line.split { $0 == " " || $0 == "," }
  let numbers = words.compactMap { Int($0) }
  guard !numbers.isEmpty, numbers.count == words.count, Set(numbers).count == numbers.count,
    numbers.allSatisfy({ (1...count).contains($0) })
  else { return nil }
  return numbers.map { $0 - 1 }
}
