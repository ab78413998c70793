/// Lets go of what objects hold.
///
/// In a long chain each object is the last to hold the next. From a depth on they wait, so that the
/// stack of the machine does not end first.
final class Releases {
  private var depth = 0
  /// What nobody holds any more but this.
  private var waiting: [Box] = []
  private static let deepest = 200

  @inline(__always)
  func release(_ now: () -> Void, or later: (inout [Box]) -> Void) {
    if depth == Self.deepest { return later(&waiting) }
    depth += 1
    now()
    depth -= 1
    if depth == 0, !waiting.isEmpty { releaseWaiting() }
  }

  private func releaseWaiting() {
    depth += 1
    while !waiting.isEmpty {
      let next = waiting.removeLast()
      withExtendedLifetime(next) {}
    }
    depth -= 1
  }
}
