// swift-format-ignore-file: NeverForceUnwrap
// App-like view model: reducers, undo, validation, formatted output
import Foundation
enum Category: String, CaseIterable, Codable, Identifiable, Comparable {
  case food, rent, fun = "leisure", other
  var id: Self { self }
  var title: String { rawValue.capitalized }
  static func < (a: Category, b: Category) -> Bool { a.title < b.title }
}
struct Expense: Identifiable, Hashable, Codable {
  let id: Int
  var title: String
  var amount: Double
  var category: Category = .other
  var day: Int
  var note: String?
}
struct ExpenseFilter: OptionSet, Hashable {
  let rawValue: Int
  static let big = Self(rawValue: 1 << 0), noted = Self(rawValue: 1 << 1),
    weekend = Self(rawValue: 1 << 2)
  static let all: Self = [.big, .noted, .weekend]
  func keeps(_ e: Expense) -> Bool {
    (!contains(.big) || e.amount >= 50) && (!contains(.noted) || e.note?.isEmpty == false)
      && (!contains(.weekend) || [0, 6].contains(e.day % 7))
  }
}
enum Sorting {
  case by(KeyPath<Expense, Double>, ascending: Bool), title, custom((Expense, Expense) -> Bool)
  func callAsFunction(_ a: Expense, _ b: Expense) -> Bool {
    switch self {
    case let .by(path, up):
      up ? a[keyPath: path] < b[keyPath: path] : a[keyPath: path] > b[keyPath: path]
    case .title: a.title.localizedCompare(b.title) == .orderedAscending
    case .custom(let f): f(a, b)
    }
  }
}
struct State: Equatable {
  var expenses: [Expense] = []; var filter: ExpenseFilter = []; var selection: Set<Expense.ID> = [];
  var budget: [Category: Double] = [.food: 100, .rent: 800]
  var visible: [Expense] { expenses.filter(filter.keeps) }
  var totals: [(category: Category, sum: Double, share: Double)] {
    let total = expenses.reduce(0) { $0 + $1.amount }
    return Dictionary(grouping: expenses, by: \.category).map { key, list in
      let sum = list.map(\.amount).reduce(0, +); return (key, sum, total == 0 ? 0 : sum / total)
    }.sorted { $0.category < $1.category }
  }
  var overspent: [Category] {
    totals.compactMap { t in budget[t.category].flatMap { t.sum > $0 ? t.category : nil } }
  }
}
enum Action {
  case add(title: String, amount: Double, Category), remove(at: IndexSet), edit(
    Expense.ID, (inout Expense) -> Void), filter(ExpenseFilter), select(Expense.ID?), move(
      from: IndexSet, to: Int), undo
}
final class Store {
  private(set) var state = State() { didSet { if state != oldValue { changes += 1 } } }
  private var history: [State] = []; private var nextID = 1; private(set) var changes = 0
  private var listeners: [(State) -> Void] = []
  func listen(_ f: @escaping (State) -> Void) { listeners.append(f) }
  @discardableResult func send(_ action: Action) -> Bool {
    if case .undo = action {
      guard let last = history.popLast() else { return false }; state = last; return true
    }
    let before = state
    switch action {
    case let .add(title, amount, category):
      guard case let trimmed = title.trimmingCharacters(in: .whitespaces), !trimmed.isEmpty,
        amount > 0
      else { return false }
      state.expenses.append(
        Expense(id: nextID, title: trimmed, amount: amount, category: category, day: nextID));
      nextID += 1
    case .remove(let set):
      for i in set.sorted(by: >) where state.expenses.indices.contains(i) {
        state.selection.remove(state.expenses.remove(at: i).id)
      }
    case .edit(let id, let change):
      guard let i = state.expenses.firstIndex(where: { $0.id == id }) else { return false };
      change(&state.expenses[i])
    case .filter(let f): state.filter.formSymmetricDifference(f)
    case .select(let id?): if !state.selection.insert(id).inserted { state.selection.remove(id) }
    case .select(nil): state.selection.removeAll()
    case .move(let from, let to):
      let moved = from.map { state.expenses[$0] }; let target = to - from.count(in: 0..<to);
      for i in from.sorted(by: >) { state.expenses.remove(at: i) };
      state.expenses.insert(contentsOf: moved, at: target)
    case .undo: break
    }
    history.append(before); listeners.forEach { $0(state) }
    return true
  }
}
let store = Store()
var counts: [Int] = []
store.listen { counts.append($0.expenses.count) }
print(
  [
    Action.add(title: " Bread ", amount: 3.5, .food), .add(title: "", amount: 1, .fun),
    .add(title: "Flat", amount: 850, .rent), .add(title: "Cinema", amount: 24, .fun),
    .add(title: "Dinner", amount: 97.25, .food),
  ].map { store.send($0) })
store.send(
  .edit(3) {
    $0.note = "with Ann"; $0.amount *= 2
  });
store.send(.select(1)); store.send(.select(3)); store.send(.filter([.big]))
print(
  store.state.visible.map(\.title), store.state.selection.sorted(),
  store.state.overspent.map(\.title))
for t in store.state.totals {
  print(
    "\(t.category.title.padding(toLength: 8, withPad: " ", startingAt: 0))|\(String(format: "%8.2f %5.1f%%", t.sum, t.share * 100))"
  )
}
for s in [Sorting.by(\.amount, ascending: false), .title, .custom { $0.day < $1.day }] {
  print(store.state.expenses.sorted { s($0, $1) }.map(\.id))
}
store.send(.move(from: [0], to: 3)); print(store.state.expenses.map(\.id))
store.send(.remove(at: [0, 2]));
print(store.state.expenses.map(\.title), store.state.selection, counts, store.changes)
while store.send(.undo) {}
print(store.state == State(), store.state.expenses.count)
let text = Expense(id: 9, title: "t", amount: 1.25, category: .fun, day: 3)
let data = try JSONEncoder().encode(text);
let back = try JSONDecoder().decode(Expense.self, from: data)
print(
  back == text, back.category.rawValue, Category(rawValue: "leisure") ?? .other,
  Category.allCases.sorted().map(\.title))
