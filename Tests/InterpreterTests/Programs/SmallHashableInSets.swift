// swift-format-ignore-file: NeverForceUnwrap
struct Pos: Hashable { var x: Int; var y: Int }
enum Piece: Hashable { case king, pawn(Int) }
struct CaseInsensitive: Hashable {
  let s: String; static func == (a: Self, b: Self) -> Bool { a.s.lowercased() == b.s.lowercased() };
  func hash(into h: inout Hasher) { h.combine(s.lowercased()) }
}
var board: [Pos: Piece] = [Pos(x: 0, y: 0): .king, Pos(x: 1, y: 1): .pawn(1)]
board[Pos(x: 0, y: 0)] = nil
board[Pos(x: 2, y: 2), default: .king] = .pawn(2)
print(
  board.count, board[Pos(x: 2, y: 2)]!, board[Pos(x: 9, y: 9)] as Any,
  Set(board.values).contains(.pawn(1)))
print(
  Set(["A", "a", "B"].map(CaseInsensitive.init)).count,
  [CaseInsensitive(s: "x"): 1][CaseInsensitive(s: "X")]!,
  Set([Pos(x: 1, y: 2), Pos(x: 1, y: 2), Pos(x: 2, y: 1)]).count, Set([[1, 2], [1, 2]]).count,
  Set<Int?>([1, nil, nil]).count)
var visited = Set<Pos>()
var frontier = [Pos(x: 0, y: 0)]
while let p = frontier.popLast() {
  guard p.x < 3, p.y < 3, visited.insert(p).inserted else { continue };
  frontier += [Pos(x: p.x + 1, y: p.y), Pos(x: p.x, y: p.y + 1)]
}
print(visited.count)
