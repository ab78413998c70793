import Foundation

func colour(_ text: String) -> String {
  var value: UInt64 = 0
  let isHexadecimal = Scanner(
    string: text.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
  )
  .scanHexInt64(&value)
  return "\(isHexadecimal) \(value >> 16 & 0xFF) \(value >> 8 & 0xFF) \(value & 0xFF)"
}
print(colour("#FF8000"), colour("0x10"), colour("zebra"), colour(""), colour("12G"))

let scanner = Scanner(string: "  12 apples, -3.5e2 pears and 0xFF")
print(scanner.scanInt() ?? -1, scanner.scanUpToString(",") ?? "none", scanner.isAtEnd)
print(scanner.scanString(",") ?? "none", scanner.scanString("kiwi") ?? "none")
print(scanner.scanDouble() ?? 0, scanner.scanCharacters(from: .letters) ?? "none")
print(scanner.scanUpToCharacters(from: .decimalDigits) ?? "none")
print(scanner.scanInt(representation: .hexadecimal) ?? 0, scanner.isAtEnd)
print(scanner.scanCharacter() == nil, scanner.scanInt() == nil)

let shouted = Scanner(string: "HELLO world")
print(shouted.scanString("hello") ?? "none", shouted.scanCharacter() ?? "-")
let exact = Scanner(string: "HELLO")
exact.caseSensitive = true
print(exact.scanString("hello") ?? "none")
let tight = Scanner(string: " 5")
tight.charactersToBeSkipped = nil
print(tight.scanInt() ?? -1, tight.scanUpToString("5") ?? "none", tight.scanInt() ?? -1)
let large = Scanner(string: "99999999999999999999 -99999999999999999999")
print(large.scanInt() ?? 0, large.scanInt() ?? 0)
print(Scanner(string: ".5x").scanDouble() ?? -1, Scanner(string: "3.").scanDouble() ?? -1)
print(Scanner(string: "-").scanInt() ?? -7, Scanner(string: "e5").scanDouble() ?? -7)
