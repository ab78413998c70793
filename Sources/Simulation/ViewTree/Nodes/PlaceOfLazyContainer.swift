import Layout

/// What a lazy container makes when it would be seen: a row of a `ForEach`, or a view by itself.
protocol PlaceOfLazyContainer: Node {
  /// Why it is open whether it is there, as far as that rests on what is seen.
  var sightDoubt: Doubt? { get set }
  /// The step by which it came back into sight, and after which it is described again.
  var wakingStep: Int? { get set }
}

/// The step that described something that is made later.
struct DescribingStep {
  private let step: Int
  private let update: Int
  private weak var recorder: Recorder?

  /// Nil where nothing is being recorded.
  init?(in tree: ViewTree) {
    guard let step = tree.recorder.cause else { return nil }
    self.step = step
    update = tree.updates
    recorder = tree.recorder
  }

  /// The step, if it belongs to the update that is under way; nil if not.
  func now(in tree: ViewTree) -> Int? {
    update == tree.updates && recorder === tree.recorder ? step : nil
  }
}

extension ViewTree {
  /// How many rows are on any screen, if they are of usual height.
  static let surelyOnScreen = 10
  /// A row that begins in this part of what is seen is on the screen of any phone, in letters of
  /// any usual size. What lies as far beyond its edges as the rest is on none.
  static let surelySeen = 2.0 / 3

  /// What lies near the end of what is seen may lie behind it, where letters are larger or the phone
  /// is smaller.
  func doubt(of sight: LazySight, at place: SourcePlace) -> Doubt? {
    sight.share > Self.surelySeen ? doubt(restingOn: sight, at: place) : nil
  }

  /// What lies right behind an edge of what is seen may be seen on another phone.
  func doubt(ofLeaving place: LazyPlace, at written: SourcePlace) -> Doubt? {
    place.distance < 1 - Self.surelySeen ? doubt(restingOn: place.sight, at: written) : nil
  }

  private func doubt(restingOn sight: LazySight, at place: SourcePlace) -> Doubt? {
    if sight.rests.isEmpty && screen.rests.isEmpty { return nil }
    let doubt = Doubt(
      .measure("rows", "as many rows are made as would be seen on the screen of a usual phone"),
      at: place)
    assumed(doubt.assumption, at: place)
    hasDoubts = true
    return doubt
  }
}
