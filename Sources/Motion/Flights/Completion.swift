/// When the completion of `withAnimation` is called: SwiftUI's `AnimationCompletionCriteria`.
public enum Completion: String, Hashable, Sendable, CaseIterable {
  /// When the animation says that it is complete, with its long tail perhaps still to come.
  case logicallyComplete
  /// When it was taken away, with all that were begun upon it meanwhile.
  case removed
}

extension Flight {
  /// When the completion of a change is called, in seconds; nil if it never is.
  ///
  /// A logical one waits for its own animation only, whatever meets it; one that waits for the
  /// removal waits for all later ones of the same value (both documented). A change that is not
  /// animated, or a number of a change that there is not, is complete when it is made.
  public func time(of completion: Completion, ofDeparture index: Int) -> Double? {
    guard departures.indices.contains(index) else { return departures.last?.time ?? 0 }
    let departure = departures[index]
    guard let animation = departure.animation else { return departure.time }
    switch completion {
    case .logicallyComplete: return animation.logicalDuration.map { departure.time + $0 }
    case .removed: return end.map { max($0, departure.time) }
    }
  }
}
