import Simulation

/// Looks for a question about where the views of a program stand: which drawing is right, where
/// those who misread a rule of the layout would draw something else, or how large it is.
struct LayoutSearch {
  /// Small enough for drawings beside each other, the smallest first.
  private static let areas = ["300x160", "300x260", "300x400"]
  private static let mostWrongSizes = 3

  let simulator: Simulator
  let root: String

  /// Which drawing is right.
  ///
  /// - Parameters:
  ///   - fewest: Fewer drawings to choose from make no question: with two of them half of those who
  ///     guess are right.
  ///   - event: What happens before; nil for the first appearance.
  func drawing(fewest: Int, after event: String?) -> FoundTrace? {
    fitting(after: event).flatMap { picture($0.area, $0.size, fewest, event) }
  }

  /// How large all of it is.
  func size() -> FoundTrace? {
    fitting(after: nil).flatMap { frame($0.area, $0.size, $0.tree) }
  }

  private struct Place {
    var area: String
    var size: PreviewArea
    var tree: LaidOutView
  }

  /// The smallest area that holds everything.
  private func fitting(after event: String?) -> Place? {
    for area in Self.areas {
      guard let size = PreviewArea(area), let screen = try? simulator.mount(root, on: size) else {
        continue
      }
      if let event {
        guard let read = try? Event(event), (try? screen.perform(read)) != nil else { continue }
      }
      guard let laidOut = try? screen.laidOut(), let tree = laidOut.tree, fits(tree, laidOut)
      else { continue }
      return Place(area: area, size: size, tree: tree)
    }
    return nil
  }

  /// What sticks out of the area cannot be told from what does not.
  private func fits(_ view: LaidOutView, _ screen: LaidOutScreen) -> Bool {
    let frame = view.frame
    return frame.x >= -0.5 && frame.y >= -0.5 && frame.x + frame.width <= screen.width + 0.5
      && frame.y + frame.height <= screen.height + 0.5
      && view.children.allSatisfy { fits($0, screen) }
  }

  private func picture(
    _ area: String, _ size: PreviewArea, _ fewest: Int, _ event: String?
  ) -> FoundTrace? {
    let events = [event].compactMap(\.self)
    let question = LayoutQuestion(target: root, area: size)
    guard
      let prediction = try? Prediction.compute(
        .screen, on: simulator, root: root, events: events, about: question),
      prediction.certainty == .certain, prediction.pictures.count >= fewest
    else { return nil }
    return FoundTrace(
      root: root, events: events, prediction: prediction,
      mistakenAnswers: prediction.pictures.count - 1, area: area)
  }

  private func frame(_ area: String, _ size: PreviewArea, _ tree: LaidOutView) -> FoundTrace? {
    let question = LayoutQuestion(target: root, area: size)
    guard
      var prediction = try? Prediction.compute(
        .frame, on: simulator, root: root, events: [], about: question),
      prediction.certainty == .certain, let key = measured(prediction),
      let whole = LayoutMeasure(area.replacing("x", with: " x ")),
      let right = LayoutMeasure(key)
    else { return nil }
    prediction.key = [key]
    prediction.candidates = [key]
    var wrong: [(measure: String, reason: String)] = []
    func add(_ measure: String?, _ reason: String) {
      guard let measure, let read = LayoutMeasure(measure), !read.holds(for: right),
        !wrong.contains(where: { $0.measure == measure })
      else { return }
      wrong.append((measure, reason))
    }
    for misreading in Misreading.ofLayout {
      let other = try? Prediction.compute(
        .frame, on: simulator.misreading(misreading), root: root, events: [], about: question)
      add(other.flatMap(measured), "This size follows if a rule of the layout is misread.")
    }
    add(whole.text, "That is all that it is offered, and nothing in it takes all of that.")
    let content = Extent(of: tree)
    add(
      content.map { "\($0.width) x \($0.height)" },
      "What is seen in it takes so much, but it is larger than what is seen.")
    add(
      content.map { "\(Int(size.width)) x \($0.height)" },
      "It takes its height from the container, too, and not from what is seen in it.")
    guard wrong.count >= 2 else { return nil }
    return FoundTrace(
      root: root, events: [], prediction: prediction, mistakenAnswers: wrong.count, area: area,
      wrongSizes: Array(wrong.prefix(Self.mostWrongSizes)))
  }

  /// The size alone, without the place.
  private func measured(_ prediction: Prediction) -> String? {
    guard let text = prediction.key.first else { return nil }
    let size = text.split(separator: " ").prefix(3).joined(separator: " ")
    return LayoutMeasure(size) == nil ? nil : size
  }
}

/// How much room all takes that is seen, in whole points.
private struct Extent {
  private var left = Double.infinity
  private var top = Double.infinity
  private var right = -Double.infinity
  private var bottom = -Double.infinity

  /// Nil if nothing is seen.
  init?(of view: LaidOutView) {
    add(view)
    guard left.isFinite, right - left >= 1, bottom - top >= 1 else { return nil }
  }

  private mutating func add(_ view: LaidOutView) {
    if view.text != nil {
      left = min(left, view.frame.x)
      top = min(top, view.frame.y)
      right = max(right, view.frame.x + view.frame.width)
      bottom = max(bottom, view.frame.y + view.frame.height)
    }
    for child in view.children { add(child) }
  }

  var width: Int { Int((right - left).rounded()) }
  var height: Int { Int((bottom - top).rounded()) }
}
