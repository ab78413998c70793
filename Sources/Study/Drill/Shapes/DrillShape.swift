/// What is asked of a made-up program about updates: the same program can be asked in many ways.
enum DrillShape: String, CaseIterable, Sendable {
  /// Which bodies run, which states stay, which lines are printed.
  case every
  /// How many bodies run, or how many states end.
  case count
  /// Which of the buttons has a body run, or ends a state.
  case taps
  /// What is on the screen after some taps.
  case shown
  /// Which lines have a body run: without one of them it would not.
  case blame
  /// In which of two programs less happens.
  case less

  /// Whether one answer is right; of the others every one that holds is to be chosen.
  var isSingle: Bool {
    switch self {
    case .every, .taps, .blame: false
    case .count, .shown, .less: true
    }
  }
}

extension DrillFamily {
  /// How its programs may be asked.
  var shapes: [DrillShape] {
    switch self {
    case .whoRuns, .observation: DrillShape.allCases
    // What a line is to blame for is the body that runs, by reading a value: of a key the declaration
    // is, without which there is no program, and of a state its place.
    case .environment, .identity: DrillShape.allCases.filter { $0 != .blame }
    // These have questions of their own.
    case .layout, .modifiers, .motion: [.every]
    }
  }
}
