// What a list of members without a type holds is told by what is asked of it.
enum Shape: Equatable {
  case circle(r: Double), square, line
  static let unit = Shape.circle(r: 1)
  var isRound: Bool { if case .circle = self { true } else { false } }
}
let s = Shape.circle(r: 1)
print([.circle(r: 1), .square].contains(s))
print([.unit].contains(s), [.square, .line].contains(s))
print([.square, .unit].firstIndex(of: s) as Any)
switch s {
case let x where [.square, .line].contains(x): print("edges");
default: print("round")
}
let all: [Shape] = [.square, .line, .unit]
print(all.filter { [.square, .line].contains($0) }.count)
print(all.filter { ![.square].contains($0) && $0.isRound }.count)
func has(_ shape: Shape, in list: [Shape]) -> Bool { list.contains(shape) }
print(has(.square, in: [.square] + all))
print([.square, .line] == all, all == [.square, .line, .unit])
let w = [3, 1, 2].reduce(.min, max), v = [3, 1, 2].reduce(.max) { min($0, $1) }
print(w, v, [1.5, 2].reduce(.zero, +), [1, 2].reduce(.init(), +))
let optional: Shape? = .square
print([.square, .line].contains(optional))
print(optional.map { [.square].contains($0) } ?? false)
print([3, 1, 2].reduce(.zero, +), [3, 1.5, 2].reduce(.zero, +))
enum Level: Comparable { case low, high }
print([Level.high, .low].map { $0 == .low }, [.low, .high].max() ?? Level.low)
print([.low: "a", .high: "b"][Level.high] ?? "-")
