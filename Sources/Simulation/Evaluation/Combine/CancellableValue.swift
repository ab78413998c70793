/// `AnyCancellable`: whoever drops it ends the subscription. A connection lasts without being held.
final class CancellableValue: NativeObject {
  private let subscription: Subscription
  private let endsWithIt: Bool

  init(_ subscription: Subscription, endsWithIt: Bool = true) {
    self.subscription = subscription
    self.endsWithIt = endsWithIt
  }

  /// As `store(in:)` keeps it: it ends with what holds it.
  var held: CancellableValue { endsWithIt ? self : CancellableValue(subscription) }

  deinit { if endsWithIt { subscription.cancel() } }

  var text: String { endsWithIt ? "AnyCancellable" : "Cancellable" }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) -> Value? {
    guard name == "cancel" else { return nil }
    subscription.cancel()
    return .void
  }
}
