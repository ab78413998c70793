import Claims
import Drawing
import Simulation

/// Whoever knows what SwiftUI would do. The real one is the simulator; tests bring their own.
public struct Oracle: Sendable {
  /// Reads a listing as Swift; throws ``SourceError`` with places inside the listing.
  public var read: @Sendable (Listing) throws -> Void
  /// Puts the root of a listing that nobody else mounts on the screen; throws ``SourceError`` with
  /// places inside the listing if it cannot be, or stops.
  public var mount: @Sendable (Listing) throws -> Void
  /// Answers a trace; throws ``SourceError`` or ``EventError``.
  public var predict: @Sendable (TraceExercise, Listing) throws -> Prediction
  /// Draws a screen of a listing in lines; throws ``SourceError`` or ``EventError``.
  public var draw: @Sendable (MockupScreen, Listing) throws -> [String]
  /// Says of the claims of an exercise what becomes of them in a listing, compared with the one that
  /// it begins from; throws ``SourceError`` if one cannot be put on the screen.
  public var judge: @Sendable (Exercise, Listing, Listing) throws -> [JudgedClaim]

  public init(
    read: @escaping @Sendable (Listing) throws -> Void,
    mount: @escaping @Sendable (Listing) throws -> Void,
    predict: @escaping @Sendable (TraceExercise, Listing) throws -> Prediction,
    draw: @escaping @Sendable (MockupScreen, Listing) throws -> [String] = Oracle.simulatedDrawing,
    judge: @escaping @Sendable (Exercise, Listing, Listing) throws -> [JudgedClaim] =
      Oracle.simulatedVerdicts
  ) {
    self.draw = draw
    self.judge = judge
    self.read = read
    self.mount = mount
    self.predict = predict
  }

  public static let simulator = Oracle(
    read: { listing in
      let sources = try SourceTrees([SourceFile(listing)])
      guard listing.isProgram else { return }
      let findings = CompilerFindings(in: sources)
      if findings.hasErrors { throw SourceError(findings.diagnostics) }
    },
    mount: { listing in
      let screen = try Simulator(files: [SourceFile(listing)]).mount()
      let errors = screen.trace.events.flatMap(\.diagnostics).filter { $0.severity == .error }
      guard errors.isEmpty else {
        throw SourceError(
          errors.map {
            SourceDiagnostic(
              path: listing.id ?? "", line: $0.line, column: $0.column, message: $0.message)
          })
      }
    },
    predict: { trace, listing in
      try Prediction.compute(
        trace.subject, files: [SourceFile(listing)],
        root: trace.root, events: trace.events, about: trace.layout)
    })
}

extension Oracle {
  /// What the simulator draws: the whole of a screen whose size is given, else of a phone's height
  /// what the root covers.
  public static let simulatedDrawing: @Sendable (MockupScreen, Listing) throws -> [String] = {
    screen, listing in
    let area = PreviewArea(
      width: screen.width ?? MockupScreen.usualWidth, height: screen.height)
    let shown = try Simulator(files: [SourceFile(listing)]).mount(screen.root, on: area)
    for event in screen.events { try shown.perform(Event(event)) }
    return CellDrawing(of: try shown.drawn(), extent: screen.height == nil ? .root : .screen)
      .lines()
  }
}

extension Oracle {
  /// What the simulator says of the claims of an exercise.
  public static let simulatedVerdicts:
    @Sendable (Exercise, Listing, Listing) throws -> [JudgedClaim] = { exercise, attempt, start in
      try exercise.verdicts(
        on: Simulator(files: [SourceFile(attempt)]), from: Simulator(files: [SourceFile(start)]))
    }
}

extension SourceFile {
  init(_ listing: Listing) { self.init(path: listing.id ?? "listing", text: listing.source) }
}
