/// A rule of SwiftUI as somebody misreads it. A machine that runs with one of them predicts what
/// such a person would: everything but the rule that it denies is as it is.
///
/// The raw values are the slugs of misconceptions. The first frame is the same whatever anybody
/// believes.
public enum Misreading: String, CaseIterable, Sendable {
  /// Every change runs every body on the screen. Denies R1: evaluation starts at the views that
  /// depend on the change.
  case wholeScreenRebuilds = "whole-screen-rebuilds"
  /// A body runs because its parent's did. Denies P1: with equal inputs it does not.
  case parentRebuilds = "parent-rebuilds"
  /// The views between whoever holds a value and whoever reads it run as well. Denies D8 and E1:
  /// the reader is told directly.
  case changeTravelsDown = "change-travels-down"
  /// A write runs the owner of what is written. Denies S2: it does not unless it read the value.
  case everyWriteRuns = "every-write-runs"
  /// A `@State` that holds an object sees what is written inside of it, and runs its owner. Denies
  /// B1: whoever read the property is told.
  case stateWatchesObject = "state-watches-object"
  /// A write of an equal value is a change. Denies S4 and B10: it is dropped.
  case equalWriteRuns = "equal-write-runs"
  /// Making `$x` reads `x`. Denies D1: it only passes the way to the value.
  case handingOutReads = "handing-out-reads"
  /// Declaring a `@Binding` is depending on it. Denies D3: the body has to read it.
  case declaredMeansTold = "declared-means-told"
  /// Without a property wrapper nobody is told of anything. Denies P3 and B18: other inputs run a
  /// body, and so does what it observed.
  case needsAWrapper = "needs-a-wrapper"
  /// Views of one type share their `@State`. Denies S14: each place has storage of its own.
  case stateIsPerType = "state-is-per-type"
  /// Whoever read anything of an object is told of everything. Denies B1: property by property.
  case wholeObject = "whole-object"
  /// A key of the environment that is declared and not read costs nothing. Denies E3: declaring is
  /// enough.
  case unusedEnvironmentIsFree = "unused-environment-is-free"
  /// `@State` lies in the struct and is new with each one. Denies S8: it lies outside.
  case stateInStruct = "state-in-struct"
  /// `@State` waits for a view that left. Denies I4: it ends with the view.
  case stateOutlivesView = "state-outlives-view"
  /// The same view in both branches of an `if` is one view. Denies I1: it is two.
  case sameTypeSameView = "same-type-same-view"
  /// `.id(_:)` is a name tag. Denies I3: another one is another view.
  case idIsALabel = "id-is-a-label"
  /// Modifiers are settings: what paints paints all the room, wherever it is written. Denies Y1: each
  /// modifier wraps what stands above it.
  case modifiersCommute = "modifiers-commute"
  /// Of two modifiers of one kind the last one replaces the other. Denies Y1: both stand.
  case lastModifierWins = "last-modifier-wins"
  /// An offset moves a view in its stack, and the neighbours with it. Denies Y30.
  case offsetMakesRoom = "offset-makes-room"
  /// A stack is as wide as what it is offered. Denies Y47: as wide as its children.
  case stackFillsTheScreen = "stack-fills-the-screen"
  /// A stack gives each child an equal part. Denies Y40 and Y41.
  case stackSharesEqually = "stack-shares-equally"
  /// What is written first in a `ZStack` lies in front. Denies Y48: it lies furthest back.
  case firstInFront = "zstack-front-to-back"

  /// Misreadings of what runs and of whose state survives.
  public static let ofUpdates: [Misreading] = allCases.filter { !$0.isOfLayout }

  /// Misreadings of where things are.
  public static let ofLayout: [Misreading] = allCases.filter(\.isOfLayout)

  private var isOfLayout: Bool {
    switch self {
    case .modifiersCommute, .lastModifierWins, .offsetMakesRoom, .stackFillsTheScreen,
      .stackSharesEqually, .firstInFront:
      true
    default: false
    }
  }
}
