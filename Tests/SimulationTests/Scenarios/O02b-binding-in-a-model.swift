import SwiftUI

final class RowModel: ObservableObject {
  @Binding var isDone: Bool
  @AppStorage("seen") var seen = 0

  init(isDone: Binding<Bool>) { _isDone = isDone }
}

struct TaskRow: View {
  @ObservedObject var model: RowModel

  var body: some View {
    HStack {
      Text("seen \(model.seen)")
      Button("Finish") { model.isDone = true }
      Button("See") { model.seen += 1 }
    }
  }
}

struct Result: View {
  @Binding var isDone: Bool
  var body: some View { Text(isDone ? "done" : "open") }
}

struct TaskPage: View {
  @State private var isDone = false

  var body: some View {
    VStack {
      TaskRow(model: RowModel(isDone: $isDone))
      Result(isDone: $isDone)
    }
  }
}
