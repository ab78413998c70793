/// Calls, one in the other, or bodies of one view, that something unknown decided at one place.
///
/// What it is taken for in one of them it would be taken for in all. So a recursion over what nobody
/// knows (`node.parent`, and the parent of that) is decided the other way in the second call; and one
/// that the like decides again and again without coming from it, in a deep one.
struct OpenRecursion {
  private var latest: OpaqueValue?
  private var depth = 0
  private var count = 0

  init() {}

  private init(latest: OpaqueValue, depth: Int, count: Int) {
    (self.latest, self.depth, self.count) = (latest, depth, count)
  }

  private static let mostCalls = 64

  /// As it is for what runs inside of it without being called, as the body of a view in a body.
  var seenFromWithin: Self {
    var recursion = self
    recursion.depth = -1
    return recursion
  }

  /// Takes one more decision down; says whether it has to be the other one.
  ///
  /// - Parameter depth: How deep the call is nested that decides.
  mutating func isEndless(with value: OpaqueValue, depth: Int) -> Bool {
    guard let latest, depth > self.depth else {
      self = OpenRecursion(latest: value, depth: depth, count: count)
      return false
    }
    self = OpenRecursion(latest: value, depth: depth, count: count + 1)
    return count > Self.mostCalls || value.comes(from: latest)
  }
}

extension OpaqueValue {
  /// Whether it is a member of another unknown value, or was made with it.
  fileprivate func comes(from other: OpaqueValue) -> Bool {
    var waiting = [self]
    var steps = 0
    while let next = waiting.popLast(), steps < 100 {
      steps += 1
      for case .opaque(let part)? in [next.base] + next.arguments.map(\.value) {
        if part == other { return true }
        waiting.append(part)
      }
    }
    return false
  }
}
