import Foundation

let digits = CharacterSet(charactersIn: "0"..."9")
let letters = CharacterSet(charactersIn: "a"..."f").union(CharacterSet(charactersIn: "xyz"))
print("12ab34".components(separatedBy: digits).filter { !$0.isEmpty })
print("abgxyz".unicodeScalars.map { letters.contains($0) })
print("007".trimmingCharacters(in: CharacterSet(charactersIn: "0")))
