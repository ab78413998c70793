import Curriculum
import Simulation
import Study

/// Walks through a recorded trace, forwards and backwards, until it is left.
struct StepperLoop {
  let stage: Stage

  /// - Parameters:
  ///   - source: The listing, or the files, that the trace's lines count in.
  ///   - verdict: `PREDICTED: correct`, or empty.
  ///   - start: nil starts at the last event.
  func run(
    title: String, verdict: String = "", source: Listings, trace: Trace, start: TraceCursor? = nil
  ) throws {
    guard
      var page = StepperPage(
        title: title, verdict: verdict, source: source, trace: trace, cursor: start)
    else { return stage.say("Nothing happened that could be stepped through.") }
    while true {
      let action = try stage.present(page)
      if action == .leave { return }
      try perform(action, on: &page)
    }
  }

  private func perform(_ action: StepperPage.Action, on page: inout StepperPage) throws {
    let trace = page.trace
    let cursor = page.cursor
    switch action {
    case .next: page.cursor = cursor.next(in: trace)
    case .back: page.cursor = cursor.previous(in: trace)
    case .nextBody: page.cursor = cursor.body(forwards: true, in: trace)
    case .previousBody: page.cursor = cursor.body(forwards: false, in: trace)
    case .nextEvent: page.cursor = cursor.nextEvent(in: trace)
    case .previousEvent: page.cursor = cursor.previousEvent(in: trace)
    case .restart: page.cursor = cursor.first(in: trace)
    case .last: page.cursor = cursor.last(in: trace)
    case .why: page.showsWhy.toggle()
    case .goTo: try goTo(&page)
    case .listing: try showListing(page)
    case .leave: return
    }
  }

  private func goTo(_ page: inout StepperPage) throws {
    let canvas = stage.canvas
    let footer = page.keys.footer(on: canvas)
    let frame = PageFrame(page.content(on: canvas), from: 0, footer: footer, on: canvas)
    do {
      let wish = try stage.ask("go to (5, event.step, or a name)> ", over: frame.lines).trimmed
      if let place = page.cursor.goTo(wish, in: page.trace) { page.cursor = place }
    } catch Departure.menu {
      // Ctrl-C gives the wish up and stays.
    }
  }

  private func showListing(_ page: StepperPage) throws {
    let listings = page.source.all(titled: page.title).map {
      Listing(id: $0.name, source: $0.text, position: Position(line: 1, column: 1))
    }
    _ = try stage.present(DetailPage(listings))
  }
}
