/// What ended a program before its time.
struct Ending {
  var message: String
  /// Whether the program itself did it, as with an index that is out of range; else it was stopped.
  var isTrap = false
}

extension ViewTree {
  /// Why the program ended, if it did.
  var crash: String? { ending?.message }
}
