/// Who gets the values.
struct Subscriber {
  let place: SourcePlace
  let receive: (Value) throws -> Void
  let finish: (PublisherEnding) throws -> Void

  init(
    place: SourcePlace, receive: @escaping (Value) throws -> Void,
    finish: @escaping (PublisherEnding) throws -> Void = { _ in }
  ) {
    self.place = place
    self.receive = receive
    self.finish = finish
  }

  /// The same subscriber behind something that is done to each value.
  func preceded(by receive: @escaping (Value) throws -> Void) -> Subscriber {
    Subscriber(place: place, receive: receive, finish: finish)
  }

  /// The same subscriber, which hears nothing more once it was told of the end.
  var untilTheEnd: Subscriber {
    var isOver = false
    return ending {
      if !isOver { try receive($0) }
    } with: {
      guard !isOver else { return }
      isOver = true
      try finish($0)
    }
  }

  /// The same subscriber behind something that is done at the end.
  func ending(
    _ receive: ((Value) throws -> Void)? = nil,
    with finish: @escaping (PublisherEnding) throws -> Void
  ) -> Subscriber {
    Subscriber(
      place: place, receive: receive ?? self.receive, finish: finish)
  }
}

/// How a publisher ends.
enum PublisherEnding {
  case finished
  case failed(Value)

  /// `.finished`, `.failure(error)`, as the program writes it.
  init(_ completion: Value?) {
    switch completion {
    case .enumeration(let known)? where known.name == "failure":
      self = .failed(known.payload.first?.value ?? .void)
    case .opaque(let opaque)? where opaque.name.hasSuffix("failure"):
      self = .failed(opaque.arguments.first?.value ?? .void)
    default: self = .finished
    }
  }
}

/// What ends when nobody wants to hear of it any more.
final class Subscription {
  private var ending: (() -> Void)?
  /// What ends with it.
  private var others: [Subscription] = []
  private(set) var isCancelled = false

  init(_ ending: @escaping () -> Void = {}) { self.ending = ending }

  func cancel() {
    isCancelled = true
    ending?()
    ending = nil
    let others = others
    self.others = []
    for other in others { other.cancel() }
  }

  /// Ends another one together with this one, at once where this one is over.
  func add(_ other: Subscription) {
    if isCancelled { return other.cancel() }
    others.append(other)
  }
}
