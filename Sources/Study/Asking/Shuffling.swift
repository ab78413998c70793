import Recall

extension Array where Element == Question.Option {
  /// In an order that the seed decides. With a single key, it does not stand at `place`, where the
  /// key stood the last time: somebody who remembers the place would be right without knowing
  /// anything.
  func shuffled(seed: UInt64, avoiding place: Int?) -> [Element] {
    var generator = SplitMix64(seed: seed)
    var shuffled = shuffled(using: &generator)
    let keys = shuffled.indices.filter { shuffled[$0].isKey }
    guard count > 1, keys.count == 1, let key = keys.first, key == place else { return shuffled }
    let others = shuffled.indices.filter { $0 != key }
    if let other = others.randomElement(using: &generator) { shuffled.swapAt(key, other) }
    return shuffled
  }

  /// In another order than the right one.
  func disordered(seed: UInt64) -> [Element] {
    var generator = SplitMix64(seed: seed)
    let shuffled = shuffled(using: &generator)
    // What does not belong into the order says nothing about it.
    let ranks = shuffled.compactMap(\.rank)
    let isRight = zip(ranks, ranks.dropFirst()).allSatisfy { $0 <= $1 }
    return isRight ? shuffled.reversed() : shuffled
  }
}
