// swift-format-ignore-file: NeverForceUnwrap
enum Direction: String, CaseIterable {
  case north, south, east, west
  var opposite: Direction {
    switch self {
    case .north: .south;
    case .south: .north;
    case .east: .west;
    case .west: .east
    }
  }
}
struct Room: Hashable { let name: String; var items: [String] = [] }
enum Command: CustomStringConvertible {
  case go(Direction), take(String), drop(String), look, quit
  init?(_ line: String) {
    let words = line.lowercased().split(separator: " ").map(String.init)
    switch (words.first, words.dropFirst().first) {
    case ("go", let way?): guard let d = Direction(rawValue: way) else { return nil }; self = .go(d)
    case ("take", let thing?): self = .take(thing)
    case ("drop", let thing?): self = .drop(thing)
    case ("look", nil), ("l", nil): self = .look
    case ("quit", _): self = .quit
    default: return nil
    }
  }
  var description: String {
    switch self {
    case .go(let d): "go \(d)"
    case .take(let x), .drop(let x): "handle \(x)"
    case .look: "look"
    case .quit: "quit"
    }
  }
}
final class Game {
  private var rooms: [String: Room]
  private var ways: [String: [Direction: String]] = [:]
  private(set) var here: String
  private var bag: Set<String> = []
  init(rooms: [Room], start: String) {
    self.rooms = Dictionary(uniqueKeysWithValues: rooms.map { ($0.name, $0) })
    here = start
  }
  func connect(_ a: String, _ way: Direction, _ b: String) {
    ways[a, default: [:]][way] = b
    ways[b, default: [:]][way.opposite] = a
  }
  @discardableResult func run(_ line: String) -> Bool {
    guard let command = Command(line) else { print("? \(line)"); return true }
    print("> \(command)")
    switch command {
    case .go(let way):
      guard let next = ways[here]?[way] else { print("no way \(way.rawValue)"); break }
      here = next
      print("in the \(here)")
    case .take(let thing):
      if let index = rooms[here]?.items.firstIndex(of: thing) {
        rooms[here]?.items.remove(at: index)
        bag.insert(thing)
      } else {
        print("no \(thing) here")
      }
    case .drop(let thing):
      if bag.remove(thing) != nil {
        rooms[here]?.items.append(thing)
      } else {
        print("you have no \(thing)")
      }
    case .look:
      let room = rooms[here]!
      print(
        "\(room.name): \(room.items.isEmpty ? "nothing" : room.items.joined(separator: ", ")); bag: \(bag.sorted())"
      )
    case .quit: return false
    }
    return true
  }
}
let game = Game(
  rooms: [
    Room(name: "hall", items: ["lamp", "key"]), Room(name: "attic"),
    Room(name: "cellar", items: ["rope"]),
  ], start: "hall")
game.connect("hall", .north, "attic")
game.connect("cellar", .east, "hall")
for line in [
  "look", "take lamp", "take sword", "go up", "go north", "drop lamp", "look", "go south",
  "go west", "take rope", "l", "drop key", "dance", "quit", "look",
] {
  if !game.run(line) { print("bye from the \(game.here)"); break }
}
print(Direction.allCases.map(\.opposite), Direction(rawValue: "up") as Any)
