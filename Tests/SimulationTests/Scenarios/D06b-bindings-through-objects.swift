import SwiftUI

struct Task2: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

final class TaskModel: ObservableObject {
  @Published var tasks = [Task2(id: 1, title: "wash"), Task2(id: 2, title: "dry")]
  @Published var owner = "Ada"
}

@Observable
final class Options {
  var sound = "bell"
  var volume = 3
}

struct TaskEditor: View {
  @Binding var task: Task2
  var body: some View {
    HStack {
      Text("\(task.title) \(task.isDone)")
      Button("Done") { task.isDone = true }
    }
  }
}

struct OwnerLine: View {
  @Binding var owner: String
  var body: some View { Text("by \(owner)") }
}

struct SoundLine: View {
  @Binding var sound: String
  var body: some View { Text("plays \(sound)") }
}

struct TaskScreen: View {
  @StateObject private var model = TaskModel()
  @State private var options = Options()

  var body: some View {
    VStack {
      ForEach($model.tasks) { $task in
        TaskEditor(task: $task)
      }
      OwnerLine(owner: $model.owner)
      SoundLine(sound: $options.sound)
      Button("Grace") { model.owner = "Grace" }
      Button("Horn") { options.sound = "horn" }
      Button("Louder") { options.volume += 1 }
    }
  }
}
