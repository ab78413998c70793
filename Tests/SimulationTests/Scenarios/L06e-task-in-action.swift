import SwiftUI

struct Upload: View {
  @State private var isBusy = false
  @State private var state = "idle"
  @State private var task: Task<Void, Never>?

  var body: some View {
    VStack {
      Text(state)
      if isBusy { ProgressView() }
      Button("Send") {
        isBusy = true
        task = Task {
          state = "sending"
          try? await Task.sleep(nanoseconds: 1_000_000_000)
          guard !Task.isCancelled else {
            state = "stopped"
            return
          }
          state = "sent"
          isBusy = false
        }
        print("action ends")
      }
      Button("Cancel") { task?.cancel() }
    }
  }
}
