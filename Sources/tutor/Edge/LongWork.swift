import CardStore
import Terminal

/// A work that takes its time: says how far it is, on standard error, where somebody can see it,
/// and stops when Ctrl-C is pressed.
struct LongWork {
  private let name: String
  private let isShown: Bool
  private let isSaid: Bool
  private let interruption: Interruption?
  private let patience: Duration

  /// - Parameters:
  ///   - name: What is done: `Fitting the weights`.
  ///   - isShown: false where a line that changes in place would be in the way.
  ///   - isSaid: Where it cannot be shown, as in a pipe or to a screen reader, it is said once what is
  ///     being done, if it takes longer than a moment: a dialogue that is silent looks dead.
  ///   - endsProgram: Ctrl-C ends the program at once, as it does by itself: nothing is lost by it.
  ///   - patience: Nothing is said before it is over: most often the work is done by then.
  init(
    _ name: String, isShown: Bool, isSaid: Bool = false, endsProgram: Bool = false,
    patience: Duration = .zero
  ) {
    self.name = name
    self.patience = patience
    interruption = endsProgram ? nil : Interruption()
    self.isShown = isShown && StandardStream.error.isTerminal
    self.isSaid = isSaid && !self.isShown
  }

  /// Lessons are checked, their keys by simulation.
  static func lint(isShown: Bool) -> LongWork {
    LongWork("Checking lessons", isShown: isShown, endsProgram: true, patience: .seconds(1))
  }

  /// So long nobody wonders what is happening.
  private static let moment = Duration.seconds(2)

  /// Does the work.
  ///
  /// - Parameter body: is given what it is to call often.
  /// - Throws: `CardStoreError.stopped`, and what `body` throws.
  func run<Result>(_ body: (@escaping Progress) throws -> Result) throws -> Result {
    var shown = ""
    var isSilent = isSaid
    let begin = ContinuousClock.now
    defer { if !shown.isEmpty { StandardStream.error.show(inPlace: "") } }
    return try body { (share) throws(CardStoreError) in
      if interruption?.hasCome == true { throw .stopped }
      let line =
        name + (share.map { ": \(Int($0 * 100))%" + left(after: .now - begin, $0) } ?? " ...")
      if isSilent, .now - begin > Self.moment {
        isSilent = false
        remark(["\(name) ..."])
      }
      guard isShown, line != shown, patience == .zero || .now - begin > patience else { return }
      shown = line
      StandardStream.error.show(inPlace: line)
    }
  }

  /// How long the rest takes if it goes on like this: nothing at first, when nobody can say.
  private func left(after time: Duration, _ share: Double) -> String {
    guard time > .seconds(10), share > 0.02 else { return "" }
    let seconds = Int((time * ((1 - share) / share)).components.seconds)
    return seconds < 90 ? ", \(seconds) s left" : ", \((seconds + 30) / 60) min left"
  }
}
