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

  public init(
    read: @escaping @Sendable (Listing) throws -> Void,
    mount: @escaping @Sendable (Listing) throws -> Void,
    predict: @escaping @Sendable (TraceExercise, Listing) throws -> Prediction
  ) {
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

extension SourceFile {
  init(_ listing: Listing) { self.init(path: listing.id ?? "listing", text: listing.source) }
}
