import SwiftUI

struct Picture: View {
  let number: Int
  @State private var text = "loading"

  var body: some View {
    Text("\(number) \(text)")
      .frame(height: 200)
      .task {
        do {
          try await Task.sleep(for: .seconds(2))
          text = "loaded"
        } catch {
          print("cancelled \(number)")
        }
      }
  }
}

struct Album: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<8, id: \.self) { Picture(number: $0) }
      }
    }
    .frame(height: 400)
  }
}
