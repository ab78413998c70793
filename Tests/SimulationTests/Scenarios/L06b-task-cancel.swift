import SwiftUI

struct Kitchen: View {
  @State private var isCooking = true
  @State private var log = "quiet"

  var body: some View {
    VStack {
      Text(log)
      Button("Switch") { isCooking.toggle() }
      if isCooking {
        Pot(log: $log)
      }
    }
  }
}

struct Pot: View {
  @Binding var log: String

  var body: some View {
    Text("cooking")
      .task {
        do {
          try await Task.sleep(for: .seconds(10))
          log = "done"
        } catch is CancellationError {
          print("cancelled \(Task.isCancelled)")
        } catch {
          print("failed")
        }
      }
  }
}
