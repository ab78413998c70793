import Foundation

/// What a trace asks of where things stand.
public struct LayoutQuestion: Sendable, Equatable {
  /// What it asks about: what `.accessibilityIdentifier` says, or the name of a view of the program.
  public var target: String
  /// On which area the view is looked at.
  public var area: PreviewArea
  /// Whether it asks where that stands, and not only how large it is.
  public var asksForPlace: Bool
  /// The number of it that is asked for, of what moves: `opacity`, `offset x`.
  public var property: String?

  /// A question of a number that may be on its way.
  ///
  /// - Parameter text: The name of the view, and after it what is asked of it: `card offset x`. Nil
  ///   for what is not both.
  public init?(value text: String, area: PreviewArea = .phone) {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else { return nil }
    self.init(target: words[0], area: area)
    property = words[1].trimmed
  }

  public init(target: String, area: PreviewArea = .phone, asksForPlace: Bool = false) {
    self.target = target
    self.area = area
    self.asksForPlace = asksForPlace
  }
}

/// Sizes and places as a question and its options have them: `120 x 40`, `at 16, 75`,
/// `120 x 40 at 16, 75`; of an offer also `nil x 200` and `infinity x 20`. In points.
public struct LayoutMeasure: Sendable, Equatable {
  /// A length, or none of a given one.
  enum Length: Sendable, Equatable {
    case points(Double)
    case unspecified

    init(_ length: Double?) { self = length.map(Length.points) ?? .unspecified }
  }

  var width: Length?
  var height: Length?
  var x: Double?
  var y: Double?

  /// Whether it says where something stands.
  public var hasPlace: Bool { x != nil }

  /// Nil for what is no measure.
  public init?(_ text: String) {
    let parts = text.components(separatedBy: "at ").map { $0.trimmed }
    guard parts.count <= 2, !text.trimmed.isEmpty else { return nil }
    if !parts[0].isEmpty {
      let lengths = parts[0].replacing("×", with: "x").split(
        separator: "x", omittingEmptySubsequences: false
      ).map { Self.length($0.description.trimmed) }
      guard lengths.count == 2, let width = lengths[0], let height = lengths[1] else { return nil }
      self.width = width
      self.height = height
    }
    guard parts.count == 2 else { return }
    let numbers = parts[1].split(separator: ",").map { Double($0.description.trimmed) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return nil }
    self.x = x
    self.y = y
  }

  init(_ frame: LaidOutFrame) {
    width = .points(frame.width)
    height = .points(frame.height)
    x = frame.x
    y = frame.y
  }

  init(_ proposal: LaidOutProposal) {
    width = Length(proposal.width)
    height = Length(proposal.height)
  }

  private static func length(_ text: String) -> Length? {
    switch text {
    case "nil": .unspecified
    case "infinity", "∞": .points(.infinity)
    default: Double(text).map(Length.points)
    }
  }

  /// Whether everything that it says holds for another, within half a point (Y6).
  public func holds(for other: LayoutMeasure) -> Bool {
    func isNear(_ one: Double, _ other: Double) -> Bool { one == other || abs(one - other) <= 0.5 }
    func agree(_ mine: Length?, _ its: Length?) -> Bool {
      switch (mine, its) {
      case (nil, _): true
      case (.unspecified, .unspecified): true
      case (.points(let one), .points(let other)): isNear(one, other)
      default: false
      }
    }
    guard agree(width, other.width), agree(height, other.height) else { return false }
    guard let x, let y else { return true }
    guard let otherX = other.x, let otherY = other.y else { return false }
    return isNear(x, otherX) && isNear(y, otherY)
  }

  /// As a question has it.
  public var text: String {
    var parts: [String] = []
    if let width, let height { parts.append("\(Self.words(width)) x \(Self.words(height))") }
    if let x, let y { parts.append("at \(Self.words(.points(x))), \(Self.words(.points(y)))") }
    return parts.joined(separator: " ")
  }

  private static func words(_ length: Length) -> String {
    guard case .points(let length) = length else { return "nil" }
    guard length.isFinite else { return "infinity" }
    let tenths = (length * 10).rounded() / 10
    return tenths == tenths.rounded() && abs(tenths) < 1_000_000
      ? "\(Int(tenths))" : "\(tenths)"
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}

extension PreviewArea {
  /// `360x200`: a bare area, in points. Nil for what is no size.
  public init?(_ text: String) {
    let lengths = text.split(separator: "x", omittingEmptySubsequences: false)
      .map { Double($0.description.trimmed) }
    guard lengths.count == 2, let width = lengths[0], let height = lengths[1],
      (1...100_000).contains(width), (1...100_000).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }
}

extension LaidOutScreen {
  /// What a question is about.
  ///
  /// - Throws: ``EventError`` if nothing, or more than one thing, on the screen is called so.
  func thing(named name: String) throws(EventError) -> LaidOutView {
    var found: [LaidOutView] = []
    var names: [String] = []
    func visit(_ view: LaidOutView) {
      let own = [view.identifier, view.instance].compactMap(\.self)
      if own.contains(name) { found.append(view) }
      for name in own where !names.contains(name) { names.append(name) }
      view.children.forEach(visit)
    }
    tree.map(visit)
    for layer in layers { visit(layer.tree) }
    if let identified = found.last(where: { $0.identifier == name }) { return identified }
    guard let only = found.first else {
      throw EventError(
        names.isEmpty
          ? "nothing on the screen is called \"\(name)\"; give it an .accessibilityIdentifier"
          : "nothing on the screen is called \"\(name)\"; \(names.thereAre) \(names.joined(separator: ", "))"
      )
    }
    return only
  }

  /// Whether what stands beside, around or in something rests on what nobody knows: then so does
  /// its place.
  fileprivate var restsOnSomething: Bool {
    func rests(_ view: LaidOutView) -> Bool {
      !view.depends.isEmpty || view.children.contains(where: rests)
    }
    return tree.map(rests) == true || layers.contains { rests($0.tree) }
  }

  /// The answer to a question of where something stands, or of what it was offered.
  ///
  /// - Parameter isOfPhone: Whether it counts that another phone is of another size (Y72).
  func answer(
    _ question: LayoutQuestion, ofProposal: Bool = false, isOfPhone: Bool = false
  ) throws(EventError) -> (measure: LayoutMeasure, certainty: Certainty) {
    let thing = try thing(named: question.target)
    let rests = question.asksForPlace ? restsOnSomething : !thing.depends.isEmpty
    let isUsual =
      thing.isUsual || question.asksForPlace && isInsideUsual(thing)
      || isOfPhone && (thing.restsOnPhone || question.asksForPlace && question.area.isPhone)
    return (
      ofProposal ? LayoutMeasure(thing.proposal) : LayoutMeasure(thing.frame),
      rests ? .depends : isUsual ? .usual : .certain
    )
  }

  /// Whether something around it is as large as a rule has it that is not promised: then its place is
  /// no surer.
  private func isInsideUsual(_ thing: LaidOutView) -> Bool {
    func isInside(_ view: LaidOutView) -> Bool {
      if view == thing { return false }
      return view.isUsual && view.holds(thing) || view.children.contains(where: isInside)
    }
    return tree.map(isInside) == true || layers.contains { isInside($0.tree) }
  }
}

extension LaidOutScreen {
  /// Why a frame is not certain, as a sentence without a capital and a full stop.
  func doubt(_ question: LayoutQuestion) throws(EventError) -> String {
    let own = try thing(named: question.target).restingOn
    if !own.isEmpty { return "it rests on \(own.joined(separator: " and "))" }
    let around = question.asksForPlace ? LaidOutView.told(depends) : []
    guard around.isEmpty else {
      return "its place rests on what stands around it, and that on "
        + around.joined(separator: " and ")
    }
    return "it rests on a rule that is measured and not promised"
  }
}

extension LaidOutView {
  /// What ``depends`` names, in words.
  fileprivate var restingOn: [String] { Self.told(Set(depends)) }

  fileprivate static func told(_ names: Set<String>) -> [String] {
    names.sorted().map {
      switch $0 {
      case "font": "a font"
      case "image": "a picture"
      case "metrics": "a control's own size"
      default: "a size that nobody promises"
      }
    }
  }
}

extension Screen {
  /// Why ``frame(_:)`` is not certain, in words.
  public func doubt(_ question: LayoutQuestion) throws -> String {
    try laidOut().doubt(question)
  }

  /// Where something stands and how large it is, and how sure that is.
  ///
  /// - Throws: ``EventError`` if nothing is called so; ``SourceError`` as ``laidOut(tellsSteps:)``.
  public func frame(_ question: LayoutQuestion) throws -> (
    measure: LayoutMeasure, certainty: Certainty
  ) {
    try laidOut().answer(question)
  }
}

extension EventTrace {
  /// Of a negotiation more steps than these nobody would follow.
  private static let longestNegotiation = 300

  /// The story, and after it how everything got its size and place.
  func followed(by negotiation: [LaidOutStep]) -> EventTrace {
    var result = self
    let start = result.steps.count
    for step in negotiation.prefix(Self.longestNegotiation) {
      var told = Step(
        n: start + step.n, kind: Step.Kind(rawValue: step.kind) ?? .place,
        because: step.cause.map { start + $0 } ?? 1, message: "\(step.subject) \(step.message)")
      told.rule = step.rule
      told.certainty = step.certainty
      told.target = step.subject
      told.new = step.kind == "place" ? step.place : step.lengths
      told.line = step.line
      result.steps.append(told)
    }
    return result
  }
}

extension [LaidOutStep] {
  /// The number of the step in which something is offered what it then takes: the last offer to it.
  ///
  /// - Parameter name: As a ``LayoutQuestion`` has it.
  func lastOffer(to name: String) -> Int? {
    let own = contains { $0.id == name } ? filter { $0.id == name } : filter { $0.instance == name }
    return own.last { $0.kind == Step.Kind.propose.rawValue }?.n
  }
}

extension LaidOutView {
  fileprivate func holds(_ view: LaidOutView) -> Bool {
    children.contains { $0 == view || $0.holds(view) }
  }
}
