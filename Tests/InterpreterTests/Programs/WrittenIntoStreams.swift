struct Log: TextOutputStream {
  var parts: [String] = []; mutating func write(_ string: String) { parts.append(string) }
}
var out = Log(); print("a", 2, to: &out); print(out.parts)
var text = ""
print("to", "string", 1.5, separator: "-", terminator: ".", to: &text)
debugPrint("q", [1], to: &text)
print(text.debugDescription)
var empty = Log(); print(to: &empty); print("x", terminator: "", to: &empty); print(empty.parts)
