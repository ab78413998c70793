// A type decides itself what stands between the quotes.
struct Query: ExpressibleByStringInterpolation, CustomStringConvertible {
  var text: String
  var values: [String]
  struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    var values: [String] = []
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ value: Int) { text += "?"; values.append("int \(value)") }
    mutating func appendInterpolation(_ value: String) {
      text += "?"; values.append("text \(value)")
    }
    mutating func appendInterpolation(raw value: String) { text += value }
  }
  init(stringLiteral value: String) { text = value; values = [] }
  init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    values = stringInterpolation.values
  }
  var description: String { "\(text) <- \(values)" }
}
let table = "songs"
let query: Query = "select * from \(raw: table) where id = \(7) and title = \("Help")"
print(query)
print("plain" as Query)

extension String.StringInterpolation {
  mutating func appendInterpolation(twice value: String) { appendLiteral(value + value) }
  mutating func appendInterpolation(_ value: Double, places: Int) {
    var scaled = value
    for _ in 0..<places { scaled *= 10 }
    appendLiteral("\(Int(scaled.rounded()))e-\(places)")
  }
}
print("ho \(twice: "ho") \(3.14159, places: 2)")
print("nested \("inner \(1 + 1) \("deep")") done")
print(
  #"raw \(1) and \#(1 + 1)"#,
  """
  two
    lines \
  joined
  """)
