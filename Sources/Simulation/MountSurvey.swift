/// What becomes of one view when nothing but its name is known.
public struct MountedView: Sendable, Codable, Equatable {
  public var view: String
  public var file: String
  public var line: Int
  /// Nil if it cannot be mounted.
  public var way: MountWay?
  /// The values that were taken, where it is not plain.
  public var values: String?
  /// The types of the objects that were found for its environment.
  public var objects: [String]
  /// How many bodies ran.
  public var bodies: Int
  /// How many events its screen offers.
  public var events: Int
  /// How many things were taken for granted.
  public var notes: Int
  /// Why it cannot be mounted.
  public var problem: String?
}

extension Simulator {
  /// Mounts every view of the program, one after the other.
  ///
  /// - Parameter progress: Is told which part is done; what it throws ends the survey.
  public func survey(_ progress: (Double?) throws -> Void = { _ in }) rethrows -> [MountedView] {
    let names = views
    return try names.enumerated().map { index, name in
      try progress(Double(index) / Double(names.count))
      return surveyed(name)
    }
  }

  private func surveyed(_ name: String) -> MountedView {
    let place = place(of: name)
    var row = MountedView(
      view: name, file: place.file, line: place.line, objects: [], bodies: 0, events: 0, notes: 0)
    do {
      let screen = try mount(name)
      let first = screen.trace.events[0]
      row.objects = screen.suppliedObjects
      row.bodies = first.evaluated.count
      row.notes = first.diagnostics.count { $0.severity == .note }
      if let crash = screen.crash {
        row.problem = crash
      } else if let fatal = first.diagnostics.first(where: { $0.severity == .error }) {
        row.problem = fatal.message
      } else {
        row.way = screen.way
        row.values = screen.values
        row.events = screen.availableEvents.count
      }
    } catch let error as SourceError {
      row.problem = error.diagnostics.first?.message
    } catch {
      row.problem = "\(error)"
    }
    return row
  }
}
