// swift-format-ignore-file: NeverForceUnwrap
// Small games: tic-tac-toe with minimax, life, hangman, snake, bank; learners' style with classes & enums
enum Player: String, CaseIterable {
  case x = "X", o = "O"; var other: Player { self == .x ? .o : .x }
}
struct Board: Hashable, CustomStringConvertible {
  private(set) var cells = [Player?](repeating: nil, count: 9);
  static let lines = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
  ]
  enum Outcome: Equatable { case won(Player), draw, open }
  var outcome: Outcome {
    for line in Self.lines {
      if let p = cells[line[0]], line.allSatisfy({ cells[$0] == p }) { return .won(p) }
    }; return cells.contains(nil) ? .open : .draw
  }
  var free: [Int] { cells.indices.filter { cells[$0] == nil } }
  func placing(_ p: Player, at i: Int) -> Board? {
    guard cells.indices ~= i, cells[i] == nil else { return nil }; var b = self; b.cells[i] = p;
    return b
  }
  mutating func place(_ p: Player, at i: Int) throws {
    guard let next = placing(p, at: i) else { throw MoveError.taken(i) }; self = next
  }
  var description: String {
    stride(from: 0, to: 9, by: 3).map { row in
      (0..<3).map { cells[row + $0]?.rawValue ?? "." }.joined()
    }.joined(separator: "/")
  }
  enum MoveError: Error { case taken(Int) }
}
final class Engine {
  private var memo: [Board: (score: Int, move: Int?)] = [:]; private(set) var hits = 0
  func best(for p: Player, on b: Board, as me: Player? = nil) -> (score: Int, move: Int?) {
    let me = me ?? p
    if let known = memo[b] { hits += 1; return known }
    let result: (score: Int, move: Int?)
    switch b.outcome {
    case .won(let w): result = (w == me ? 1 : -1, nil);
    case .draw: result = (0, nil)
    case .open:
      let options = b.free.map { m in
        (score: best(for: p.other, on: b.placing(p, at: m)!, as: me).score, move: m)
      }
      let pick =
        p == me ? options.max { $0.score < $1.score } : options.min { $0.score < $1.score };
      result = (pick!.score, pick!.move)
    }
    memo[b] = result; return result
  }
}
var board = Board(); var turn = Player.x; let engine = Engine()
do {
  try board.place(.x, at: 0); try board.place(.o, at: 1); try board.place(.x, at: 1)
} catch Board.MoveError.taken(let i) { print("taken", i) } catch { print(error) }
while case .open = board.outcome {
  guard let move = engine.best(for: turn, on: board, as: .x).move else { break };
  try board.place(turn, at: move); turn = turn.other
}
print(board, board.outcome, engine.hits > 0, Player.allCases.map(\.rawValue))
struct Life: Sequence {
  struct Cell: Hashable {
    var x, y: Int;
    var neighbours: [Cell] {
      (-1...1).flatMap { dx in
        (-1...1).compactMap { dy in (dx, dy) == (0, 0) ? nil : Cell(x: x + dx, y: y + dy) }
      }
    }
  }
  var alive: Set<Cell>;
  init(_ rows: String...) {
    alive = Set(
      rows.enumerated().flatMap { y, row in
        row.enumerated().compactMap { x, c in c == "#" ? Cell(x: x, y: y) : nil }
      })
  }
  func makeIterator() -> AnyIterator<Set<Cell>> {
    var current = alive;
    return AnyIterator {
      defer {
        let counts = current.flatMap(\.neighbours).reduce(into: [:]) { $0[$1, default: 0] += 1 };
        current = Set(counts.filter { $1 == 3 || $1 == 2 && current.contains($0) }.keys)
      }; return current
    }
  }
}
for g in Life(".#.", ".#.", ".#.").prefix(3) {
  print(g.sorted { ($0.y, $0.x) < ($1.y, $1.x) }.map { "\($0.x)\($0.y)" })
}
class Hangman {
  let word: String; private var guessed: Set<Character> = [];
  var lives = 3 { didSet { if lives == 0 { onEnd?(false) } } }; var onEnd: ((Bool) -> Void)?
  init?(word: String) {
    guard !word.isEmpty, word.allSatisfy(\.isLetter) else { return nil };
    self.word = word.lowercased()
  }
  var shown: String { String(word.map { guessed.contains($0) ? $0 : "_" }) }
  @discardableResult func guess(_ c: Character) -> Bool {
    let (isNew, _) = guessed.insert(c); guard isNew else { return false };
    if word.contains(c) {
      if !shown.contains("_") { onEnd?(true) }; return true
    } else {
      lives -= 1; return false
    }
  }
}
if let game = Hangman(word: "Swift") {
  var ended: [Bool] = []; game.onEnd = { ended.append($0) };
  print("sxwiqft".map { game.guess($0) }, game.shown, game.lives, ended)
}
print(Hangman(word: "") == nil, Hangman(word: "a b")?.word ?? "bad")
struct Snake {
  enum Direction: Int {
    case up, right, down, left;
    func turned(_ by: Int) -> Direction { Direction(rawValue: ((rawValue + by) % 4 + 4) % 4)! };
    var delta: (x: Int, y: Int) {
      switch self {
      case .up: (0, -1);
      case .right: (1, 0);
      case .down: (0, 1);
      case .left: (-1, 0)
      }
    }
  }
  struct Point: Hashable {
    var x = 0, y = 0;
    static func + (p: Point, d: (x: Int, y: Int)) -> Point { Point(x: p.x + d.x, y: p.y + d.y) }
  }
  let size: Int; var body: [Point], direction = Direction.right, food: Point;
  private(set) var score = 0
  enum Step { case moved, ate, died(String) }
  mutating func step() -> Step {
    let head = body[0] + direction.delta;
    guard (0..<size).contains(head.x), (0..<size) ~= head.y else { return .died("wall") };
    if body.dropLast().contains(head) { return .died("self") }; body.insert(head, at: 0)
    if head == food {
      score += 1;
      food =
        (0..<size * size).map { [size] in Point(x: $0 % size, y: $0 / size) }.first { [body] in
          !body.contains($0)
        } ?? head;
      return .ate
    }; body.removeLast(); return .moved
  }
}
extension Snake.Point: CustomStringConvertible { var description: String { "\(x):\(y)" } }
var snake = Snake(size: 4, body: [.init(x: 1, y: 1), .init(x: 0, y: 1)], food: .init(x: 3, y: 1))
for turn in [0, 0, 1, 1, 1, -1, 0, 0] {
  snake.direction = snake.direction.turned(turn);
  switch snake.step() {
  case .moved: print("m", terminator: " ");
  case .ate: print("ate", snake.food, terminator: " ");
  case .died(let why): print("died", why, terminator: " ")
  }
}
print(snake.body, snake.score)
