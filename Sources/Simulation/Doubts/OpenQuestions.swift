/// What rests on something unknown or invented is in doubt, and so is what that decides.
///
/// While an expression is evaluated, everything in it that is open raises its doubt. Whoever keeps
/// the value keeps the doubt: a variable, a field of a struct. A condition that is in doubt puts in
/// doubt what stands in its branch, and the result of the function around it.
struct OpenQuestions {
  /// What the value that is being computed rests on.
  var value: Doubt?
  /// What decided that this code runs at all.
  var control: Doubt?
  /// The moment of the clock that the value was made of, if any (``Assumption/moment``).
  var moment: Doubt?

  /// What an effect of the code that runs now rests on.
  var all: Doubt? { control ?? value }
  /// What whoever keeps the value keeps with it.
  var kept: Doubt? { all ?? moment }
}
