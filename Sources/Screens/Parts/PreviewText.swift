import Drawing
import Simulation

/// A laid out screen in words: a line for each thing, in reading order, what stands inside it
/// further in.
public struct PreviewText {
  private let screen: LaidOutScreen

  public init(_ screen: LaidOutScreen) { self.screen = screen }

  /// The area, everything on it, how that came about if that was told, and what was taken for
  /// granted.
  public var lines: [String] {
    var lines = [area]
    if let tree = screen.tree {
      lines += Self.lines(of: tree)
    } else {
      lines.append("Nothing is on the screen.")
    }
    for layer in screen.layers {
      let title = layer.title.isEmpty ? "" : " \"\(layer.title)\""
      lines.append("In front, a \(layer.kind)\(title):")
      Self.add(layer.tree, depth: 1, to: &lines)
    }
    if let steps = screen.steps {
      lines.append("")
      lines += steps.map(line)
    }
    let remarks = remarks + pixels
    if !remarks.isEmpty { lines.append("") }
    return lines + remarks
  }

  /// A line for each thing that was taken for granted.
  var remarks: [String] {
    moving + undrawn + bases + usual
      + screen.diagnostics.filter { !$0.isMinor }.map { note in
        let place = note.file.map { "\($0):\(note.line): " } ?? "line \(note.line): "
        return (note.line > 0 ? place : "") + note.message
      }
  }

  /// What is called so: where it is, and what was offered to it, chosen and placed, and why.
  ///
  /// - Parameter name: The name of a view of the program, the type of a view, its text, or its
  ///   identifier.
  /// - Returns: nothing if nothing on the screen is called so.
  public func lines(about name: String) -> [String] {
    let told = about(name)
    return told.places + told.steps
  }

  /// The same, apart: where it is, and how that came about.
  func about(_ name: String) -> (places: [String], steps: [String]) {
    var found: [LaidOutView] = []
    for root in [screen.tree].compactMap(\.self) + screen.layers.map(\.tree) {
      find(name, in: root, &found)
    }
    var steps = (screen.steps ?? []).filter {
      [$0.instance, $0.instance?.typeName, $0.view, $0.text, $0.id].contains(name)
    }
    for index in steps.indices { steps[index].n = index + 1 }
    // What stands in a row of its own is told of as both.
    let places = found.map(Self.line)
    let once = places.indices.filter { !places[..<$0].contains(places[$0]) }.map { places[$0] }
    return (once, steps.map(line))
  }

  private func find(_ name: String, in view: LaidOutView, _ found: inout [LaidOutView]) {
    let names = [view.instance, view.view, view.text, view.identifier]
    if names.contains(name) { found.append(view) }
    for child in view.children { find(name, in: child, &found) }
  }

  private var area: String {
    let insets = screen.safeArea
    let covered =
      insets.top + insets.bottom > 0
      ? ", of which the device covers \(Self.points(insets.top)) at the top and \(Self.points(insets.bottom)) at the bottom"
      : ""
    return
      "\(screen.root) on \(Self.points(screen.width)) by \(Self.points(screen.height)) points\(covered)"
  }

  /// A line for each thing that stands in a view, and for itself before them.
  static func lines(of view: LaidOutView) -> [String] {
    var lines: [String] = []
    add(view, depth: 0, to: &lines)
    return lines
  }

  /// A modifier that is where the one thing in it is has no line: that thing's tells of it.
  private static func add(_ view: LaidOutView, depth: Int, to lines: inout [String]) {
    var shown = view
    var around: [String] = []
    while let inner = shown.thingInTheSamePlace {
      around.append(shown.view)
      shown = inner
    }
    let indent = String(repeating: "  ", count: min(depth, deepest))
    if let heading = view.heading { lines.append("\(indent)Section \"\(heading)\":") }
    var line = indent + line(of: shown)
    if !around.isEmpty {
      line += ", as \(around.count == 1 ? "is" : "are") \(listed(around)) around it"
    }
    lines.append(line)
    for child in shown.children { add(child, depth: depth + 1, to: &lines) }
  }

  /// Further in than this nothing is moved: a deep view would run out of the screen.
  private static let deepest = 20

  private static func line(of view: LaidOutView) -> String {
    let frame = view.frame
    var parts = [view.instance ?? view.view]
    if let text = view.text { parts.append("\"\(text)\"") }
    if let value = view.value { parts.append("is \(value)") }
    if let identifier = view.identifier { parts.append("(\(identifier))") }
    var text = parts.joined(separator: " ")
    let about = view.depends.isEmpty ? view.isUsual ? "usually " : "" : "about "
    let place = place(
      of: Area(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
    text += ": \(about)\(place)"
    if view.lines.count > 1 { text += ", in \(view.lines.count) lines" }
    if view.isHidden { text += ", hidden" }
    return text
  }

  /// How large something is, and how far it stands from the top left corner, in points.
  static func place(of area: Area) -> String {
    "\(points(area.width)) wide, \(points(area.height)) high, \(points(area.x)) across, "
      + "\(points(area.y)) down"
  }

  private func line(of step: LaidOutStep) -> String {
    let label = step.certainty.map { ", \($0.rawValue)" } ?? ""
    return "\(step.n) \(step.subject) \(step.message) (\(step.rule)\(label))"
  }

  /// What is on its way, and a drawing cannot show.
  private var moving: [String] {
    let said = screen.moving.prefix(Self.mostMoving).map { $0.words.sentence }
    let rest = screen.moving.count - said.count
    let more = rest > 0 ? ["\(rest) numbers more are on their way."] : []
    let end = screen.millisecondsToRest.map { milliseconds in
      let time = milliseconds % 1000 == 0 ? "\(milliseconds / 1000)s" : "\(milliseconds)ms"
      return "Something moves: after the event wait \(time) it has come to rest."
    }
    return said + more + [end].compactMap(\.self)
  }

  private static let mostMoving = 8

  /// Y27: what is turned or scaled, which no drawing shows.
  public var undrawn: [String] {
    guard !screen.undrawn.isEmpty else { return [] }
    let effects = screen.undrawn.prefix(Self.mostMoving).map { effect in
      effect.name + (effect.line.map { " in line \($0)" } ?? "")
    }
    let more = screen.undrawn.count > effects.count ? ["others"] : []
    return ["The drawing leaves out what turns or scales: \(listed(effects + more, "and"))."]
  }

  /// What nobody can know of the sizes that are said to be about so large.
  private var bases: [String] {
    let words = [
      ("font", "A letter is 10 points wide here, and a line 20 high: the font decides."),
      ("image", "A picture is 20 points wide and high here, if it is not resizable."),
      ("metrics", "Bars, rows and controls are as large here as they usually are."),
      ("unknown", "What nobody knows takes what it is offered."),
    ]
    return words.filter { screen.depends.contains($0.0) }.map(\.1)
  }

  /// That the device is one of many.
  private var usual: [String] {
    isAnywhere(\.restsOnPhone)
      ? ["Another phone is of another size; this one is usual (Y72)."] : []
  }

  /// What a phone does to the numbers that are said; a drawing has whole cells instead.
  private var pixels: [String] {
    isAnywhere(\.frame.isBetweenPixels)
      ? ["Edges are drawn at whole pixels, thirds of a point, usually (Y6)."] : []
  }

  private func isAnywhere(_ isSo: (LaidOutView) -> Bool) -> Bool {
    func isIn(_ view: LaidOutView) -> Bool { isSo(view) || view.children.contains(where: isIn) }
    return screen.tree.map(isIn) == true || screen.layers.contains { isIn($0.tree) }
  }

  /// A length with one decimal, if it has any.
  private static func points(_ length: Double) -> String {
    guard length.isFinite else { return "infinity" }
    let tenths = (length * 10).rounded() / 10
    return tenths == tenths.rounded() && abs(tenths) < 1_000_000
      ? "\(Int(tenths))" : "\(tenths)"
  }
}

extension LaidOutView {
  /// What stands in a modifier, if it is one thing, in the same place, and nothing else is said of
  /// the modifier.
  fileprivate var thingInTheSamePlace: LaidOutView? {
    guard view.hasPrefix("."), children.count == 1, let inner = children.first,
      text == nil, value == nil, identifier == nil, inner.frame == frame,
      isHidden == inner.isHidden, depends.isEmpty == inner.depends.isEmpty,
      isUsual == inner.isUsual
    else { return nil }
    return inner
  }
}
