import SwiftUI

struct Task3: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

struct Tasks: View {
  @State private var tasks = [
    Task3(id: 1, title: "wash"), Task3(id: 2, title: "dry", isDone: true),
  ]
  @State private var showsAll = true

  private var shown: [Binding<Task3>] {
    $tasks.filter { $task in showsAll || !task.isDone }
  }

  var body: some View {
    VStack {
      ForEach(shown) { $task in
        Toggle(task.title, isOn: $task.isDone)
      }
      Text("\(shown.count) shown")
      Button("Open ones") { showsAll = false }
    }
  }
}
