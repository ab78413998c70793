/// An expression that is read when more is known of what is expected of it: a name that several
/// functions have, a key path whose root is not known yet.
struct WaitingExpression {
  var isUndecided: () -> Bool
  var wanted: Type
  var decide: () -> Type
  var body: Body
}
