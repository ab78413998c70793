var line = ""
for i in 1...3 { line += i == 1 ? "\(i)" : ",\(i)" }
line.append("!")
line += String(repeating: "-", count: 2) + "end"
print(line, line.count, line.reversed().map(String.init).joined(), line.replacingFirst("1", "one"))
extension String {
  func replacingFirst(_ a: Character, _ b: String) -> String {
    guard let i = firstIndex(of: a) else { return self }
    return String(self[..<i]) + b + self[index(after: i)...]
  }
}
