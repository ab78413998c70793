import SwiftUI

struct Footer: View {
  var body: some View { ProgressView() }
}

struct Feed: View {
  @State private var count = 15
  @State private var loads = 0

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        Text("\(count) entries").frame(height: 100)
        ForEach(0..<count, id: \.self) { number in
          Text("Entry \(number)").frame(height: 100)
        }
        Footer().frame(height: 100).onAppear {
          loads += 1
          count += 15
          print("load \(loads)")
        }
      }
    }
  }
}
