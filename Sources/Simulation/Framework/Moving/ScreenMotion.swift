import Drawing
import Motion

/// What is drawn on its way from where it stood to where it stands.
///
/// The layout itself is that of the end at once. What draws something applies the animation to its
/// own rectangle (Apple's documentation of `geometryGroup()`); what comes and leaves does so by its
/// transition.
final class ScreenMotion {
  /// In points, and in whole cells.
  var exact = PictureMotion()
  var snapped = PictureMotion()
}

/// The things of one picture that are on their way.
struct PictureMotion {
  /// Where things are.
  var flights: [Thing.Identity: Flight] = [:]
  /// What comes on the screen.
  var entering: [Thing.Identity: Presence] = [:]
  /// What has left the tree and is still seen.
  var leaving: [LeavingThing] = []

  /// The things as they are seen at a time.
  ///
  /// - Parameters:
  ///   - things: As they stand at the end, from back to front.
  ///   - time: In seconds.
  func shown(_ things: [Thing], at time: Double) -> [Thing] {
    let left = leaving.filter { !$0.presence.flight.isOver(at: time) }
    guard !flights.isEmpty || !entering.isEmpty || !left.isEmpty else { return things }
    var waiting = Dictionary(grouping: left, by: \.behind)
    let known = Set(things.map(\.identity))
    var shown = left.filter { $0.behind.map { !known.contains($0) } ?? true }
      .compactMap { self.shown($0, at: time) }
    for thing in things {
      var moved: Thing? = flights[thing.identity].map { thing.following($0, at: time) } ?? thing
      if let presence = entering[thing.identity] {
        moved = moved.flatMap { presence.shown($0, at: time) }
      }
      if let moved { shown.append(moved) }
      shown += (waiting.removeValue(forKey: thing.identity) ?? []).compactMap {
        self.shown($0, at: time)
      }
    }
    return shown
  }

  private func shown(_ leaving: LeavingThing, at time: Double) -> Thing? {
    let thing = leaving.thing
    let moved = flights[thing.identity].map { thing.following($0, at: time) } ?? thing
    return leaving.presence.shown(moved, at: time)
  }

  /// Forgets what has arrived.
  mutating func tidy(at time: Double) {
    flights = flights.filter { !$0.value.isOver(at: time) }
    entering = entering.filter { !$0.value.flight.isOver(at: time) }
    leaving.removeAll { $0.presence.flight.isOver(at: time) }
  }

  /// Sends a thing from one place to another.
  ///
  /// - Parameter animation: Nil to be there at once.
  mutating func send(
    from old: Thing, to new: Thing, at time: Double, with animation: Motion.Animation?
  ) {
    let (start, end) = (old.places, new.places)
    let running = flights[new.identity].flatMap { $0.target == start ? $0 : nil }
    guard start != end else { return }
    flights[new.identity] = nil
    guard let animation, start.count == end.count,
      var flight = try? running ?? Flight(at: start),
      (try? flight.send(to: end, at: time, with: animation)) != nil
    else { return }
    flights[new.identity] = flight
  }
}

/// How much of something that comes or leaves is there.
struct Presence {
  /// What it is, as a sentence has it.
  let subject: String
  let effect: TransitionEffect
  /// From 0, away, to 1, there.
  let flight: Flight
  /// Where all of what comes or leaves together stands.
  let group: Area

  /// Nil where the numbers are beyond all bounds.
  init?(
    of subject: String, _ effect: TransitionEffect, from start: Double, to end: Double,
    at time: Double,
    with animation: Motion.Animation, group: Area
  ) {
    guard var flight = try? Flight(at: [start]),
      (try? flight.send(to: [end], at: time, with: animation)) != nil
    else { return nil }
    self.subject = subject
    self.effect = effect
    self.flight = flight
    self.group = group
  }

  func share(at time: Double) -> Double { flight.values(at: time).first ?? 1 }

  func shown(_ thing: Thing, at time: Double) -> Thing? {
    flight.isOver(at: time) && share(at: time) == 1
      ? thing : effect.shown(thing, presence: share(at: time), group: group)
  }
}

/// A thing of which the node has left the tree.
struct LeavingThing {
  let thing: Thing
  /// What it stood right in front of; nil if it stood behind everything.
  let behind: Thing.Identity?
  let presence: Presence
}

extension Thing {
  /// Where it stands and where it is cut.
  fileprivate var places: [Double] {
    [frame, clip].compactMap(\.self).flatMap { [$0.x, $0.y, $0.width, $0.height] }
  }

  /// The thing where it is at a time; where it stands if it was sent elsewhere without an animation.
  fileprivate func following(_ flight: Flight, at time: Double) -> Thing {
    guard flight.target == places else { return self }
    let now = flight.values(at: time)
    func area(_ first: Int) -> Area {
      Area(x: now[first], y: now[first + 1], width: now[first + 2], height: now[first + 3])
    }
    var copy = self
    copy.frame = area(0)
    if clip != nil { copy.clip = area(4) }
    return copy
  }
}
