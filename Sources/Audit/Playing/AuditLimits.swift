import Simulation

/// How much is tried with each view.
public struct AuditLimits: Sendable {
  /// Events that a view offers at first, and that come before sequences: one of each control, and
  /// others of the same up to so many.
  public var events = 16
  /// Events that come up after another one.
  public var furtherEvents = 4
  /// Sequences of a few events, of each kind of search.
  public var sequences = 10
  /// Is called when work on a view begins, so that whoever keeps the time begins anew.
  public var begin: @Sendable () -> Void
  /// Whether the time for this view is over.
  public var isOver: @Sendable () -> Bool

  public init(
    begin: @escaping @Sendable () -> Void = {}, isOver: @escaping @Sendable () -> Bool = { false }
  ) {
    self.begin = begin
    self.isOver = isOver
  }

  /// For the simulator: a program is stopped when the time is over.
  var simulation: SimulationLimits {
    var limits = SimulationLimits()
    limits.isStopped = isOver
    return limits
  }
}
