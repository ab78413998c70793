// swift-format-ignore-file: NeverForceUnwrap
// Learner-style mini apps: inventory, quiz, todo, contacts, temperature, shopping cart, text adventure
import Foundation
enum Temperature {
  case celsius(Double), fahrenheit(Double)
  var inCelsius: Double {
    switch self {
    case .celsius(let c): return c;
    case .fahrenheit(let f): return (f - 32) * 5 / 9
    }
  }
  static func average(_ ts: Temperature...) -> Temperature? {
    ts.isEmpty ? nil : .celsius(ts.map(\.inCelsius).reduce(0, +) / Double(ts.count))
  }
}
print(
  Temperature.average(.celsius(10), .fahrenheit(68)).map { $0.inCelsius } ?? 0,
  Temperature.average() == nil)
class Item {
  let name: String; var price: Double { didSet { if price < 0 { price = oldValue } } };
  var quantity: Int
  init(_ name: String, price: Double, quantity: Int = 1) {
    self.name = name; self.price = price; self.quantity = quantity
  }
  var total: Double { price * Double(quantity) }
}
class Cart {
  private var items = [Item](); var discount: ((Double) -> Double)?;
  var coupon: String? { willSet { print("coupon \(newValue ?? "none")") } }
  func add(_ item: Item) -> Cart {
    if let same = items.first(where: { $0.name == item.name }) {
      same.quantity += item.quantity
    } else {
      items.append(item)
    }; return self
  }
  func remove(named name: String) -> Item? {
    guard let i = items.firstIndex(where: { $0.name == name }) else { return nil };
    return items.remove(at: i)
  }
  var total: Double { let t = items.reduce(0) { $0 + $1.total }; return discount?(t) ?? t }
  subscript(name: String) -> Item? { items.first { $0.name == name } }
  var isEmpty: Bool { items.isEmpty }; var count: Int { items.map { $0.quantity }.reduce(0, +) }
}
let cart = Cart().add(Item("pen", price: 1.5, quantity: 2)).add(Item("book", price: 10)).add(
  Item("pen", price: 9))
cart["pen"]?.price = -3; cart["book"]!.price *= 2; cart.coupon = "SALE";
print(cart.total, cart.count, cart["pen"]?.quantity ?? 0, cart["x"]?.price as Any)
cart.discount = { $0 > 20 ? $0 * 0.9 : $0 };
print(
  String(format: "%.2f", cart.total), cart.remove(named: "pen")?.name ?? "-",
  cart.remove(named: "pen") == nil, cart.total, cart.isEmpty)
struct Question {
  let text: String; let answers: [String]; let correct: Int;
  var isTrueFalse: Bool { answers.count == 2 }
}
struct Quiz {
  var questions: [Question]; private(set) var score = 0; private(set) var index = 0;
  var isOver: Bool { index >= questions.count }
  init(_ questions: [Question]) { self.questions = questions }
  mutating func answer(_ n: Int) -> String {
    guard !isOver else { return "over" }; defer { index += 1 }; let q = questions[index];
    if n == q.correct { score += 1; return "right" }; return "wrong: \(q.answers[q.correct])"
  }
  var grade: Character {
    switch Double(score) / Double(max(questions.count, 1)) {
    case 0.9...: return "A";
    case 0.5..<0.9: return "B";
    default: return "F"
    }
  }
}
var quiz = Quiz([
  Question(text: "1+1", answers: ["1", "2"], correct: 1),
  Question(text: "sky", answers: ["red", "blue", "green"], correct: 1),
])
print(
  quiz.answer(1), quiz.answer(0), quiz.answer(5), quiz.score, quiz.grade,
  quiz.questions.filter(\.isTrueFalse).count)
struct Contact: Codable, Hashable, Identifiable {
  var id = 0; var first: String; var last: String?; var phones: [String: String] = [:]
  var full: String { [first, last].compactMap { $0 }.joined(separator: " ") };
  var initials: String { full.split(separator: " ").compactMap(\.first).map(String.init).joined() }
}
class Book {
  static let shared = Book(); private init() {}; private var next = 1;
  private(set) var contacts: [Contact] = [] { didSet { contacts.sort { $0.full < $1.full } } }
  enum Problem: LocalizedError {
    case duplicate(String), empty;
    var errorDescription: String? {
      switch self {
      case .duplicate(let n): return "\(n) is there already";
      case .empty: return "A name is needed"
      }
    }
  }
  func add(_ c: Contact) throws {
    guard !c.first.isEmpty else { throw Problem.empty };
    guard !contacts.contains(where: { $0.full == c.full }) else { throw Problem.duplicate(c.full) };
    var c = c; c.id = next; next += 1; contacts.append(c)
  }
  func search(_ t: String) -> [Contact] {
    t.isEmpty
      ? contacts
      : contacts.filter {
        $0.full.localizedCaseInsensitiveContains(t) || $0.phones.values.contains { $0.hasPrefix(t) }
      }
  }
  var sections: [(letter: String, contacts: [Contact])] {
    Dictionary(grouping: contacts) { String($0.full.prefix(1)) }.map { ($0.key, $0.value) }.sorted {
      $0.letter < $1.letter
    }
  }
}
let book = Book.shared
for c in [
  Contact(first: "Zoe", last: "Lee"), Contact(first: "adam", phones: ["home": "555"]),
  Contact(first: ""), Contact(first: "Zoe", last: "Lee"),
  Contact(first: "Zed", last: "Ng", phones: ["w": "777", "h": "556"]),
] {
  do { try book.add(c) } catch let e as Book.Problem { print(e.errorDescription ?? "?") } catch {
    print("other")
  }
}
print(
  book.contacts.map(\.full), book.contacts.map { $0.id }, book.search("ZO").map(\.initials),
  book.search("55").count, book.sections.map { "\($0.letter):\($0.contacts.count)" })
struct Todo: Identifiable, Equatable {
  enum Priority: Int, Comparable, CaseIterable {
    case low, normal, high; static func < (l: Self, r: Self) -> Bool { l.rawValue < r.rawValue };
    var mark: String { String(repeating: "!", count: rawValue) }
  }
  let id: Int; var title: String; var isDone = false; var priority = Priority.normal;
  var subtasks: [Todo] = []
  var progress: Double {
    subtasks.isEmpty
      ? (isDone ? 1 : 0) : subtasks.map(\.progress).reduce(0, +) / Double(subtasks.count)
  }
  mutating func toggle(_ ids: Int...) {
    if ids.contains(id) { isDone.toggle() };
    for i in subtasks.indices { for id in ids { subtasks[i].toggle(id) } }
  }
}
var todos = [
  Todo(
    id: 1, title: "Move", priority: .high,
    subtasks: [
      Todo(id: 2, title: "Pack"),
      Todo(
        id: 3, title: "Drive", subtasks: [Todo(id: 4, title: "Fuel"), Todo(id: 5, title: "Go")]),
    ]), Todo(id: 6, title: "Rest", priority: .low),
]
todos[0].toggle(2, 4); todos[1].toggle(6)
print(
  todos.map(\.progress),
  todos.sorted { $0.priority > $1.priority }.map { $0.title + $0.priority.mark },
  todos.filter { !$0.isDone }.count, todos[0].subtasks[1].subtasks.map(\.isDone),
  Todo.Priority.allCases.max()!)
todos.indices.filter { todos[$0].priority == .low }.forEach { todos[$0].title.append("…") }
if let i = todos.firstIndex(where: { $0.id == 6 }), case let title = todos[i].title, title.count > 4
{
  print(title, todos.remove(at: i).id, todos.count)
}
typealias Room = (name: String, exits: [Direction: Int], items: Set<String>)
enum Direction: String, CaseIterable {
  case north = "n", south = "s", east = "e", west = "w";
  var opposite: Direction {
    switch self {
    case .north: .south;
    case .south: .north;
    case .east: .west;
    case .west: .east
    }
  }
}
var rooms: [Room] = [
  ("hall", [.north: 1], ["key"]), ("attic", [.south: 0, .east: 2], []),
  ("vault", [.west: 1], ["gold"]),
]
var here = 0, bag: Set<String> = [], output: [String] = []
func perform(_ line: String) {
  let words = line.lowercased().split(separator: " ").map(String.init)
  switch (words.first, words.dropFirst().first) {
  case (nil, _): output.append("?")
  case let (verb?, noun?) where verb == "take":
    if rooms[here].items.remove(noun) != nil {
      bag.insert(noun); output.append("took \(noun)")
    } else {
      output.append("no \(noun)")
    }
  case ("drop"?, let noun?) where bag.contains(noun):
    bag.remove(noun); rooms[here].items.insert(noun)
  case (let d?, nil):
    guard let way = Direction(rawValue: d), let next = rooms[here].exits[way] else {
      output.append("cannot \(d)"); return
    }; if rooms[next].name == "vault", !bag.contains("key") { output.append("locked"); return };
    here = next; output.append(rooms[here].name)
  default: output.append("what?")
  }
}
["n", "e", "s", "take lamp", "take KEY", "n", "e", "take gold", "drop key", "w", "jump high", ""]
  .forEach(perform)
print(
  output, bag, rooms[2].items,
  rooms.allSatisfy { r in r.exits.allSatisfy { rooms[$1].exits[$0.opposite] != nil } })
