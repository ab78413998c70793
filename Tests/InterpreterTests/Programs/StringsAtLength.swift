// swift-format-ignore-file: NeverForceUnwrap
import Foundation

func demo() {
  let s = "Hello, Wörld! 👋🏽"
  print(
    s.count, s.utf8.count, s.unicodeScalars.count, s.utf16.count, s.uppercased(), s.lowercased())
  print(
    s.prefix(5), s.suffix(3), s.dropFirst(7).prefix(while: { $0.isLetter }),
    s.firstIndex(of: "W").map { s[$0...] } ?? "")
  print(
    s.split(separator: " "), s.components(separatedBy: ", "),
    s.replacingOccurrences(of: "l", with: "L"), s.contains("Wör"))
  var t = "abc"; t.insert("X", at: t.index(after: t.startIndex)); t.append("d"); t += "e";
  t.removeAll { $0 == "c" }; print(t, t.reversed(), String(t.reversed()), t.sorted())
  t.replaceSubrange(t.startIndex..<t.index(t.startIndex, offsetBy: 2), with: "__");
  print(t, t.hasPrefix("__"), t.hasSuffix("e"))
  print(
    "a,b,,c".split(separator: ","),
    "a,b,,c".split(separator: ",", omittingEmptySubsequences: false),
    "a-b-c".split(separator: "-", maxSplits: 1))
  print(
    String(repeating: "ab", count: 3), String(255, radix: 16), Int("ff", radix: 16) ?? 0,
    Int("x") as Any, Double("1e3") ?? 0, String(format: "%05.2f|%3d|%@|%x", 3.14159, 7, "s", 255))
  print(
    "line1\nline2\r\nline3".split(whereSeparator: \.isNewline),
    "  pad ".trimmingCharacters(in: .whitespaces),
    "x".padding(toLength: 3, withPad: ".", startingAt: 0))
  let multi = """
    one "two"
      three \
    four \(1 + 1)
    """
  print(multi); print(#"raw \n \#(2)"#, "tab\tq\"\u{41}")
  print(
    "apple" < "banana", "a" == "a", "é" == "e\u{301}", "Z" < "a",
    "10".compare("9", options: .numeric) == .orderedDescending, "ß".uppercased())
  print(
    "swift is fun".capitalized, "x1y2".filter(\.isNumber), "abc".map { $0.asciiValue! },
    Array("hi"), "hello".firstIndex(where: { $0 == "l" })!.utf16Offset(in: "hello"))
  print(
    "a b c".split(separator: " ").map(String.init).joined(separator: "+"), ["x", "y"].joined(),
    "abc".enumerated().map { "\($0.offset)\($0.element)" }, zip("ab", 1...).map { "\($0)\($1)" })
  print(
    "The quick".range(of: "quick").map { "The quick"[$0] } ?? "none",
    "abcabc".ranges(of: "bc").count, "a.b".split(separator: ".").last!,
    "mississippi".replacing("ss", with: "SS"), "abc".starts(with: "ab"))
  let c: Character = "7";
  print(
    c.isNumber, c.wholeNumberValue!, c.hexDigitValue!, ("a" as Character).isLetter,
    Character("é").isASCII, c.unicodeScalars.first!.value)
  print(
    "\(1, default: "x")" as String? ?? "", "\("q".debugDescription)",
    String(describing: Optional(3)), String(reflecting: "s"), "\(Optional("a") as Any)")
  for (i, ch) in "añ".enumerated() { print(i, ch, terminator: ";") }; print()
  print("a", 1, true, separator: "-", terminator: "!\n")
}
demo()
