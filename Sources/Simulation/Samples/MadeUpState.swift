/// A state behind a binding that somebody has to hand over.
struct MadeUpState {
  /// As it is written: `$selection`.
  var name: String
  var type: TypeReference?
  var initial: Expression
}
