/// Who listens, in the order in which they began to.
///
/// What somebody does with a value may end their subscription or another's, and whoever leaves may
/// release an object that ends its own with that. So whoever tells them all asks for their numbers
/// first, and who is taken off is handed out: nothing that they hold goes while the list changes.
struct SubscriberList<Topic: Equatable> {
  private var entries: [Int: (topic: Topic, subscriber: Subscriber)] = [:]
  private var count = 0

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ subscriber: Subscriber, hearing topic: Topic) -> Int {
    count += 1
    entries[count] = (topic, subscriber)
    return count
  }

  mutating func take(_ number: Int) -> Subscriber? {
    entries.removeValue(forKey: number)?.subscriber
  }

  func numbers(hearing topic: Topic) -> [Int] {
    entries.filter { $0.value.topic == topic }.keys.sorted()
  }

  /// Nil for somebody who has left meanwhile.
  func subscriber(_ number: Int) -> Subscriber? { entries[number]?.subscriber }
}
