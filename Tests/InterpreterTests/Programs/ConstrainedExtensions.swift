// The most special extension whose conditions hold is called.
protocol Shape { var sides: Int { get } }
struct Square: Shape, Equatable { var sides = 4 }
struct Blob: Shape { var sides = 0 }

extension Array where Element: Shape {
  var summary: String { "\(count) shapes with \(reduce(0) { $0 + $1.sides }) sides" }
}
extension Array where Element: Shape & Equatable {
  var summary: String { "equal shapes: \(allSatisfy { $0 == self[0] })" }
}
extension Array where Element == Int {
  var summary: String { "numbers that add up to \(reduce(0, +))" }
}
extension Collection where Element: Comparable {
  func isRising() -> Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }
}
extension Collection where Element == String {
  func isRising() -> Bool { zip(self, dropFirst()).allSatisfy { $0.count <= $1.count } }
}
print([Square(), Square()].summary)
print([Blob(), Blob()].summary)
print([3, 4].summary)
print([1, 2, 3].isRising(), [3, 2].isRising())
print(["b", "aa", "ccc"].isRising(), ["b", "a"].isRising(), ["bb", "a"].isRising())
