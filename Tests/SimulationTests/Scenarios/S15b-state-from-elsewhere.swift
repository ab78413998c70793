import SwiftUI

struct Download: View {
  @State private var progress = 0

  var body: some View {
    VStack {
      Text("\(progress) %")
      Button("Start") {
        DispatchQueue.global().async { progress = 50 }
      }
      Button("Finish") {
        Task.detached { progress = 100 }
      }
    }
  }
}
