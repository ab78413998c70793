import Simulation
import Study

/// What a simulated screen looks like right before what a prediction is about.
extension QuestionLoop {
  /// The screen on which the last event is going to happen; nil where it cannot be drawn, or would
  /// show what is asked about.
  func screen(before stimulus: Question.Stimulus) -> ShownScreen? {
    let count = stimulus.exercise.events.count
    guard count > 0 else { return nil }
    return stimulus.screens.scene(after: count - 1).map { ShownScreen(scene: $0) }
  }

  /// Shows the screen on which the last event is going to happen.
  func showScreen(before stimulus: Question.Stimulus) throws {
    let count = stimulus.exercise.events.count
    guard let shown = screen(before: stimulus) else {
      return stage.say("Its screen cannot be drawn; the listing says what is on it.")
    }
    guard !stage.isPlain else {
      let outline = ScreenOutline(elements: stimulus.screens.elements(after: count - 1), events: [])
      return stage.say(outline.lines(on: stage.canvas))
    }
    let lines = shown.lines(on: stage.canvas)
    _ = try stage.present(
      DetailPage(
        title: "SCREEN before \(stimulus.exercise.events[count - 1])", matter: .drawing(lines)))
  }
}

extension Question.Stimulus {
  /// The screens that its trace tells of.
  var screens: ScreenStory {
    ScreenStory(
      files: program ?? [SourceFile(path: listing.id ?? "listing", text: listing.source)],
      root: exercise.root, events: exercise.events)
  }
}
