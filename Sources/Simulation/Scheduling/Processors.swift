import Foundation

extension Array {
  /// Makes something of each element, of many on all processors at once, each with a stack that is
  /// large enough for what calls itself for what is nested.
  func mapOnAllProcessors<Made>(
    atLeast few: Int = 16, _ make: @escaping (Element) -> Made
  ) -> [Made] {
    // For fewer, a thread is not worth while.
    let workers = count < few ? 1 : Swift.min(count, ProcessInfo.processInfo.activeProcessorCount)
    if workers < 2 { return map(make) }
    let shares = (0..<workers).map { worker in
      Share(indices.filter { $0 % workers == worker }, of: self, make)
    }
    let threads = shares.dropFirst().map { share in (share, LargeStackThread { share.work() }) }
    shares.first?.work()
    for (share, thread) in threads {
      if let thread { thread.join() } else { share.work() }
    }
    return shares.flatMap(\.made).sorted { $0.index < $1.index }.map(\.value)
  }
}

/// What one of several threads makes.
private final class Share<Element, Made> {
  private let indices: [Int]
  private let elements: [Element]
  private let make: (Element) -> Made
  private(set) var made: [(index: Int, value: Made)] = []

  init(_ indices: [Int], of elements: [Element], _ make: @escaping (Element) -> Made) {
    self.indices = indices
    self.elements = elements
    self.make = make
  }

  func work() { made = indices.map { ($0, make(elements[$0])) } }
}
