struct Parser {
  var text: Substring; init(_ s: String) { text = s[...] }
  mutating func number() -> Int? {
    let d = text.prefix { $0.isNumber }; guard !d.isEmpty else { return nil };
    text = text.dropFirst(d.count); return Int(d)
  }
  mutating func eat(_ c: Character) -> Bool {
    guard text.first == c else { return false }; text.removeFirst(); return true
  }
  mutating func factor() -> Int? {
    if eat("(") { let v = sum(); return eat(")") ? v : nil };
    if eat("-") { return factor().map { -$0 } }; return number()
  }
  mutating func product() -> Int? {
    guard var v = factor() else { return nil };
    while true {
      if eat("*") {
        guard let r = factor() else { return nil }; v *= r
      } else if eat("/") {
        guard let r = factor(), r != 0 else { return nil }; v /= r
      } else {
        return v
      }
    }
  }
  mutating func sum() -> Int? {
    guard var v = product() else { return nil };
    while true {
      if eat("+") {
        guard let r = product() else { return nil }; v += r
      } else if eat("-") {
        guard let r = product() else { return nil }; v -= r
      } else {
        return v
      }
    }
  }
}
for s in ["1+2*3", "(1+2)*3", "-4*-(2-5)", "7/0", "2*(3", "10-4-3"] {
  var p = Parser(s); let v = p.sum(); print(s, v.map(String.init) ?? "error", p.text.isEmpty)
}
