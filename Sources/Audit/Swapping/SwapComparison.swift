import Simulation

/// One program with its model in several forms, played the same way.
public struct SwapComparison: Codable, Sendable, Equatable {
  public var format = 1
  public var root: String
  /// The type that was swapped.
  public var model: String
  public var versions: [Version]
  public var events: [Event]

  /// The program in one form.
  public struct Version: Codable, Sendable, Equatable {
    public var form: ModelForm
    /// The lines that are written otherwise than in the source; none of the form that it has.
    public var changed: [Line]
  }

  public struct Line: Codable, Sendable, Equatable {
    public var path: String
    /// From 1.
    public var line: Int
    public var text: String
  }

  /// What one event does in each version, in their order.
  public struct Event: Codable, Sendable, Equatable {
    /// As it is written, or `initial`.
    public var event: String
    public var sides: [Comparison.Side]
  }

  /// Writes the program in each form, and plays it.
  ///
  /// - Parameter root: As ``Simulator/mount(_:on:findsObjects:)`` takes it; nil is what the program
  ///   itself shows.
  /// - Throws: ``SwapError`` if the program cannot be written or played in a form.
  public init(
    _ files: [SourceFile], swapping swap: ModelSwap, root: String?, events: [String]
  ) throws(SwapError) {
    let fitting = try ModelFitting(files, name: swap.name)
    model = fitting.source.type
    versions = []
    var played: [(root: String, sides: [Comparison.Side])] = []
    for form in swap.forms {
      let rewritten = try fitting.files(as: form)
      versions.append(Version(form: form, changed: Self.changes(from: files, to: rewritten)))
      played.append(try Self.play(rewritten, form, root, events))
    }
    self.root = played.first?.root ?? ""
    self.events = ([EventTrace.firstAppearance] + events).enumerated().map { index, event in
      Event(event: event, sides: played.map { $0.sides[index] })
    }
  }

  private static func play(
    _ files: [SourceFile], _ form: ModelForm, _ root: String?, _ events: [String]
  ) throws(SwapError) -> (root: String, sides: [Comparison.Side]) {
    do { return try Comparison.play(Simulator(files: files), root, events) } catch {
      let message = (error as? Comparison.Unplayed)?.message ?? "it cannot be read"
      throw SwapError("as \(form.rawValue): \(message)")
    }
  }

  /// Line by line: a rewriting leaves each where it is.
  private static func changes(from old: [SourceFile], to new: [SourceFile]) -> [Line] {
    zip(old, new).flatMap { old, new -> [Line] in
      guard old.text != new.text else { return [] }
      let lines = [old, new].map {
        $0.text.split(separator: "\n", omittingEmptySubsequences: false)
      }
      return zip(lines[0], lines[1]).enumerated().compactMap { index, pair in
        guard pair.0 != pair.1 else { return nil }
        let words = pair.1.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return Line(path: new.path, line: index + 1, text: words)
      }
    }
  }
}
