import SwiftUI

struct Todo: Identifiable {
  let id: Int
  var title: String
  var done = false
}

@Observable final class Store {
  var todos = [Todo(id: 1, title: "milk"), Todo(id: 2, title: "tea")]
  var filter = "all"
  var open: Int { todos.filter { !$0.done }.count }
}

struct TodoRow: View {
  @Binding var todo: Todo
  var body: some View { Toggle(todo.title, isOn: $todo.done) }
}

struct Count: View {
  let store: Store
  var body: some View { Text("open \(store.open)") }
}

struct Root: View {
  @State private var store = Store()
  var body: some View {
    VStack {
      Count(store: store)
      List { ForEach($store.todos) { $todo in TodoRow(todo: $todo) } }
      Button("filter") { store.filter = "done" }
    }
  }
}
