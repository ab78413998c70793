/// One of the turns through the packs that `repeat` names.
struct PackTurn {
  var index: Int
  var count: Int
  /// What stands for the parameters around `repeat`.
  var around: Substitution
}
