extension Collection {
  /// What stands before the names of the only ones that there are.
  var thereAre: String { count == 1 ? "there is" : "there are" }
}
