import SwiftUI

struct Weather: View {
  @State private var report = "…"
  @State private var unread = 0

  var body: some View {
    Text(report)
      .onAppear { print("appeared") }
      .task {
        print("asked \(unread)")
        try? await Task.sleep(for: .seconds(2))
        report = "Rain"
        unread += 1
      }
  }
}
