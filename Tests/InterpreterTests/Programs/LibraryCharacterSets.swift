import Foundation

print(
  "  a b \n".trimmingCharacters(in: .whitespaces) + "|",
  "xxaxx".trimmingCharacters(in: CharacterSet(charactersIn: "x")))
print(
  "a1b22c".components(separatedBy: .decimalDigits),
  "a, b; c".components(separatedBy: CharacterSet(charactersIn: ",; ")).filter { !$0.isEmpty })
let vowels = CharacterSet(charactersIn: "aeiou")
print(
  String("education".unicodeScalars.filter { vowels.contains($0) }),
  String("education".unicodeScalars.filter { vowels.inverted.contains($0) }))
let both = CharacterSet.letters.union(.decimalDigits)
print("a-1_b".unicodeScalars.map { both.contains($0) })
print(
  "hello world".rangeOfCharacter(from: vowels) != nil, "xyz".rangeOfCharacter(from: vowels) == nil)
print(
  "a b&c".addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "",
  "a%20b".removingPercentEncoding ?? "")
print("q=1 2".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? "")
print(CharacterSet.uppercaseLetters.contains("A"), CharacterSet.punctuationCharacters.contains("!"))
var set = CharacterSet(charactersIn: "abc")
set.insert(charactersIn: "x")
set.remove(charactersIn: "b")
print("abcx".unicodeScalars.map { set.contains($0) }, set == CharacterSet(charactersIn: "acx"))
print(
  "The Quick brown".capitalized, "ÀÉÎ".folding(options: .diacriticInsensitive, locale: nil),
  "a".compare("B", options: .caseInsensitive) == .orderedAscending)
print(
  "one two".replacingOccurrences(of: " ", with: "_"),
  "aAbB".replacingOccurrences(of: "a", with: "-", options: .caseInsensitive))
print(
  "abcabc".range(of: "c", options: .backwards).map {
    "abcabc".distance(from: "abcabc".startIndex, to: $0.lowerBound)
  } ?? -1)
print(
  "7".padding(toLength: 3, withPad: "0", startingAt: 0),
  "file10".localizedStandardCompare("file9") == .orderedDescending)
print(
  "a.b.c".components(separatedBy: "."), "abc".contains("bc"), "Hello".hasPrefix("He"),
  "line1\nline2\r\nline3".components(separatedBy: .newlines))
print(
  "x=1;y=2".split(separator: ";").map { $0.split(separator: "=") }, "é".unicodeScalars.count,
  "e\u{301}" == "é")
print(
  String(format: "%3d|%-3d|%03d|%+d", 5, 5, 5, 5), String(format: "%.1f%%", 12.34),
  String(format: "%@ and %@", "a", "b"), String(format: "%c%c", 72, 105))
