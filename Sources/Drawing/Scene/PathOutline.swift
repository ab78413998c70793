/// A place in points, from the top left corner of the thing that it belongs to.
public struct PathPoint: Sendable, Hashable {
  public var x: Double
  public var y: Double

  /// Numbers that are none, or farther away than anybody looks, become the nearest that are.
  public init(_ x: Double, _ y: Double) {
    func near(_ value: Double) -> Double {
      value.isNaN ? 0 : min(max(value, -Self.farthest), Self.farthest)
    }
    self.x = near(x)
    self.y = near(y)
  }

  private static let farthest = 1e6
}

/// Lines and curves that a program draws.
public struct PathOutline: Sendable, Hashable {
  public enum Step: Sendable, Hashable {
    case move(PathPoint)
    case line(PathPoint)
    /// A cubic curve to a point, with its two controls.
    case curve(PathPoint, PathPoint, PathPoint)
    /// Back to where the line began.
    case close
  }

  public private(set) var steps: [Step]
  /// No picture is made of more.
  public static let mostSteps = 20_000

  /// - Parameter steps: What is beyond ``mostSteps`` is left out.
  public init(_ steps: [Step] = []) { self.steps = Array(steps.prefix(Self.mostSteps)) }

  public mutating func append(_ step: Step) {
    if steps.count < Self.mostSteps { steps.append(step) }
  }

  /// The same with every point somewhere else.
  public func mapped(_ move: (PathPoint) -> PathPoint) -> PathOutline {
    PathOutline(
      steps.map { step in
        switch step {
        case .move(let point): .move(move(point))
        case .line(let point): .line(move(point))
        case .curve(let end, let first, let second): .curve(move(end), move(first), move(second))
        case .close: .close
        }
      })
  }

  /// A line through points.
  struct Run: Sendable, Hashable {
    var points: [PathPoint]
    var isClosed: Bool
  }

  /// Straight lines alone: each curve is cut into so many.
  func runs(cutting pieces: Int = 16) -> [Run] {
    var runs: [Run] = []
    var run = Run(points: [], isClosed: false)
    func finish() { if run.points.count > 1 { runs.append(run) } }
    for step in steps {
      switch step {
      case .move(let point):
        finish()
        run = Run(points: [point], isClosed: false)
      case .line(let point): run.points.append(point)
      case .curve(let end, let first, let second):
        guard let start = run.points.last else {
          run.points.append(end)
          continue
        }
        run.points += (1...max(1, pieces)).map {
          Self.point(Double($0) / Double(max(1, pieces)), start, first, second, end)
        }
      case .close:
        guard let start = run.points.first else { continue }
        run.isClosed = true
        finish()
        run = Run(points: [start], isClosed: false)
      }
    }
    finish()
    return runs
  }

  /// Where a cubic curve is after a share of it (de Casteljau).
  private static func point(
    _ share: Double, _ start: PathPoint, _ first: PathPoint, _ second: PathPoint, _ end: PathPoint
  ) -> PathPoint {
    let rest = 1 - share
    let (a, b) = (rest * rest * rest, 3 * rest * rest * share)
    let (c, d) = (3 * rest * share * share, share * share * share)
    return PathPoint(
      a * start.x + b * first.x + c * second.x + d * end.x,
      a * start.y + b * first.y + c * second.y + d * end.y)
  }

  /// What all of it lies in, with room for a line of a width; nil if there is nothing.
  func bounds(lineWidth: Double = 0) -> Area? {
    let points = runs().flatMap(\.points)
    guard let first = points.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    let room = lineWidth / 2
    return Area(
      x: left - room, y: top - room, width: right - left + lineWidth,
      height: bottom - top + lineWidth)
  }
}

extension PathOutline {
  /// The part between two shares of its length, from 0 to 1, in straight lines.
  public func trimmed(from start: Double, to end: Double) -> PathOutline {
    let (start, end) = (min(max(0, start), 1), min(max(0, end), 1))
    let runs = runs().map { $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points }
    let whole = runs.reduce(0) { $0 + Self.length($1) }
    var result = PathOutline()
    var passed = 0.0
    for points in runs {
      var isDrawing = false
      for (one, other) in zip(points, points.dropFirst()) {
        let length = Self.length([one, other])
        let (low, high) = (start * whole - passed, end * whole - passed)
        passed += length
        guard length > 0, low < length, high > 0 else { continue }
        let (from, to) = (max(0, low / length), min(1, high / length))
        guard from < to else { continue }
        if !isDrawing { result.append(.move(Self.between(one, other, from))) }
        isDrawing = true
        result.append(.line(Self.between(one, other, to)))
      }
    }
    return result
  }

  private static func length(_ points: [PathPoint]) -> Double {
    zip(points, points.dropFirst()).reduce(0) { sum, pair in
      let (x, y) = (pair.1.x - pair.0.x, pair.1.y - pair.0.y)
      return sum + (x * x + y * y).squareRoot()
    }
  }

  private static func between(_ one: PathPoint, _ other: PathPoint, _ share: Double) -> PathPoint {
    PathPoint(one.x + (other.x - one.x) * share, one.y + (other.y - one.y) * share)
  }
}
