import Curriculum
import Simulation

extension Question.Option {
  /// A drawing to choose. Its text is what the log keeps, and what is said of it afterwards.
  init(_ picture: ScreenPicture) {
    self.init(
      text: Prose(picture.misreading?.picture.expectation ?? "what is on the screen"),
      isKey: picture.misreading == nil, isOpen: false,
      rationale: Prose(picture.misreading?.picture.rule ?? ""),
      misconception: picture.misreading?.rawValue, rank: nil, picture: picture)
  }
}

extension Misreading {
  /// What a drawing shows that somebody expects who misreads it, and the rule that says otherwise.
  var picture: (expectation: String, rule: String) {
    switch self {
    case .modifiersCommute:
      (
        "as if a background painted the room outside of it, too",
        "Each modifier wraps what stands above it: what is kept outside a background is not painted."
      )
    case .lastModifierWins:
      (
        "as if the last modifier of a kind replaced the ones before it",
        "Nothing is replaced: each modifier stands around what was there."
      )
    case .offsetMakesRoom:
      (
        "as if an offset moved the neighbours, too",
        "An offset is drawn elsewhere; its place and the neighbours stay (rule Y30)."
      )
    case .stackFillsTheScreen:
      (
        "as if a stack took all the room that it is offered",
        "Across, a stack is as wide or high as its children need (rule Y47)."
      )
    case .stackSharesEqually:
      (
        "as if a stack gave each child an equal part",
        "One child after the other is asked, the least flexible first (rules Y40 and Y41)."
      )
    case .firstInFront:
      (
        "as if what is written first in a ZStack lay in front",
        "What is written first lies furthest back."
      )
    default: ("as somebody else expects it", "The rules say otherwise.")
    }
  }
}
