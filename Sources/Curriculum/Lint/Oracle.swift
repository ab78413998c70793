import Simulation

/// Whoever knows what SwiftUI would do. The real one is the simulator; tests bring their own.
public struct Oracle: Sendable {
  /// Reads a listing as Swift; throws ``SourceError`` with places inside the listing.
  public var read: @Sendable (Listing) throws -> Void
  /// Answers a trace; throws ``SourceError`` or ``EventError``.
  public var predict: @Sendable (TraceExercise, Listing) throws -> Prediction

  public init(
    read: @escaping @Sendable (Listing) throws -> Void,
    predict: @escaping @Sendable (TraceExercise, Listing) throws -> Prediction
  ) {
    self.read = read
    self.predict = predict
  }

  public static let simulator = Oracle(
    read: { listing in
      _ = try Simulator(files: [SourceFile(path: listing.id ?? "listing", text: listing.source)])
    },
    predict: { trace, listing in
      try Prediction.compute(
        trace.subject, files: [SourceFile(path: trace.listing, text: listing.source)],
        root: trace.root, events: trace.events)
    })
}
