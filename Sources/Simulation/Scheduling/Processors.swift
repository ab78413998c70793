import Foundation

/// How much can be done at once.
public enum Processors {
  public static var count: Int { ProcessInfo.processInfo.activeProcessorCount }
}

extension Array {
  /// Makes something of each element, of many on all processors at once, each with a stack that is
  /// large enough for what calls itself for what is nested.
  ///
  /// - Parameters:
  ///   - few: Fewer are made one after the other: a thread is not worth while.
  ///   - make: is called on several threads at once.
  /// - Returns: What was made, in the order of the elements.
  public func mapOnAllProcessors<Made>(
    atLeast few: Int = 16, _ make: @escaping (Element) -> Made
  ) -> [Made] {
    map(by: Array<Void>(repeating: (), count: count < few ? 1 : Processors.count)) { _, element in
      make(element)
    }
  }

  /// Makes something of each element, several workers at once.
  ///
  /// - Parameters:
  ///   - workers: Each belongs to a thread of its own, the first to that of the caller; none of them
  ///     is made of anything that another one touches.
  ///   - make: is called on several threads at once. After it has thrown nothing more is begun.
  /// - Returns: What was made, in the order of the elements.
  /// - Throws: What was thrown for the first of the elements for which something was.
  public func map<Worker, Made, Failure: Error>(
    by workers: [Worker], _ make: @escaping (Worker, Element) throws(Failure) -> Made
  ) throws(Failure) -> [Made] {
    let queue = Queue(count)
    let shares = workers.prefix(Swift.max(count, 1)).map { Share(queue, self, $0, make) }
    let threads = shares.dropFirst().map { share in (share, LargeStackThread { share.work() }) }
    shares.first?.work()
    for (share, thread) in threads {
      if let thread { thread.join() } else { share.work() }
    }
    let made = shares.flatMap(\.made).sorted { $0.index < $1.index }
    var results: [Made] = []
    for (_, result) in made { results.append(try result.get()) }
    return results
  }
}

/// Gives out what is to be done, the first first: whoever is ready takes the next.
private final class Queue: @unchecked Sendable {
  private let lock = NSLock()
  private let count: Int
  private var next = 0

  init(_ count: Int) { self.count = count }

  func take() -> Int? {
    lock.withLock {
      guard next < count else { return nil }
      defer { next += 1 }
      return next
    }
  }

  /// Gives out nothing more.
  func close() { lock.withLock { next = count } }
}

/// What one of several threads makes.
private final class Share<Element, Worker, Made, Failure: Error> {
  private let queue: Queue
  private let elements: [Element]
  private let worker: Worker
  private let make: (Worker, Element) throws(Failure) -> Made
  private(set) var made: [(index: Int, result: Result<Made, Failure>)] = []

  init(
    _ queue: Queue, _ elements: [Element], _ worker: Worker,
    _ make: @escaping (Worker, Element) throws(Failure) -> Made
  ) {
    self.queue = queue
    self.elements = elements
    self.worker = worker
    self.make = make
  }

  func work() {
    while let index = queue.take() {
      do throws(Failure) {
        made.append((index, .success(try make(worker, elements[index]))))
      } catch {
        made.append((index, .failure(error)))
        queue.close()
      }
    }
  }
}
