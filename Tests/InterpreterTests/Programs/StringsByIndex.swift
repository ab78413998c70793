// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
import Foundation
let text = "Café 👨‍👩‍👧 naïve 🇩🇪!"
print(text.count, text.utf8.count, text.utf16.count, text.unicodeScalars.count)
var index = text.startIndex
var steps: [Character] = []
while let next = text.index(index, offsetBy: 3, limitedBy: text.endIndex), next != text.endIndex {
  steps.append(text[next]); index = next
}
print(steps, text[text.index(after: text.startIndex)...].prefix(3), text.suffix(2).first!)
if let space = text.firstIndex(of: " ") {
  let head = text[..<space], tail = text[text.index(after: space)...]
  print(
    head, tail.split(separator: " ").map(\.count), text.distance(from: text.startIndex, to: space),
    tail.startIndex > space)
}
for c in text where !c.isASCII {
  print(
    c, c.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }, c.isLetter,
    c.utf8.count)
}
func isPalindrome(_ s: String) -> Bool {
  let letters = s.lowercased().filter(\.isLetter)
  return letters.elementsEqual(letters.reversed())
}
print(["Anna", "No lemon, no melon", "Swift"].map(isPalindrome))
func caesar(_ s: String, by shift: Int) -> String {
  String(
    s.map { c in
      guard let value = c.asciiValue, c.isLetter else { return c }
      let base: UInt8 = c.isUppercase ? 65 : 97
      return Character(UnicodeScalar((value - base + UInt8((shift + 26) % 26)) % 26 + base))
    })
}
print(caesar("Hello, Zoo!", by: 3), caesar(caesar("Swift", by: 5), by: -5))
var line = "abcdef"
line.insert("-", at: line.index(line.startIndex, offsetBy: 3))
line.insert(contentsOf: "<<", at: line.startIndex)
line.removeSubrange(line.range(of: "bc")!)
line.replaceSubrange(line.index(line.endIndex, offsetBy: -2)..., with: ["X", "Y", "Z"])
print(line, line.remove(at: line.startIndex), line, line.popLast() as Any, line.removeFirst())
print(
  String(format: "%5.2f|%@|%03d|%x|%@", 3.14159, "ab" as NSString, 7, 255, "é" as NSString),
  String(repeating: "=-", count: 3), "42".padding(toLength: 5, withPad: ".", startingAt: 0))
print(
  Int("0x1F", radix: 16) as Any, Int("1F", radix: 16)!, String(255, radix: 2), Double("1e3")!,
  Int(" 7") as Any, UInt8("256") as Any, Bool("true")!)
let raw = #"C:\new\#(1 + 1)"#,
  multi = """
    one \
    two
      three "quoted"
    """
print(raw, multi, multi.components(separatedBy: "\n").map { $0.count })
print(
  "straße".uppercased(), "ﬁ".count, "e\u{301}" == "é", "e\u{301}".unicodeScalars.count, "Z" < "a",
  "a" < "é", "10" < "9", "ab".compare("AB", options: .caseInsensitive) == .orderedSame)
print(
  "a,b,,c".components(separatedBy: ","),
  "a,b,,c".split(separator: ",", omittingEmptySubsequences: false).count,
  "a b c d".split(separator: " " as Character, maxSplits: 2))
print(
  "hello world foo".capitalized, "Mississippi".replacingOccurrences(of: "ss", with: "SS"),
  "x".isEmpty, "swift".contains("if"), "swift".hasPrefix(""))
print(
  zip("abc", "abd").map { $0 == $1 }, "kitten".commonPrefix(with: "kitchen"),
  "banana".reduce(into: [:]) { (t: inout [Character: Int], c) in t[c, default: 0] += 1 }.sorted {
    $0.key < $1.key
  }.map { "\($0)\($1)" })
var utf = String(decoding: [72, 105, 0xE2, 0x82, 0xAC], as: UTF8.self)
utf.append("!")
utf += String(UnicodeScalar(0x1F600)!)
print(
  utf, Array(utf.utf8.prefix(5)), utf.utf8.first! == UInt8(ascii: "H"),
  utf.first!.wholeNumberValue as Any, "7".first!.wholeNumberValue!, "Ⅷ".first!.isNumber)
