import Drawing
import Motion

/// The screen at a moment of what moves.
public struct FilmFrame: Sendable, Equatable {
  /// Since the event, in seconds.
  public var time: Double
  public var scene: Scene
}

extension Screen {
  /// The screen in a few frames, from now until what the last event set in motion is
  /// over; of what never is, until it has been seen. Bodies that run for every frame show what they
  /// show now. Where springs draw, the frames are closer at the beginning: later on little moves.
  ///
  /// - Parameter count: How many frames, 2 at least.
  /// - Returns: Nothing if nothing moves.
  /// - Throws: ``SourceError`` as ``drawn(isExact:)``.
  public func filmStrip(_ count: Int = 5) throws -> [FilmFrame] {
    let now = tree.secondsNow
    let motions = trace.events.last?.motions ?? []
    guard let end = motions.map(\.shownEnd).max(), end > now else { return [] }
    let last = max(count, 2) - 1
    let isDrawnBySprings = motions.contains { motion in
      if case .spring? = motion.animation?.base { true } else { false }
    }
    return try (0...last).map { index in
      let part = Double(index) / Double(last)
      let time = (end - now) * (isDrawnBySprings ? part * part : part)
      return FilmFrame(
        time: time, scene: try drawn(after: Duration(boundedSeconds: time)))
    }
  }
}

extension [FilmFrame] {
  /// Where anything is another in one frame than in the first: the part of the screen that is worth
  /// looking at, in whole cells. Nil if all are the same.
  public var movingArea: Area? {
    guard let first else { return nil }
    let still = dropFirst().reduce(Set(first.scene.things)) { $0.intersection($1.scene.things) }
    let moving = flatMap(\.scene.things).filter { !still.contains($0) }.map(\.frame)
    guard let some = moving.first else { return nil }
    let area = moving.dropFirst().reduce(some) { $0.union($1) }
    let whole = Area(x: 0, y: 0, width: first.scene.width, height: first.scene.height)
    return area.wholeCells(.usual).intersection(whole)
  }
}

extension Area {
  fileprivate func wholeCells(_ cell: CellScale) -> Area {
    let (left, top) = (
      (x / cell.width).rounded(.down) * cell.width, (y / cell.height).rounded(.down) * cell.height
    )
    return Area(
      x: left, y: top, width: ((maxX - left) / cell.width).rounded(.up) * cell.width,
      height: ((maxY - top) / cell.height).rounded(.up) * cell.height)
  }
}

extension Scene {
  /// A part of it, in a plain frame.
  public func cut(to area: Area) -> Scene {
    func moved(_ frame: Area) -> Area {
      Area(x: frame.x - area.x, y: frame.y - area.y, width: frame.width, height: frame.height)
    }
    var cut = self
    (cut.width, cut.height, cut.edge) = (area.width, area.height, .plain)
    cut.root = Area(x: 0, y: 0, width: area.width, height: area.height)
    cut.things = things.map { thing in
      var copy = thing
      copy.frame = moved(thing.frame)
      copy.clip = thing.clip.map(moved)
      return copy
    }
    return cut
  }
}
