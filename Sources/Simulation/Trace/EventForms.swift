extension EventForm {
  /// The grammar of events.
  public static let all = controls + gestures + lists + outside

  /// What a person does with a control.
  private static let controls = [
    EventForm(
      .word("tap"), .text("Label"), place: true,
      says: "a button, a link, a row, whatever shows the label"
    ) { .tap($0.texts[0], in: $0.place) },
    EventForm(.word("toggle"), .text("Label"), place: true, says: "a toggle is turned on, or off") {
      .toggle($0.texts[0], in: $0.place)
    },
    EventForm(
      .word("type"), .text("text"), .word("into"), .text("Field"), place: true,
      says: "the text takes the place of what is in the field"
    ) { .type($0.texts[0], into: $0.texts[1], in: $0.place) },
    EventForm(.word("submit"), .text("Field"), place: true, says: "return is pressed in the field")
    {
      .submit($0.texts[0], in: $0.place)
    },
    EventForm(
      .word("select"), .rest("VALUE"), .word("in"), .text("Picker"), place: true,
      says: "the value, as its tag is written, is chosen: select .dark in \"Theme\"",
      else: "a tab, a row or a choice of a menu is tapped: tap \"Label\""
    ) { .select($0.texts[0], $0.texts[1], in: $0.place) },
    EventForm(
      .word("slide"), .text("Label"), .word("to"), .number("0.5"), place: true,
      says: "a slider is moved", else: "a stepper goes by steps: tap \"Label +\""
    ) { .slide($0.texts[0], to: $0.numbers[0], in: $0.place) },
  ]

  /// What fingers or a pointer do with any place of the screen.
  private static let gestures = [
    EventForm(
      .word("double"), .word("tap"), .text("Label"), place: true,
      says: "two taps behind one another"
    ) { .gesture(.tap(count: 2), $0.texts[0], in: $0.place) },
    EventForm(
      .word("long"), .word("press"), .text("Label"), place: true, says: "a finger that stays"
    ) { .gesture(.press, $0.texts[0], in: $0.place) },
    EventForm(
      .word("drag"), .text("Label"), .word("by"), .number("40"), .number("0"), place: true,
      says: "so many points to the right, and down"
    ) {
      .gesture(.drag(width: $0.numbers[0], height: $0.numbers[1]), $0.texts[0], in: $0.place)
    },
    EventForm(
      .word("pinch"), .text("Label"), .word("by"), .number("1.5"), place: true,
      says: "to so many times the size"
    ) { .gesture(.pinch($0.numbers[0]), $0.texts[0], in: $0.place) },
    EventForm(
      .word("rotate"), .text("Label"), .word("by"), .number("45"), place: true,
      says: "so many degrees"
    ) { .gesture(.rotate($0.numbers[0]), $0.texts[0], in: $0.place) },
    EventForm(
      .word("hover"), .word("over"), .text("Label"), place: true, says: "the pointer comes over it"
    ) { .hover($0.texts[0], in: $0.place) },
    EventForm(.word("hover"), .word("away"), says: "the pointer leaves everything") { _ in
      .hover(nil, in: nil)
    },
  ]

  /// What a person does with a list, or with what is shown on top of a screen.
  private static let lists = [
    EventForm(
      .word("swipe"), .word("to"), .word("delete"), .text("Row"), place: true,
      says: "a row is deleted"
    ) { .swipeToDelete($0.texts[0], in: $0.place) },
    EventForm(
      .word("move"), .text("Row"), .word("to"), .number("0"), place: true,
      says: "a row is dragged to a place, counted from 0"
    ) { arguments in
      Int(exactly: arguments.numbers[0]).map {
        .move(arguments.texts[0], to: $0, in: arguments.place)
      }
    },
    EventForm(
      .word("scroll"), .word("to"), .text("Row"), says: "until the row is seen, and so made"
    ) { .scroll($0.texts[0]) },
    EventForm(.word("scroll"), .word("down"), says: "as far as what is seen is long") { _ in
      .scrollOn(.down)
    },
    EventForm(.word("scroll"), .word("up"), says: "back by as much") { _ in .scrollOn(.up) },
    EventForm(
      .word("pull"), .word("to"), .word("refresh"), says: "a list with refreshable is pulled"
    ) {
      _ in .refresh
    },
    EventForm(.word("back"), says: "back to the screen before") { _ in .back },
    EventForm(.word("dismiss"), says: "a sheet, a popover or the like is closed") { _ in .dismiss },
  ]

  /// What comes from elsewhere.
  private static let outside = [
    EventForm(
      .word("set"), .rest("View.property"), .word("="), .rest("EXPRESSION"),
      says: "a state, or what is behind it, is written from outside: set Row[2].stars = 1"
    ) { .set($0.texts[0], $0.texts[1]) },
    EventForm(
      .word("environment"), .rest("key"), .word("="), .rest("VALUE"),
      says: "the system changes a value: environment colorScheme = .dark"
    ) { .environment($0.texts[0], $0.texts[1]) },
    EventForm(
      .word("wait"), .rest("2s"), says: "time goes by, for tasks and animations: 500ms, 2s, 1min"
    ) { arguments in
      Duration(event: arguments.texts[0].filter { !$0.isWhitespace }).map { .wait($0) }
    },
    EventForm(.word("remove"), says: "the view leaves the screen") { _ in .remove },
    EventForm(.word("insert"), says: "and comes back") { _ in .insert },
  ]
}
