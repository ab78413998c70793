import SwiftUI

struct Task1: Identifiable, Equatable { let id: Int; var title: String; var done = false }
@Observable final class Tasks {
  var all = [Task1(id: 1, title: "a"), Task1(id: 2, title: "b")]
  func toggle(_ id: Int) {
    guard let index = all.firstIndex(where: { $0.id == id }) else { return }
    all[index].done.toggle()
  }
}

struct TaskRow: View {
  let task: Task1
  let toggle: (Int) -> Void
  var body: some View { Button(task.title) { toggle(task.id) } }
}

struct NarrowRow: View {
  let title: String
  let done: Bool
  var body: some View { Text(title + (done ? "+" : "-")) }
}

struct CountView: View {
  let tasks: Tasks
  var body: some View { Text("\(tasks.all.filter(\.done).count)") }
}

struct Root: View {
  @State private var tasks = Tasks()
  var body: some View {
    VStack {
      ForEach(tasks.all) { NarrowRow(title: $0.title, done: $0.done) }
      CountView(tasks: tasks)
      Button("Toggle 2") { tasks.toggle(2) }
      Button("Toggle 9") { tasks.toggle(9) }
    }
  }
}
