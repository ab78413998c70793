import Simulation

extension Misreading {
  /// What is to be said to somebody who answers as this misreading would: the rule that it denies.
  var correction: String {
    switch self {
    case .wholeScreenRebuilds:
      "A change runs the bodies that depend on it, not all of the screen (R1)."
    case .parentRebuilds: "That its parent runs is no reason: with equal inputs it is skipped (P1)."
    case .changeTravelsDown:
      "A view that only lies between the owner of a value and its reader is not told (D8)."
    case .everyWriteRuns: "To own a value is not to read it: only a body that read it runs (S2)."
    case .stateWatchesObject:
      "A `@State` that holds an object does not watch what is written inside of it (B1)."
    case .equalWriteRuns: "A write of an equal value is dropped, and nobody is told (S4)."
    case .handingOutReads: "`$value` hands on the way to a value, and does not read it (D1)."
    case .declaredMeansTold: "To declare a binding without reading it makes no body run (D3)."
    case .needsAWrapper:
      "A body runs without any wrapper, too: when its inputs differ, or what it observed changes (P3)."
    case .stateIsPerType: "Each place has storage of its own; views of one type share none (S14)."
    case .wholeObject: "An observed object tells who read that property, and nobody else (B1)."
    case .unusedEnvironmentIsFree:
      "A key of the environment that is declared is depended on, read or not (E3)."
    case .stateInStruct: "`@State` lies outside of the struct, and is not new with it (S8)."
    case .stateOutlivesView: "`@State` ends when its view leaves (I4)."
    case .sameTypeSameView: "The same view in both branches of an `if` is two views (I1)."
    case .idIsALabel: "Another `id` means another view, with new state (I3)."
    default: correctionOfLayout
    }
  }

  private var correctionOfLayout: String {
    switch self {
    case .modifiersCommute: "Each modifier wraps what stands above it, so their order counts (Y1)."
    case .lastModifierWins:
      "No modifier replaces one of its kind: each wraps what was there before (Y1)."
    case .offsetMakesRoom: "An offset is drawn elsewhere; place and neighbours stay (Y30)."
    case .stackFillsTheScreen:
      "Across, a stack is as large as its children need, not as what it is offered (Y47)."
    case .stackSharesEqually:
      "A stack asks one child after the other, the least flexible first (Y40, Y41)."
    case .firstInFront: "In a `ZStack`, what is written first lies furthest back (Y48)."
    default: "The rules say otherwise."
    }
  }

  /// Views and modifiers in which it shows.
  var places: Set<String> {
    switch self {
    case .modifiersCommute, .lastModifierWins: [".padding", ".frame"]
    case .offsetMakesRoom: [".offset"]
    case .stackFillsTheScreen, .stackSharesEqually:
      [FrameworkContainer.column.rawValue, FrameworkContainer.row.rawValue]
    case .firstInFront: [FrameworkContainer.pile.rawValue]
    default: []
    }
  }
}
