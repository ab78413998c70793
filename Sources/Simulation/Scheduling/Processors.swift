import Foundation

extension Array {
  /// Makes something of each element, of many on all processors at once, each with a stack that is
  /// large enough for what calls itself for what is nested.
  ///
  /// - Parameters:
  ///   - few: Fewer are made one after the other: a thread is not worth while.
  ///   - told: hears on the thread of the caller, now and then, how many are made.
  ///   - make: is called on several threads at once.
  /// - Returns: What was made, in the order of the elements.
  public func mapOnAllProcessors<Made>(
    atLeast few: Int = 16, told: @escaping (Int) -> Void = { _ in },
    _ make: @escaping (Element) -> Made
  ) -> [Made] {
    let workers = count < few ? 1 : Swift.min(count, ProcessInfo.processInfo.activeProcessorCount)
    let queue = Queue(count)
    let shares = (0..<Swift.max(1, workers)).map { number in
      Share(queue, self, told: number == 0 ? told : nil, make)
    }
    let threads = shares.dropFirst().map { share in (share, LargeStackThread { share.work() }) }
    shares.first?.work()
    for (share, thread) in threads {
      if let thread { thread.join() } else { share.work() }
    }
    return shares.flatMap(\.made).sorted { $0.index < $1.index }.map(\.value)
  }
}

/// Gives out what is to be done, the first first: whoever is ready takes the next.
private final class Queue: @unchecked Sendable {
  private let lock = NSLock()
  private let count: Int
  private var next = 0
  private var done = 0

  init(_ count: Int) { self.count = count }

  func take() -> Int? {
    lock.withLock {
      guard next < count else { return nil }
      defer { next += 1 }
      return next
    }
  }

  /// - Returns: How many are done now.
  func finish() -> Int {
    lock.withLock {
      done += 1
      return done
    }
  }
}

/// What one of several threads makes.
private final class Share<Element, Made> {
  private let queue: Queue
  private let elements: [Element]
  private let told: ((Int) -> Void)?
  private let make: (Element) -> Made
  private(set) var made: [(index: Int, value: Made)] = []

  init(
    _ queue: Queue, _ elements: [Element], told: ((Int) -> Void)?,
    _ make: @escaping (Element) -> Made
  ) {
    self.queue = queue
    self.elements = elements
    self.told = told
    self.make = make
  }

  func work() {
    while let index = queue.take() {
      made.append((index, make(elements[index])))
      let done = queue.finish()
      told?(done)
    }
  }
}
