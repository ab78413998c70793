struct Machine<State: Hashable, Input: Hashable> {
  private(set) var state: State; private var table: [State: [Input: State]] = [:];
  private(set) var history: [State] = []
  init(_ s: State) { state = s }
  mutating func when(_ s: State, _ i: Input, goTo t: State) { table[s, default: [:]][i] = t }
  @discardableResult mutating func feed(_ i: Input) -> Bool {
    guard let t = table[state]?[i] else { return false }; history.append(state); state = t;
    return true
  }
}
enum Door { case open, closed, locked }
enum Act { case push, pull, key }
var door = Machine<Door, Act>(.closed)
door.when(.closed, .push, goTo: .open); door.when(.open, .pull, goTo: .closed);
door.when(.closed, .key, goTo: .locked); door.when(.locked, .key, goTo: .closed)
print(door.feed(.pull), door.feed(.key), door.feed(.push), door.state)
door.feed(.key); door.feed(.push)
print(door.state, door.history)
