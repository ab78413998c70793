import Simulation

/// A line that says what must be true of a view after some events.
public struct Claim: Sendable, Equatable {
  /// When it has to be true.
  public enum Occasion: Sendable, Equatable {
    /// After these events; with none, before any.
    case after([Event])
    /// After every event of this file, and before any.
    case always
    /// After every event of this file the screen is that of the view that it began from.
    case asBefore
  }

  /// Where it stands, from 1.
  public var line: Int
  public var column: Int
  /// As it is written, without the remark behind it.
  public var text: String
  public var occasion: Occasion
  /// Joined with `and`: each has to be true.
  public var statements: [Statement]
}

/// One thing that a claim says of an event, or of the screen after it.
public enum Statement: Sendable, Equatable {
  /// Of what was on the screen before, exactly the bodies of these run again.
  case runs([ViewName])
  /// Of what was on the screen before, no body runs again but those of these.
  case runsOnly([ViewName])
  case doesNotRun([ViewName])
  /// So many runs of bodies, first ones counted.
  case runsBodiesAtMost(Int)
  case runsAtMost(ViewName, times: Int)
  /// The storage behind the property outlives all events of the claim.
  case keeps([PropertyName])
  case loses([PropertyName])
  /// A text or a control's label or value is exactly this.
  case shows(String)
  case doesNotShow(String)
  /// Each of these is shown, and wherever it stands, it is read before all of the next.
  case showsInOrder([String])
  /// A line is exactly this.
  case prints(String)
  /// No line of the last event is this.
  case doesNotPrint(String)
  case noPreventableRun
  case noWarning
  /// By accessibility identifier, in points.
  case frame(String, LayoutMeasure)
}

extension Claim {
  /// Whether it is about the runs of some bodies, and others are among those that ran: a verdict on
  /// it tells nothing of them.
  ///
  /// - Parameter instances: Those that ran, as an event calls them.
  public func leavesOut(anyOf instances: [String]) -> Bool {
    statements.contains { statement in
      switch statement {
      case .doesNotRun(let views): instances.contains { !Self.isNamed($0, by: views) }
      case .runsAtMost(let view, _): instances.contains { !Self.isNamed($0, by: [view]) }
      case .noPreventableRun: !instances.isEmpty
      case .runs, .runsOnly, .runsBodiesAtMost, .keeps, .loses, .shows, .doesNotShow,
        .showsInOrder, .prints, .doesNotPrint, .noWarning, .frame:
        false
      }
    }
  }

  private static func isNamed(_ instance: String, by views: [ViewName]) -> Bool {
    views.contains { view in
      view.label.isEmpty ? instance.prefix { $0 != "[" } == view.type : instance == view.text
    }
  }
}

/// A view as a claim names it: a type, which stands for any of its instances, or one of those.
public struct ViewName: Sendable, Hashable {
  /// `Row`; of a nested type its last name.
  public var type: String
  /// What stands in brackets, and the brackets: `[2]`; empty for a type.
  public var label: String

  /// `Row[2]`
  public var text: String { type + label }
}

/// A property as a claim names it: `NoteField.draft`.
public struct PropertyName: Sendable, Hashable {
  public var view: ViewName
  public var property: String

  public var text: String { "\(view.text).\(property)" }
}
