/// The screen, or a bare area, on which a tree is laid out.
public struct Screen: Sendable, Hashable {
  /// Where it begins on the whole screen: a sheet stands on a part of it.
  public let origin: Point
  /// In points.
  public let size: Size
  /// What bars and corners cover.
  public let safeAreaInsets: EdgeInsets
  public let direction: LayoutDirection
  /// What its size rests on: ``Dependencies/screen``, where nobody said which device it is.
  public let rests: Dependencies

  /// Y72: an iPhone, 393 × 852, 59 covered at the top and 34 at the bottom.
  public static let phone = Screen(
    size: Size(width: 393, height: 852), safeAreaInsets: EdgeInsets(top: 59, bottom: 34))

  /// Lengths that are NaN, negative or infinite become 0 or the longest.
  public init(
    size: Size, at origin: Point = .zero, safeAreaInsets: EdgeInsets = EdgeInsets(),
    direction: LayoutDirection = .leftToRight, rests: Dependencies = []
  ) {
    self.origin = origin.safe
    self.size = size.standing
    self.safeAreaInsets = safeAreaInsets
    self.direction = direction
    self.rests = rests
  }

  /// What is around the root.
  public var surroundings: Surroundings {
    let area = Rectangle(origin: origin, size: size)
    return Surroundings(
      direction: direction, area: area, safeArea: area.inset(by: safeAreaInsets), visible: area,
      container: area.inset(by: safeAreaInsets).size)
  }
}

/// What a layout took.
public struct LayoutReport: Sendable, Hashable {
  /// How many sizes were reckoned, not remembered.
  public let measured: Int
  /// How many items were placed because they or their proposal had changed.
  public let placed: Int
  /// How many rounds it took: more than one where rows of lazy containers were made.
  public let rounds: Int
  /// Whether what is made lazily had not come to rest after the last round.
  public let isUnsettled: Bool
  /// How many items were nested too deeply to be asked.
  public let tooDeep: Int
}

/// A tree of items that is laid out on a screen, again and again.
public final class LayoutTree {
  /// How often a tree is gone through again because lazy rows were made; also the limit of SwiftUI's
  /// own passes (L8).
  private static let mostRounds = 8

  public let root: LayoutItem
  private var metrics: Metrics?
  private var direction: LayoutDirection?

  /// Whether nothing in it was ever laid out, so that nothing is to be forgotten.
  private var isNew = false

  /// - Parameter root: an item that is in no other.
  public init(root: LayoutItem) { self.root = root }

  /// - Parameter root: an item that is in no other. Neither it nor what is inside was laid out
  ///   before.
  public init(ofNew root: LayoutItem) {
    self.root = root
    isNew = true
  }

  /// Lays out the tree. Only what has changed since the last time is measured and placed again.
  ///
  /// Y3: the root is offered the area inside the safe area and stands in its middle.
  ///
  /// - Parameter remembers: Whether sizes are remembered, from the last time and within this one.
  /// - Throws: what a closure of an algorithm throws. The tree then stands half as before, and
  ///   what was not finished is done the next time.
  @discardableResult
  public func layOut(
    on screen: Screen, metrics: Metrics = .usual, depthLimit: Int = 20_000,
    remembers: Bool = true, listener: ((LayoutItem, NegotiationStep) -> Void)? = nil
  ) throws -> LayoutReport {
    let isAsBefore = isNew || self.metrics == metrics && direction == screen.direction
    if !isAsBefore { root.forgetAll() }
    isNew = false
    self.metrics = metrics
    direction = screen.direction
    let pass = LayoutPass(
      surroundings: screen.surroundings, metrics: metrics, depthLimit: depthLimit,
      remembers: remembers, listener: listener)
    var rounds = 0
    repeat {
      rounds += 1
      try putRoot(in: pass, resting: screen.rests)
    } while root.isDirty && rounds < Self.mostRounds
    return LayoutReport(
      measured: pass.measuredCount, placed: pass.placedCount, rounds: rounds,
      isUnsettled: root.isDirty, tooDeep: pass.tooDeepCount)
  }

  private func putRoot(in pass: LayoutPass, resting rests: Dependencies) throws {
    let safeArea = pass.surroundings.safeArea
    let proposal = Proposal(safeArea.size, rests: AxisDependencies(rests))
    let size = try root.measure(proposal, because: .offeredArea, .y3, in: pass).size.standing
    let origin = Point(
      x: safeArea.origin.x + (safeArea.size.width - size.width) / 2,
      y: safeArea.origin.y + (safeArea.size.height - size.height) / 2)
    let place = ChildPlace(
      proposal: proposal, origin: origin, size: size, because: .centered, offered: .offeredArea)
    try root.put(place, at: origin.safe, from: .zero, rule: .y3, in: pass)
  }
}
