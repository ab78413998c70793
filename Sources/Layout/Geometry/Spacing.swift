/// What a view would like between itself and the next one at one of its edges (Y46).
public struct EdgeSpacing: Sendable, Hashable {
  /// The least distance that it asks for, whoever is next; without one the usual distance stands.
  public var distance: Double?
  /// Whether letters stand at this edge.
  public var isText: Bool
  /// Whether no distance that letters ask for stands against it: a Spacer.
  var yields: Bool

  public init(distance: Double? = nil, isText: Bool = false) {
    self.distance = distance.map(Length.signed)
    self.isText = isText
    yields = false
  }

  static let none = EdgeSpacing()
  static let text = EdgeSpacing(isText: true)
  /// Y46: 0 beside a Spacer.
  static let spacer: EdgeSpacing = {
    var spacing = EdgeSpacing(distance: 0)
    spacing.yields = true
    return spacing
  }()

  /// The larger wish of both.
  func union(_ other: EdgeSpacing) -> EdgeSpacing {
    var result = EdgeSpacing(isText: isText || other.isText)
    result.yields = yields && other.yields
    if let distance, let otherDistance = other.distance {
      result.distance = max(distance, otherDistance)
    } else {
      result.distance = distance ?? other.distance
    }
    return result
  }
}

/// The distances that a view prefers to its neighbours (Y46): shapes and frames the usual one,
/// a Spacer none, text one that depends on the font.
public struct Spacing: Sendable, Hashable {
  public var top: EdgeSpacing
  public var leading: EdgeSpacing
  public var bottom: EdgeSpacing
  public var trailing: EdgeSpacing

  /// The usual distance on all sides.
  public static let usual = Spacing()
  /// Y14: letters above and below.
  public static let text = Spacing(top: .text, bottom: .text)
  /// None on any side: what an empty container asks for (OpenSwiftUI, `Spacing.zero`).
  public static let zero = Spacing(
    top: EdgeSpacing(distance: 0), leading: EdgeSpacing(distance: 0),
    bottom: EdgeSpacing(distance: 0), trailing: EdgeSpacing(distance: 0))

  public init(
    top: EdgeSpacing = EdgeSpacing(), leading: EdgeSpacing = EdgeSpacing(),
    bottom: EdgeSpacing = EdgeSpacing(), trailing: EdgeSpacing = EdgeSpacing()
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public subscript(edge: Edge) -> EdgeSpacing {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The larger wishes of both on some edges (`ViewSpacing.formUnion`).
  public func union(_ other: Spacing, edges: EdgeSet = .all) -> Spacing {
    var result = self
    for edge in Edge.allCases where edges.contains(EdgeSet(edge)) {
      result[edge] = self[edge].union(other[edge])
    }
    return result
  }

  /// The usual distance on some edges, whatever was wished there: what frames and padding do. A
  /// Spacer in a frame stays one (OpenSwiftUI, `Spacing.reset`, `requiresSpacingProjection`).
  public func reset(_ edges: EdgeSet, keepsSpacers: Bool = false) -> Spacing {
    var result = self
    for edge in Edge.allCases
    where edges.contains(EdgeSet(edge)) && !(keepsSpacers && self[edge].yields) {
      result[edge] = .none
    }
    return result
  }
}

/// A distance between two neighbours, and what it rests on.
public struct Gap: Sendable, Hashable {
  public let length: Double
  public let rests: Dependencies

  public init(length: Double, rests: Dependencies = []) {
    self.length = length
    self.rests = rests
  }
}

/// The distances that stand between views where the source gives none.
public struct UsualSpacing: Sendable, Hashable {
  /// Y46: between neighbours in a row, 8.
  public var horizontal: Double
  /// Y46: between neighbours one above the other, 8.
  public var vertical: Double

  public init(horizontal: Double = 8, vertical: Double = 8) {
    self.horizontal = Length.signed(horizontal)
    self.vertical = Length.signed(vertical)
  }

  /// Y46: how far the second one stands from the first.
  public func gap(from first: Spacing, to second: Spacing, along axis: Axis) -> Gap {
    let before = axis == .horizontal ? first.trailing : first.bottom
    let after = axis == .horizontal ? second.leading : second.top
    if axis == .vertical, before.isText, after.isText { return Gap(length: 0, rests: .font) }
    let rests: Dependencies =
      axis == .vertical && (before.isText || after.isText) && !before.yields && !after.yields
      ? .font : []
    switch (before.distance, after.distance) {
    case (let one?, let other?): return Gap(length: max(one, other), rests: rests)
    case (let one?, nil), (nil, let one?): return Gap(length: one, rests: rests)
    case (nil, nil):
      return Gap(length: axis == .horizontal ? horizontal : vertical, rests: rests)
    }
  }
}
