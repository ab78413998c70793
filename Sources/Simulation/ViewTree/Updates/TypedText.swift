/// What a person typed into a field that shows a value of another kind, and what the value was then:
/// it is shown until the field loses the focus, or the program changes the value.
struct TypedText {
  let text: String
  let value: Value?
}
