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
      KeyBinding(.character("q"), "leave", "back to the menu; nothing is lost", .leave),
    ]
    return KeyTable(bindings)
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
    return PageContent(
      title: place.title(on: canvas), status: place.status(on: canvas),
      body: [
        illustratedLines(lead, on: canvas), stem, isSingle ? [] : help, options(canvas), told,
      ].separated()
    ).newest(told)
  }

  private func options(_ canvas: Canvas) -> [StyledLine] {
    let lines = question.options.indices.map { index in
      optionLines(question.options[index], number: index, mark: mark(index), on: canvas)
    }
    let height = lines.reduce(0) { $0 + $1.count + 1 }
    return height < canvas.bodyHeight / 2 ? lines.separated() : lines.flatMap { $0 }
  }

  private func mark(_ index: Int) -> String {
    if isSingle { return "" }
    guard isOrder else { return picked.contains(index) ? "[x] " : "[ ] " }
    return picked.firstIndex(of: index).map { "[\($0 + 1)] " } ?? "[ ] "
  }

  /// How to answer, for the forms that take more than one key.
  var instruction: String {
    switch question.form {
    case .choice, .typed: ""
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
