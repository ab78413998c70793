import Drawing
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
    fitting(after: event).flatMap { picture($0, fewest, event) }
  }

  /// How large all of it is.
  func size() -> FoundTrace? {
    fitting(after: nil).flatMap { frame($0.area, $0.size, $0.tree) }
  }

  private struct Place {
    var area: String
    var size: PreviewArea
    var tree: LaidOutView
    /// Who misreads a rule of the layout and may put something elsewhere.
    var occasions: Set<Misreading>
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
      return Place(area: area, size: size, tree: tree, occasions: screen.occasions)
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

  private func picture(_ place: Place, _ fewest: Int, _ event: String?) -> FoundTrace? {
    guard isMisreadable(place, event) else { return nil }
    let (area, size, tree) = (place.area, place.size, place.tree)
    let events = [event].compactMap(\.self)
    let question = LayoutQuestion(target: root, area: size)
    guard
      let prediction = try? Prediction.compute(
        .screen, on: simulator, root: root, events: events, about: question),
      prediction.certainty == .certain, prediction.pictures.count >= fewest,
      // Where a text is cut short depends on its letters, and nobody can reckon with those.
      !prediction.pictures.contains(where: Self.cutsText),
      // Of two, the one that only spreads what stands in a stack tempts nobody.
      prediction.pictures.compactMap(\.misreading) != [.stackSharesEqually]
    else { return nil }
    let misreadings = prediction.pictures.compactMap(\.misreading)
    let rules = misreadings.map(\.correction)
    let sums = LayoutSums(tree: tree).sentences(about: Set(misreadings.flatMap(\.places)))
    return FoundTrace(
      root: root, events: events, prediction: prediction,
      mistakenAnswers: misreadings.count, misreadings: misreadings, area: area,
      why: (rules.prefix(2) + sums).joined(separator: " "))
  }

  /// Whether a text of a drawing has no room, and ends in dots that are not its own.
  private static func cutsText(_ picture: ScreenPicture) -> Bool {
    func dots(_ view: LaidOutView) -> Int {
      view.children.map(dots).reduce(view.text?.count { $0 == "…" } ?? 0, +)
    }
    // The name of a picture may be cut short: `{st…}`.
    let drawn = CellDrawing(of: picture.scene).lines().map { line in
      line.replacing("…}", with: "}").count { $0 == "…" }
    }
    return drawn.reduce(0, +) > picture.views.map(dots).reduce(0, +)
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
    let sums = LayoutSums(tree: tree)
    let sum = sums.sentences().joined(separator: " ")
    let filler = key == whole.text ? sums.filler : nil
    // What nobody can reckon is guessed at: who leaves how much to whom, where all is taken.
    if key == whole.text, filler == nil { return nil }
    guard let reason = filler.map({ "\($0) takes all that it is offered." }) ?? Self.said(sum)
    else { return nil }
    var wrong = WrongSizes(right: right)
    for part in sums.parts { wrong.add(part.measure, part.reason) }
    for misreading in Misreading.ofLayout {
      guard prediction.occasions.contains(misreading) else { continue }
      let other = try? Prediction.compute(
        .frame, on: simulator.misreading(misreading), root: root, events: [], about: question)
      wrong.add(other.flatMap(measured), misreading.correction)
    }
    wrong.add(whole.text, "That is what it is offered, and nothing in it takes all of it.")
    let content = Extent(of: tree)
    let more = filler.map { "\($0) takes more than that: all that it is offered." } ?? sum
    wrong.add(content.map { "\($0.width) x \($0.height)" }, "So much is seen. " + more)
    if let filler {
      wrong.add(
        content.map { "\(Int(size.width)) x \($0.height)" },
        "\(filler) takes the height that it is offered, too.")
    }
    guard wrong.sizes.count >= 2 else { return nil }
    return FoundTrace(
      root: root, events: [], prediction: prediction, mistakenAnswers: wrong.sizes.count,
      area: area, why: reason, wrongMeasures: Array(wrong.sizes.prefix(Self.mostWrongSizes)),
      isFilled: filler != nil)
  }

  private static func said(_ sum: String) -> String? { sum.isEmpty ? nil : sum }

  /// Whether somebody who misreads a rule would put anything elsewhere, or in another order: only
  /// then it is worth drawing, for that takes longer by far.
  private func isMisreadable(_ place: Place, _ event: String?) -> Bool {
    func isLayered(_ view: LaidOutView) -> Bool {
      view.container == .pile && view.children.count > 1 || view.children.contains(where: isLayered)
    }
    // What lies in front stands at the same place.
    return isLayered(place.tree)
      || Misreading.ofLayout.filter(place.occasions.contains).contains { misreading in
        guard let screen = try? simulator.misreading(misreading).mount(root, on: place.size) else {
          return false
        }
        if let event {
          guard let read = try? Event(event), (try? screen.perform(read)) != nil else {
            return false
          }
        }
        return (try? screen.laidOut()).map { $0.tree != place.tree } ?? false
      }
  }

  /// The size alone, without the place.
  private func measured(_ prediction: Prediction) -> String? {
    guard let text = prediction.key.first else { return nil }
    let size = text.split(separator: " ").prefix(3).joined(separator: " ")
    return LayoutMeasure(size) == nil ? nil : size
  }
}

/// Sizes to choose from beside the right one, no two alike.
private struct WrongSizes {
  let right: LayoutMeasure
  private(set) var sizes: [(measure: String, reason: String)] = []

  init(right: LayoutMeasure) { self.right = right }

  mutating func add(_ measure: String?, _ reason: String) {
    guard let measure, let read = LayoutMeasure(measure), !read.holds(for: right),
      !sizes.contains(where: { $0.measure == measure })
    else { return }
    sizes.append((measure, reason))
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
