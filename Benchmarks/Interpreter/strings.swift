var words: [String] = []
for index in 0..<20_000 { words.append("word\(index % 97)") }
var text = ""
for word in words { text += word + " " }
var vowels = 0
for character in text where "aeiou".contains(character) { vowels += 1 }
let parts = text.split(separator: " ")
var lengths = 0
for part in parts { lengths += part.count }
print(text.count, vowels, parts.count, lengths, text.uppercased().hasPrefix("WORD"))
