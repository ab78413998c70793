// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
struct Ticket: ~Copyable {
  let number: Int
  init(_ number: Int) { self.number = number; print("issued", number) }
  consuming func redeem() -> String { "redeemed \(number)" }
  borrowing func peek() -> Int { number }
}
func show(_ ticket: borrowing Ticket) { print("showing", ticket.peek()) }
func take(_ ticket: consuming Ticket) -> Int { ticket.number }
do {
  let a = Ticket(1)
  show(a)
  print(a.redeem())
  let b = Ticket(2)
  print(take(b))
  let c = Ticket(3)
  print("end of scope", c.number)
}
struct Resource: ~Copyable {
  private var log: [String]
  init() { log = ["open"] }
  mutating func write(_ text: String) { log.append(text) }
  consuming func close() -> [String] { log + ["close"] }
}
func useResource() {
  var resource = Resource()
  resource.write("x")
  resource.write("y")
  print(resource.close())
}
useResource()
enum Slot: ~Copyable {
  case empty, full(Int)
  mutating func fill(_ n: Int) -> Bool {
    let isEmpty =
      switch self {
      case .empty: true;
      case .full: false
      };
    if isEmpty { self = .full(n) }; return isEmpty
  }
}
var slot = Slot.empty
print(slot.fill(4), slot.fill(5))
func total(_ values: consuming [Int]) -> Int { values.append(1); return values.reduce(0, +) }
func useList() {
  let list = [1, 2]
  print(total(list), list, total(consume list))
}
useList()
