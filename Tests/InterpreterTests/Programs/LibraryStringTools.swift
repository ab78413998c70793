let text = "Hello, Wörld 👋🏽!"
print(text.count, text.utf8.count, text.utf16.count, text.unicodeScalars.count, text.isEmpty)
print(
  text.uppercased(), text.lowercased(), String(text.reversed()), text.first ?? "-", text.last ?? "-"
)
if let comma = text.firstIndex(of: ",") {
  print(
    text[..<comma], text[text.index(after: comma)...].dropFirst(),
    text.distance(from: text.startIndex, to: comma))
}
let index = text.index(text.startIndex, offsetBy: 7)
print(
  text[index], text[index...].prefix(5),
  text.index(text.startIndex, offsetBy: 100, limitedBy: text.endIndex) == nil)
print(
  "a,b,,c".split(separator: ","), "a,b,,c".split(separator: ",", omittingEmptySubsequences: false),
  "k=v=w".split(separator: "=", maxSplits: 1))
var builder = ""
for (number, letter) in "abc".enumerated() { builder += "\(number)\(letter) " }
builder.append("!")
builder.insert("<", at: builder.startIndex)
builder.removeLast()
builder.insert(contentsOf: "##", at: builder.index(after: builder.startIndex))
print(builder, builder.hasSuffix(" "), builder.contains("b"), builder.filter { $0.isLetter })
builder.removeAll { $0 == " " }
builder.replaceSubrange(
  builder.startIndex..<builder.index(builder.startIndex, offsetBy: 3), with: ">")
print(
  builder, String(repeating: "ab", count: 3), String(42, radix: 2),
  String(255, radix: 16, uppercase: true), Int("ff", radix: 16) ?? 0)
print("abc" < "abd", "a" == "a", "Z" < "a", ["b", "A", "a"].sorted())
for character in "aB1 -é" {
  print(
    character.isLetter, character.isUppercase, character.isNumber, character.isWhitespace,
    character.isPunctuation, character.isASCII, character.asciiValue ?? 0,
    character.hexDigitValue ?? -1)
}
print(
  "x".unicodeScalars.first?.value ?? 0, Character("a").wholeNumberValue as Any,
  Character("7").wholeNumberValue ?? 0, Unicode.Scalar(65).map { Character($0) } ?? "-")
let multi = """
  first
    second \
  joined
  "quoted" \t tab
  """
print(multi, multi.split(separator: "\n").count)
print(#"raw \n \#(1 + 1)"#, "\u{1F600}", "tab\tend", "\\")
let part = "one two three".split(separator: " ")[1]
print(part, part.base, String(part) + "!", part.uppercased(), part == "two", "two" == part)
print(
  "abc".map { $0.uppercased() }.joined(), "a1b2".compactMap { $0.wholeNumberValue },
  "hello".max() ?? "-", Set("hello").count,
  "mississippi".reduce(into: [:]) { $0[$1, default: 0] += 1 }["s"] ?? 0)
print("abc".zip("xyz"))
extension String {
  func zip(_ other: String) -> String { Swift.zip(self, other).map { "\($0)\($1)" }.joined() }
}
print(
  "line one\nline two".components(2), "x".padded(3), "racecar" == String("racecar".reversed()),
  "abc".dropFirst().dropLast())
extension String {
  func components(_ limit: Int) -> [Substring] { split(separator: "\n", maxSplits: limit) }
  func padded(_ width: Int) -> String {
    String(repeating: ".", count: Swift.max(0, width - count)) + self
  }
}
