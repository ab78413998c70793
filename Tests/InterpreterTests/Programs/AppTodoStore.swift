// swift-format-ignore-file: NeverForceUnwrap
import Foundation
enum Priority: Int, Codable, CaseIterable, Comparable {
  case low, normal, high
  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  var label: String {
    switch self {
    case .low: "Low";
    case .normal: "Normal";
    case .high: "High"
    }
  }
}
struct Todo: Codable, Identifiable, Equatable {
  var id: Int; var title: String; var isDone = false; var priority: Priority = .normal;
  var tags: Set<String> = []
}
struct Filter {
  var showDone = true; var minimum: Priority?; var search = ""
  func allows(_ todo: Todo) -> Bool {
    guard showDone || !todo.isDone else { return false }
    if let minimum, todo.priority < minimum { return false }
    return search.isEmpty || todo.title.localizedCaseInsensitiveContains(search)
      || todo.tags.contains(search.lowercased())
  }
}
class Store {
  var todos: [Todo] { didSet { saves += 1 } }; var saves = 0; var filter = Filter()
  init(_ todos: [Todo]) { self.todos = todos }
  var visible: [Todo] {
    todos.filter(filter.allows).sorted { ($1.priority, $0.title) < ($0.priority, $1.title) }
  }
  func toggle(_ id: Todo.ID) {
    guard let i = todos.firstIndex(where: { $0.id == id }) else { return }; todos[i].isDone.toggle()
  }
  var grouped: [(Priority, [Todo])] {
    Dictionary(grouping: visible, by: \.priority).sorted { $0.key > $1.key }.map {
      ($0.key, $0.value)
    }
  }
}
let store = Store([
  Todo(id: 1, title: "Buy milk", tags: ["shop"]), Todo(id: 2, title: "Ship it", priority: .high),
  Todo(id: 3, title: "Rest", isDone: true, priority: .low),
])
print(store.visible.map(\.title), store.grouped.map { "\($0.label): \($1.count)" })
store.toggle(1); store.toggle(99); store.filter.showDone = false
print(store.visible.map(\.title), store.saves)
store.filter = Filter(minimum: .normal, search: "SHOP");
print(store.visible.map(\.id), Priority.allCases.map(\.label), Priority.allCases.max()!)
let encoder = JSONEncoder(); encoder.outputFormatting = .sortedKeys
let data = try encoder.encode(store.todos[1]); print(String(decoding: data, as: UTF8.self))
print(try JSONDecoder().decode(Todo.self, from: data) == store.todos[1])
