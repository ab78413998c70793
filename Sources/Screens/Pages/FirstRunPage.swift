import Study
import Terminal

/// The very first screen: a whole view and one real question.
struct FirstRunPage: Page {
  enum Action: Equatable { case answer(Int), skip, quit }

  var firstRun: FirstRun

  var keys: KeyTable<Action> {
    KeyTable([
      KeyBinding(digits: firstRun.choices.count, "answer", "answer; a guess is fine") {
        .answer($0 - 1)
      },
      KeyBinding(
        .character("k"), also: [.escape], "skip to the course", spoken: "skip",
        "go straight to the plan", .skip),
      KeyBinding(
        .character("q"), "quit (nothing is lost)", spoken: "quit", "leave the program", .quit),
    ])
  }

  /// What the app looks like before the tap.
  static let drawing = [
    "+------------------------------------+",
    "|               [ 0 ]                |",
    "+------------------------------------+",
  ]

  /// The same for somebody who does not see it.
  static let alternative = "Mockup. One button, whose title is 0."

  func content(on canvas: Canvas) -> PageContent {
    let code = CodeBlock(FirstRun.listing)
    let indent = canvas.isNarrow ? 0 : 4
    let app = code.window(width: canvas.width - indent, wraps: true, canvas.glyphs)
    let choices = firstRun.choices.enumerated().flatMap { index, choice in
      canvas.paragraph(
        StyledLine("\(index + 1)", Look.key) + "   " + StyledLine(choice.text), indent: 2,
        hanging: 6)
    }
    return PageContent(
      title: StyledLine(
        canvas.isNarrow ? "Welcome to tutor." : "Welcome to tutor. SwiftUI, learned by predicting.",
        Look.title),
      status: StyledLine(canvas.width < 80 ? "" : "nothing to set up"),
      body: [
        canvas.paragraph("Here is a whole view. Read it for a moment."),
        app.map { .spaces(indent) + $0 },
        drawingLines(FirstRunPage.drawing).map { .spaces(canvas.isNarrow ? 0 : 6) + $0 },
        canvas.paragraph(firstRun.question), choices,
        canvas.paragraph(FirstRunPage.advice, Look.quiet),
      ].separated())
  }

  static let advice = "A guess is fine: guessing first is how this works."
}

/// After the first question: the answer, and the way to see it happen.
struct FirstAnswerPage: Page {
  enum Action: Equatable { case next, stepper }

  var firstRun: FirstRun
  /// The place of the choice, from 0.
  var picked: Int

  var keys: KeyTable<Action> {
    KeyTable([
      KeyBinding(
        .enter, or: .goingOn, also: [.space, .escape], "today's plan", spoken: "plan",
        "see what there is to do", .next),
      KeyBinding(
        .character("t"), "step through it", spoken: "trace", "watch what happened, step by step",
        .stepper),
    ])
  }

  func content(on canvas: Canvas) -> PageContent {
    let choices = firstRun.choices.enumerated().filter { $0.element.isKey || $0.offset == picked }
    let remarks = choices.map { index, choice -> [StyledLine] in
      let lead = verdictLead(
        choice.isKey ? ("+", "ANSWER") : ("x", "NOT THIS"), option: index, on: canvas)
      return canvas.paragraph(lead + StyledLine(choice.text), indent: 2, hanging: 4)
        + canvas.paragraph(choice.rationale, indent: 4)
    }
    return PageContent(
      title: StyledLine("Welcome to tutor.", Look.title),
      body: ([canvas.paragraph(firstRun.question)] + remarks
        + [
          canvas.paragraph(firstRun.explanation),
          canvas.paragraph("See it happen: t steps through the tap. Enter leads to today's plan."),
        ]).separated())
  }
}
