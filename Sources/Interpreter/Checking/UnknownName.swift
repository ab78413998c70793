/// A name in an expression of which nothing was found, and where it was looked for.
struct UnknownName {
  var name: String
  var position: SourcePosition
  var isType: Bool
  var context: Context
  var scope: LocalScope
  /// The type of `self`, and those of which it is a nested one.
  var owners: [Type]
}
