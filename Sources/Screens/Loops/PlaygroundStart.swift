import Simulation
import Synchronization
import Terminal

/// Opens a program to be played with. Of one that is as it was when it was opened last, what there was
/// to say is said at once, and it is mounted while somebody reads that.
final class PlaygroundStart {
  private let stage: Stage
  private let sources: PlaygroundSources
  private let root: String?

  /// - Parameter root: The view to mount; nil takes the simulator's own choice.
  init(stage: Stage, sources: PlaygroundSources, root: String?) {
    self.stage = stage
    self.sources = sources
    self.root = root
  }

  /// - Throws: ``Departure``; `SourceError` if the files cannot be simulated.
  func run() throws {
    let question = question
    if let question, let opening: [StyledLine] = sources.answers.answer(to: question) {
      return try run(behind: opening)
    }
    let playground = try PlaygroundLoop(stage: stage, sources: sources, root: root)
    let opening = playground.opening
    stage.leavePages()
    stage.say(opening)
    if let question, playground.view.screen.crash == nil {
      sources.answers.keep(opening, to: question)
    }
    try playground.run()
  }

  /// An opening depends on the window, too.
  private var question: AnswerCache.Question? {
    let canvas = stage.canvas
    return sources.answers.question(
      about: sources.files,
      [
        "opening", root.map { "root \($0)" } ?? "", "\(sources.isFolder)", "\(stage.isPlain)",
        "\(canvas.width) \(canvas.height) \(canvas.glyphs) \(canvas.quotesCode) \(canvas.voice)",
      ])
  }

  /// - Parameter opening: What is known to be said of it.
  private func run(behind opening: [StyledLine]) throws {
    stage.leavePages()
    stage.say(opening)
    let phase = Phase(stage.console.interruption)
    let mounting = Ahead { [stage, sources, root] in
      try PlaygroundLoop(
        stage: stage, sources: sources, root: root, interruption: phase.interruption)
    }
    // It must not go on when this has been left.
    defer {
      phase.isLeft.store(true, ordering: .releasing)
      _ = try? mounting.value()
    }
    let request = PlaygroundLoop.request(on: stage) {
      (try? mounting.value())?.completion.candidates($0, $1) ?? []
    } news: {
      mounting.isReady ? (try? mounting.value())?.news ?? [] : []
    }
    let first = stage.console.readLine(request)
    switch first {
    case .interrupted: throw Departure.menu
    case .endOfInput: throw Departure.end
    case .line: break
    }
    let playground = try mounting.value()
    phase.isMounted.store(true, ordering: .releasing)
    try playground.run(after: first)
  }

  /// Ctrl-C belongs to the line that is typed while a view is mounted, and to the view afterwards.
  private final class Phase: Sendable {
    let isMounted = Atomic(false)
    let isLeft = Atomic(false)
    private let terminal: Interruption

    init(_ terminal: Interruption) { self.terminal = terminal }

    var interruption: Interruption {
      Interruption {
        self.isLeft.load(ordering: .acquiring)
          || self.isMounted.load(ordering: .acquiring) && self.terminal.hasCome
      } takeNotice: {
        self.terminal.forget()
      }
    }
  }
}
