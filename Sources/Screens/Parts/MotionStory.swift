import Drawing
import Motion
import Simulation
import Terminal

/// What an event set in motion: for each animation its curve and what goes along it, and the screen
/// in a few frames.
public struct MotionStory {
  private let event: EventTrace
  private let strip: [FilmFrame]
  /// Motions that begin together and go the same way.
  private let groups: [[MotionFact]]

  /// - Parameter strip: The screen from the event on; none where it cannot be drawn.
  public init(_ event: EventTrace, strip: [FilmFrame]) {
    self.event = event
    self.strip = strip
    var groups: [[MotionFact]] = []
    for motion in event.motions {
      let index = groups.firstIndex { group in
        motion.animation != nil && group[0].animation == motion.animation
          && group[0].start == motion.start && group[0].encounter == motion.encounter
      }
      if let index { groups[index].append(motion) } else { groups.append([motion]) }
    }
    self.groups = groups
  }

  /// Whether anything moves.
  public var isEmpty: Bool { groups.isEmpty }

  private static let curveRows = 8
  private static let widestCurve = 64
  /// Of more numbers nobody reads the list.
  private static let mostWays = 10

  /// Curves and frames, drawn.
  ///
  /// - Parameter columns: How wide it may be.
  public func lines(columns: Int, glyphs: Glyphs) -> [StyledLine] {
    guard !isEmpty else { return ["Nothing moves in \(event.event)."] }
    let curves = groups.flatMap { group in
      curve(of: group, columns: columns, glyphs) + [StyledLine()]
    }
    return curves + bodySentences.flatMap { StyledLine($0).wrapped(to: columns) }
      + stripLines(columns: columns, glyphs)
  }

  // MARK: Curves

  private func curve(of group: [MotionFact], columns: Int, _ glyphs: Glyphs) -> [StyledLine] {
    let picture = picture(of: group, columns: columns, glyphs)
    let axis = axisLine(picture, columns: columns, glyphs)
    return [StyledLine(title(of: group), Look.heading)] + picture.lines.map { StyledLine($0) }
      + [axis]
      + picture.caption.flatMap { StyledLine($0.beginningASentence).wrapped(to: columns) }
      + ways(of: group, glyphs).flatMap { StyledLine("  \($0)").wrapped(to: columns) }
  }

  private func title(of group: [MotionFact]) -> String {
    "MOTION at \(MovingNumber.text(group[0].start)) s"
  }

  /// Of what begins from rest the part of the way; of what was interrupted its number, from the
  /// motion before on.
  private func picture(of group: [MotionFact], columns: Int, _ glyphs: Glyphs) -> CurvePicture {
    let columns = min(columns, Self.widestCurve)
    let style: CurvePicture.Style = glyphs == .ascii ? .ascii : .braille
    guard let animation = group[0].animation else {
      return keyframePicture(of: group[0], columns: columns, style)
    }
    guard group[0].encounter != .fromRest, let interrupted = Interrupted(group) else {
      return CurvePicture(of: animation, columns: columns, rows: Self.curveRows, style: style)
    }
    return CurvePicture(
      over: interrupted.seconds, from: interrupted.first, to: interrupted.target,
      marks: [interrupted.mark], columns: columns, rows: Self.curveRows, style: style,
      caption: [
        animation.formula,
        "it \(group[0].encounter.words) (\(group[0].encounter.grounds.words)): the upright line",
        "\(interrupted.name) is drawn, \(MovingNumber.text(interrupted.seconds)) s of it",
      ]
    ) { interrupted.value(at: $0) }
  }

  /// The first number over one run of its keyframes.
  private func keyframePicture(
    of motion: MotionFact, columns: Int, _ style: CurvePicture.Style
  ) -> CurvePicture {
    let way = motion.ways.first ?? (motion.properties.first ?? "", 0, 0)
    return CurvePicture(
      over: motion.shownEnd - motion.start, from: way.from, to: way.to, columns: columns,
      rows: Self.curveRows, style: style,
      caption: [motion.keyframeWords, "\(way.property) of \(motion.subject) is drawn"]
    ) { motion.value(of: way.property, at: motion.start + $0) ?? way.to }
  }

  private func axisLine(_ picture: CurvePicture, columns: Int, _ glyphs: Glyphs) -> StyledLine {
    let end = "\(MovingNumber.text(picture.seconds)) s"
    let width = min(columns, Self.widestCurve)
    let dashes = String(
      repeating: glyphs == .ascii ? "-" : "─", count: max(1, width - 3 - end.count))
    return StyledLine("0 \(dashes) \(end)", Look.quiet)
  }

  private func ways(of group: [MotionFact], _ glyphs: Glyphs) -> [String] {
    let arrow = glyphs == .ascii ? "->" : "→"
    let all = group.flatMap { motion in
      motion.ways.map { way in
        let place = motion.line.map { ", line \($0)" } ?? ""
        return "\(motion.subject): \(way.property) \(MovingNumber.text(way.from)) \(arrow) "
          + "\(MovingNumber.text(way.to))\(place)"
      }
    }
    .unique
    let rest = all.count - Self.mostWays
    return rest > 0 ? all.prefix(Self.mostWays) + ["and \(rest) numbers more"] : all
  }

  // MARK: Bodies

  private var bodySentences: [String] {
    let running = event.motions.filter(\.runsBody).map(\.runsInWords)
    guard !running.isEmpty else {
      return ["No body runs meanwhile: SwiftUI goes through the values between (T1)."]
    }
    var names: [String] = []
    for name in running where !names.contains(name) { names.append(name) }
    return [
      "For every frame \(names.joined(separator: ", ")) runs (T3); a simulation shows "
        + "four of them. No other body does."
    ]
  }

  // MARK: Frames

  private func stripLines(columns: Int, _ glyphs: Glyphs) -> [StyledLine] {
    guard let area = strip.movingArea else { return [] }
    let drawn = strip.map { frame in
      let picture = CellDrawing(of: frame.scene.cut(to: area), columns: columns, ink: .shades)
      return [StyledLine("\(MovingNumber.text(frame.time)) s", Look.heading)]
        + picture.styledLines(glyphs)
    }
    let width = drawn.flatMap { $0 }.map(\.width).max() ?? columns
    let across = max(1, (columns + 1) / (width + 1))
    var lines: [StyledLine] = [StyledLine(), StyledLine("FRAMES", Look.heading)]
    for start in stride(from: 0, to: drawn.count, by: across) {
      let row = drawn[start..<min(start + across, drawn.count)]
      let height = row.map(\.count).max() ?? 0
      for index in 0..<height {
        lines.append(
          row.reduce(StyledLine()) { line, frame in
            let part = index < frame.count ? frame[index] : StyledLine()
            return (line.width > 0 ? line + " " : line) + part.padded(to: width)
          })
      }
    }
    return lines
  }
}

extension MotionStory {
  /// The same in sentences.
  public var sentences: [String] {
    guard !isEmpty else { return ["Nothing moves in \(event.event)."] }
    let told = groups.flatMap { group -> [String] in
      let begin = "At \(MovingNumber.text(group[0].start)) seconds a motion begins"
      let meets =
        group[0].encounter == .fromRest
        ? "" : " and \(group[0].encounter.words) (\(group[0].encounter.grounds.words))"
      let caption =
        group[0].animation.map { CurvePicture(of: $0, columns: 2, rows: 2).caption }
        ?? [group[0].keyframeWords]
      return [begin + meets + "."] + caption.map(\.beginningASentence)
        + group.flatMap(sentences).unique
    }
    return told + bodySentences
  }

  private func sentences(of motion: MotionFact) -> [String] {
    let end = motion.shownEnd
    return motion.ways.map { way in
      let between = [0.25, 0.5, 0.75].map { part in
        let time = motion.start + (end - motion.start) * part
        let value = motion.value(of: way.property, at: time) ?? way.to
        return "\(MovingNumber.text(value)) after \(MovingNumber.text(time - motion.start)) s"
      }
      return "\(motion.subject): \(way.property) goes from \(MovingNumber.text(way.from)) to "
        + "\(MovingNumber.text(way.to)); it is \(between.joined(separator: ", "))."
    }
  }
}

/// A number that was on its way when it was sent elsewhere.
private struct Interrupted {
  let name: String
  /// From the motion before on, in seconds.
  let seconds: Double
  /// When it was sent elsewhere.
  let mark: Double
  let first: Double
  let target: Double
  private let start: Double
  private let motion: MotionFact

  init?(_ group: [MotionFact]) {
    guard let motion = group.first(where: { !$0.ways.isEmpty }), let way = motion.ways.first,
      let before = motion.course.flight?.departures.dropLast().last
    else { return nil }
    let end = motion.shownEnd
    self.motion = motion
    name = "\(way.property) of \(motion.subject)"
    start = before.time
    seconds = end - before.time
    mark = motion.start - before.time
    first = motion.value(of: way.property, at: before.time) ?? way.from
    target = way.to
  }

  func value(at time: Double) -> Double {
    guard let way = motion.ways.first else { return target }
    return motion.value(of: way.property, at: start + time) ?? target
  }
}

extension MotionFact {
  /// What runs for every frame.
  fileprivate var runsInWords: String {
    course.flight == nil ? "the content of \(subject)" : "\(subject).body"
  }

  /// How keyframes go.
  fileprivate var keyframeWords: String {
    guard case .keyframes(let course) = course else { return "it goes its way" }
    let seconds = MovingNumber.text(course.timeline.duration)
    return "it goes from keyframe to keyframe for \(seconds) s"
      + (course.repeats ? ", again and again" : "")
  }
}

extension [String] {
  /// Each of them once: the parts of a button go the same way.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension String {
  /// With a capital letter first and a full stop last; names in it stay as they are.
  fileprivate var beginningASentence: String { (prefix(1).uppercased() + dropFirst()).sentence }
}
