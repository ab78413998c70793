// The type of a literal may be said by the name that the library has for it.
struct Confidence: ExpressibleByFloatLiteral, Comparable {
  let value: Float
  init(floatLiteral value: FloatLiteralType) { self.value = max(0, min(1, Float(value))) }
  static func < (left: Confidence, right: Confidence) -> Bool { left.value < right.value }
}
struct Doubled: ExpressibleByIntegerLiteral {
  let value: Int
  init(integerLiteral value: IntegerLiteralType) { self.value = value * 2 }
}
struct Shout: ExpressibleByStringLiteral {
  let text: String
  init(stringLiteral value: StringLiteralType) { text = value + "!" }
}
struct Opposite: ExpressibleByBooleanLiteral {
  let value: Bool
  init(booleanLiteral value: BooleanLiteralType) { self.value = !value }
}
func best(of all: [Confidence] = [0.25, 0.5], or other: Confidence = 0.75) -> Confidence {
  all.max() ?? other
}
let sure: Confidence = 2.5
let number: Doubled = 21
let call: Shout = "Ada"
let answer: Opposite = true
print(sure.value, best().value, best(of: []).value, number.value, call.text, answer.value)
