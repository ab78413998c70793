import Simulation

/// What is to be mended, worst first.
public enum FindingKind: String, Codable, Sendable, CaseIterable {
  /// Nobody provides an object that a view asks its environment for: the program stops.
  case missingObject = "missing-object"
  /// The program ends itself: an index out of range, a forced nil.
  case crash
  /// A task that was cancelled goes on without an end.
  case endlessTask = "endless-task"
  /// What an update writes makes the next update, without an end.
  case updateLoop = "update-loop"
  /// A body writes what it may only read.
  case writeInBody = "write-in-body"
  /// A `@Published` property is written outside of the main thread.
  case backgroundWrite = "background-write"
  /// Several elements of a `ForEach` have one identifier.
  case duplicateID = "duplicate-id"
  /// The number of elements of a `ForEach` over a range changes, which has no identifiers.
  case changingRange = "changing-range"
  /// What a picker is bound to has no row of its type.
  case missingTag = "missing-tag"
  /// A view makes the object that it only observes, and gets another one with each description.
  case observedOwner = "observed-owner"
  /// State that a person had changed is gone, because another branch is taken.
  case lostState = "lost-state"
  /// The same, because an `AnyView` holds another type.
  case erasedType = "erased-type"
  /// Rows are called otherwise although they stand for the same.
  case unstableID = "unstable-id"
  /// Rows are called by their position, and state stays there when elements move.
  case positionalID = "positional-id"
  /// A view shows what an object held before, and is not told of the change.
  case staleScreen = "stale-screen"
  /// A state does not take the value that the view above hands in later.
  case ignoredFirstValue = "ignored-first-value"
  /// The default of a key of the environment is another object with each write to it.
  case remadeDefault = "remade-default"
  /// A task goes on with what a view was handed first, and is not begun again.
  case outdatedTask = "outdated-task"
  /// A task goes on without the view that began it, one more with each time that it appears.
  case leftTask = "left-task"
  /// A closure that SwiftUI calls later sees a state as it was.
  case oldClosure = "old-closure"
  /// A timer begins to wait anew, as the view that makes it is described again.
  case restartedTimer = "restarted-timer"
  /// A key of the environment is read before its view is on the screen.
  case earlyEnvironment = "early-environment"
  /// A tap sets off several buttons in a row of a list.
  case sharedRow = "shared-row"
  /// A link for whose value nobody declares a destination.
  case deadLink = "dead-link"
  /// Several sheets are asked for at once.
  case severalSheets = "several-sheets"
  /// A body makes an object that should outlive it.
  case objectInBody = "object-in-body"
  /// A body or an initialiser does more with more data, in each of many views.
  case growingWork = "growing-work"
  /// A closure that is handed down does not compare equal.
  case closureInput = "closure-input"
  /// Of what is handed down a part changed that is not shown.
  case wholeValue = "whole-value"
  /// A wrapper runs the body, and nobody reads it.
  case unreadWrapper = "unread-wrapper"
  /// A run that changed nothing, of no other kind.
  case preventable

  /// From 0, the worst.
  public var rank: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.count }

  /// Whether the program does something wrong, and not only too much.
  public var isFault: Bool { rank < FindingKind.objectInBody.rank }

  /// The lesson that explains it; empty where it is no matter of SwiftUI.
  public var lesson: String {
    switch self {
    case .missingObject: "environment-objects"
    case .crash: ""
    case .backgroundWrite: "published-pipelines"
    case .duplicateID, .changingRange: "explicit-identity"
    case .missingTag: "bindings"
    case .updateLoop: "a-cascade-step-by-step"
    case .writeInBody: "four-steps"
    case .observedOwner, .objectInBody: "owning-and-observing"
    case .lostState: "structural-identity"
    case .erasedType: "erased-views"
    case .unstableID, .positionalID: "explicit-identity"
    case .staleScreen: "observable-objects"
    case .ignoredFirstValue: "life-of-state"
    case .remadeDefault: "environment-values"
    case .outdatedTask, .leftTask: "task-modifier"
    case .oldClosure: "presenting"
    case .restartedTimer: "comparing-inputs"
    case .sharedRow: "lists"
    case .endlessTask: "task-modifier"
    case .earlyEnvironment: "environment-values"
    case .deadLink: "routes"
    case .severalSheets: "presenting"
    case .growingWork: "smaller-bodies"
    case .closureInput, .wholeValue: "comparing-inputs"
    case .unreadWrapper: "environment-values"
    case .preventable: "why-did-it-run"
    }
  }

  /// In a few words, as a heading.
  public var title: String {
    switch self {
    case .missingObject: "an object is missing in the environment"
    case .crash: "the program ends"
    case .backgroundWrite: "published outside of the main thread"
    case .duplicateID: "identifiers that occur several times"
    case .changingRange: "a constant range that changes"
    case .missingTag: "a selection without a row"
    case .updateLoop: "updates without an end"
    case .writeInBody: "written while a body runs"
    case .observedOwner: "@ObservedObject that owns its object"
    case .lostState: "state lost by a branch"
    case .erasedType: "state lost by an AnyView"
    case .unstableID: "identifiers that do not stay"
    case .positionalID: "identifiers that are positions"
    case .staleScreen: "a change that nobody hears of"
    case .ignoredFirstValue: "a first value that does not count"
    case .remadeDefault: "a default that is made anew"
    case .outdatedTask: "a task that is not begun again"
    case .leftTask: "a task that outlives its view"
    case .oldClosure: "a closure that sees what was"
    case .restartedTimer: "a timer that begins anew"
    case .sharedRow: "several buttons in one row"
    case .endlessTask: "a cancelled task that goes on"
    case .earlyEnvironment: "the environment read too early"
    case .deadLink: "a link that leads nowhere"
    case .severalSheets: "several sheets at once"
    case .objectInBody: "an object made in a body"
    case .growingWork: "work that grows with the data"
    case .closureInput: "a closure handed down"
    case .wholeValue: "more handed down than is shown"
    case .unreadWrapper: "a wrapper that nobody reads"
    case .preventable: "runs that change nothing"
    }
  }

  init(_ kind: Symptom.Kind) {
    self =
      switch kind {
      case .wastedRun: .preventable
      case .wholeValue: .wholeValue
      case .closureInput: .closureInput
      case .objectInBody: .objectInBody
      case .observedOwner: .observedOwner
      case .unstableID: .unstableID
      case .positionalID: .positionalID
      case .lostState: .lostState
      case .erasedType: .erasedType
      case .growingWork: .growingWork
      case .unreadWrapper: .unreadWrapper
      case .unheardChange: .staleScreen
      case .ignoredFirstValue: .ignoredFirstValue
      case .oldClosure: .oldClosure
      case .restartedTimer: .restartedTimer
      case .sharedRow: .sharedRow
      case .outdatedTask: .outdatedTask
      case .leftTask: .leftTask
      case .remadeDefault: .remadeDefault
      }
  }
}
