/// The reviews of each card, in the order of time, one card behind the other: a list for each would take
/// several times the memory.
public struct ReviewHistories: Sendable, Hashable, RandomAccessCollection {
  private var reviews: [PastReview] = []
  /// Where those of each card begin, and where the last ends.
  private var bounds = [0]

  public init(_ cards: [[PastReview]]) {
    reviews.reserveCapacity(cards.reduce(0) { $0 + $1.count })
    for card in cards {
      reviews += card
      bounds.append(reviews.count)
    }
  }

  /// - Parameters:
  ///   - reviews: of all cards, in the order of time.
  ///   - cards: the number of each one's card; numbers begin with 0.
  public init(_ reviews: [PastReview], of cards: [Int32]) {
    for card in cards {
      while bounds.count < Int(card) + 2 { bounds.append(0) }
      bounds[Int(card) + 1] += 1
    }
    for card in bounds.indices.dropFirst() { bounds[card] += bounds[card - 1] }
    var places = bounds
    self.reviews = [PastReview](unsafeUninitializedCapacity: reviews.count) { buffer, count in
      for (review, card) in zip(reviews, cards) {
        buffer.initializeElement(at: places[Int(card)], to: review)
        places[Int(card)] += 1
      }
      count = reviews.count
    }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { bounds.count - 1 }

  public subscript(card: Int) -> ArraySlice<PastReview> {
    reviews[bounds[card]..<bounds[card + 1]]
  }

  /// Of all cards.
  var all: [PastReview] { reviews }
}
