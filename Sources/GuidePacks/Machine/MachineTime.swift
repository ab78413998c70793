/// How long the simulator worked for a pack.
final class MachineTime {
  private(set) var total: Duration = .zero
  private var isCounting = false

  /// Does work of the simulator; what it does inside of other such work is counted once.
  func counted<Result>(_ work: () -> Result) -> Result {
    guard !isCounting else { return work() }
    isCounting = true
    let start = ContinuousClock.now
    defer {
      total += ContinuousClock.now - start
      isCounting = false
    }
    return work()
  }
}
