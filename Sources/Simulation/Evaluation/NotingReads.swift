/// What a body reads is noted while it runs.
extension Evaluator {
  /// Notes what a body reads while it runs.
  func noting<Result>(_ reads: BodyReads, _ body: () throws -> Result) rethrows -> Result {
    let outer = bodyReads
    bodyReads = reads
    defer { bodyReads = outer }
    return try body()
  }

  /// A control reads what it is bound to: it shows that itself, and no body makes anything of it.
  func readingForControl<Result>(_ body: () throws -> Result) rethrows -> Result {
    let reads = bodyReads
    reads?.controls += 1
    defer { reads?.controls -= 1 }
    return try body()
  }

  /// Carries out a statement of which nothing that is described is made.
  func aside<Result>(_ body: () throws -> Result) rethrows -> Result {
    let reads = bodyReads
    reads?.asides += 1
    defer { reads?.asides -= 1 }
    return try body()
  }
}
