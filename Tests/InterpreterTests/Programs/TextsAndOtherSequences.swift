// swift-format-ignore-file: NeverForceUnwrap
let letters: [Character] = ["a", "b"]
print("<" + letters, "<" + letters.lazy.map { $0 } + ">")
print([1] + (2...3) + Set([4]))
print("a" + "bc".reversed() + "d")
var word = "x"
word += "yz".reversed()
word += letters
word.append(contentsOf: ["q", "r"])
print(word, "<" + "ab".dropFirst() + "c".prefix(1))
let names = ["a", "b"]
let joined: String = "<" + names.lazy.joined()
print(
  joined, "<" + names.lazy.map { $0 + "," }.joined() + ">", "<" + ["ab", "c"].lazy.flatMap { $0 })
struct Row<Cell> {
  let cells: [Cell]
  let text: (Cell) -> String
  var line: String { "|" + cells.lazy.map { " \(self.text($0)) " }.joined() + "|" }
}
print(Row(cells: [1, 2]) { String($0 * 2) }.line)
