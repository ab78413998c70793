import Study

/// Greets a new learner: one question, its answer, and the way to see it happen.
struct FirstRunLoop {
  let stage: Stage
  let session: StudySession

  /// - Throws: ``Departure``, `CardStoreError`; `SourceError` or `EventError` if the simulator
  ///   cannot run the question's app.
  func run() throws {
    let firstRun = try FirstRun()
    switch try stage.present(FirstRunPage(firstRun: firstRun)) {
    case .quit: throw Departure.end
    case .skip: try session.noteGreeting()
    case .answer(let choice):
      try session.noteGreeting()
      try show(FirstAnswerPage(firstRun: firstRun, picked: choice))
    }
  }

  private func show(_ page: FirstAnswerPage) throws {
    while try stage.present(page) == .stepper {
      try stage.aside {
        try StepperLoop(stage: stage).run(
          title: FirstRun.root, source: Listings(FirstRun.listing), trace: page.firstRun.trace)
      }
    }
  }
}
