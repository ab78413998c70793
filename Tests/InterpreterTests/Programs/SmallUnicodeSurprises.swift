// swift-format-ignore-file: NeverForceUnwrap
let flag = "🇩🇪🇫🇷"
let family = "👨‍👩‍👧"
let cafe = "cafe\u{301}"
print(
  flag.count, family.count, cafe.count, cafe == "café", cafe.unicodeScalars.count, flag.first!,
  family.utf8.count, "é".utf16.count, "ß".uppercased(), "İ".lowercased().count)
print(
  "a\u{0301}b".reversed().map { String($0) }.joined() == "bá", "\r\n".count, "Straße" < "Strasse",
  ["ä", "z", "a"].sorted(), "日本".prefix(1),
  "日本語".index("日本語".startIndex, offsetBy: 2) == "日本語".firstIndex(of: "語")!)
for scalar in "aé".unicodeScalars { print(scalar.value, terminator: " ") }
for unit in "é".utf8 { print(unit, terminator: " ") }
print(
  Character("a") < Character("b"), "abc".unicodeScalars.map(\.value).reduce(0, +),
  Character("9").wholeNumberValue!, Character("x").hexDigitValue as Any,
  Character("f").hexDigitValue!, "tEsT".capitalizedLike)
extension String {
  var capitalizedLike: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
