import SwiftUI

struct Todo: Identifiable, Equatable {
  let id: Int
  var title: String
  var isDone = false
}

struct TodoRow: View {
  let todo: Todo
  let onToggle: () -> Void

  var body: some View {
    Button(todo.isDone ? "Undo \(todo.title)" : "Do \(todo.title)", action: onToggle)
  }
}

struct TodoBadge: View, Equatable {
  let todo: Todo
  let onTap: () -> Void

  static func == (left: TodoBadge, right: TodoBadge) -> Bool { left.todo == right.todo }

  var body: some View { Text("badge \(todo.title)").onTapGesture(perform: onTap) }
}

struct TodoTitle: View {
  let todo: Todo
  var body: some View { Text(todo.title) }
}

struct Header: View {
  let open: Int
  var body: some View { Text("\(open) open") }
}

struct TodoScreen: View {
  @State private var todos = [Todo(id: 1, title: "tea"), Todo(id: 2, title: "bed")]
  @State private var query = ""

  private var header: some View { Header(open: todos.filter { !$0.isDone }.count) }

  var body: some View {
    VStack {
      header
      ForEach(todos) { todo in
        TodoRow(todo: todo) { toggle(todo.id) }
        TodoBadge(todo: todo) { toggle(todo.id) }
          .equatable()
        TodoTitle(todo: todo)
      }
      TextField("Search", text: $query)
      Button("Swap") { todos.reverse() }
    }
  }

  private func toggle(_ id: Int) {
    guard let index = todos.firstIndex(where: { $0.id == id }) else { return }
    todos[index].isDone.toggle()
  }
}
