import Layout

/// Something with a place on the screen: a view of the program, one of SwiftUI's, or a modifier that
/// sizes, moves or draws.
public struct LaidOutView: Sendable, Equatable {
  /// `HStack`, `Card`, `.padding`
  public var view: String
  /// In points, in the whole area: what a `GeometryReader` in a background there would report.
  public var frame: LaidOutFrame
  /// What it was offered when it was placed.
  public var proposal: LaidOutProposal
  /// `Row[1]`, of a view of the program.
  public var instance: String?
  /// What `.accessibilityIdentifier` says of it.
  public var identifier: String?
  public var line: Int?
  public var text: String?
  /// The lines of a text, as they are wrapped.
  public var lines: [String] = []
  /// What a control shows: `on`.
  public var value: String?
  /// The words that a list writes above it: the title of a section. No part of the JSON.
  public var heading: String?
  public var isHidden = false
  /// What its own size rests on that nobody knows for certain: `font`, `image`, `metrics`,
  /// `unknown`.
  public var depends: [String] = []
  /// Whether its own size rests on a rule that is measured and not promised. No part of the JSON.
  public var isUsual = false
  /// Whether it rests on which phone it is, where nobody said so (Y72). No part of the JSON.
  public var restsOnPhone = false
  public var children: [LaidOutView] = []

  /// Which of the best-known containers it is, if it is one.
  public var container: FrameworkContainer? { FrameworkContainer(rawValue: view) }

  /// Whether it is a text of SwiftUI.
  public var isText: Bool { view == FrameworkView.textName }
}

/// A place and a size in points.
public struct LaidOutFrame: Sendable, Equatable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double
}

/// An offer: per axis points, infinity, or nil for the ideal size (Y2).
public struct LaidOutProposal: Sendable, Equatable {
  public var width: Double?
  public var height: Double?
}

/// What stands in front of the screen: a sheet, an alert.
public struct LaidOutLayer: Sendable, Equatable {
  /// `sheet`, `dialog`
  public var kind: String
  /// What a system writes above it: the title of an alert; empty where there is none. No part of the
  /// JSON.
  public var title = ""
  public var tree: LaidOutView
}

/// A screen with the places of all that stands on it.
public struct LaidOutScreen: Sendable {
  public var root: String
  /// In points.
  public var width: Double
  public var height: Double
  /// What bars and corners of the device cover.
  public var safeArea: LaidOutInsets
  /// Nil if nothing stands on the screen.
  public var tree: LaidOutView?
  /// From back to front.
  public var layers: [LaidOutLayer]
  public var diagnostics: [TraceDiagnostic]
  /// How it came about, step by step; nil if nobody asked.
  public var steps: [LaidOutStep]?
  /// What is on its way there. No part of the JSON, which has the layout of the end.
  public var moving: [MovingNumber] = []
  /// How long it takes until nothing moves any more, in milliseconds; nil if nothing moves, or always.
  public var millisecondsToRest: Int?
  /// What sizes and places on it rest on that nobody knows for certain, named as in
  /// ``LaidOutView/depends``. No part of the JSON.
  public var depends: Set<String> = []
  /// What turns or scales something, which a drawing shows as it is laid out: `.rotationEffect` and
  /// its line. No part of the JSON.
  public var undrawn: [(name: String, line: Int?)] = []
}

/// A step of the negotiation: a container offers something, a view chooses its size, the container
/// places it (Y1).
public struct LaidOutStep: Sendable, Equatable, Encodable {
  /// From 1.
  public var n: Int
  /// `propose`, `choose` or `place`
  public var kind: String
  /// Of whom it is told: `Text`, `.padding`.
  public var view: String
  /// What it says.
  public var text: String?
  /// What `.accessibilityIdentifier` says of it.
  public var id: String?
  /// The view of the program that is as large, if there is one: `Row[1]`.
  public var instance: String?
  public var proposal: LaidOutProposal
  /// What was chosen; nil while it is only offered.
  public var size: LaidOutSize?
  /// Why, in words.
  public var because: String
  /// `Y40`
  public var rule: String
  /// The number of the step that led to it; nil for the first one. No part of the JSON.
  public var cause: Int?
  /// Where the program says it. No part of the JSON.
  public var line: Int?
  /// Of a place, where that is in the whole area. No part of the JSON.
  public var frame: LaidOutFrame?

  private enum CodingKeys: String, CodingKey {
    case n, kind, view, text, id, instance, proposal, size, because, rule
  }
}

/// Two lengths in points.
public struct LaidOutSize: Sendable, Equatable {
  public var width: Double
  public var height: Double
}

/// How far each side lies inside, in points.
public struct LaidOutInsets: Sendable, Equatable, Encodable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double
}

extension LaidOutFrame {
  init(_ rectangle: Rectangle) {
    self.init(
      x: rectangle.origin.x, y: rectangle.origin.y,
      width: rectangle.size.width, height: rectangle.size.height)
  }

  /// Whether an edge of it is at no whole pixel, a third of a point: it is drawn at the nearest (Y6).
  public var isBetweenPixels: Bool {
    [x, y, x + width, y + height].contains { edge in
      let pixels = edge * 3
      return abs(pixels) < 1e12 && abs(pixels - pixels.rounded()) > 0.01
    }
  }
}
