import SwiftUI

final class Sample: ObservableObject {
  @Published var drops = 0
  init() { print("Sample made") }
}

struct SampleView: View {
  let label: String
  @StateObject private var sample = Sample()

  var body: some View {
    VStack {
      Text("\(label) \(sample.drops)")
      Button("Drop") { sample.drops += 1 }
    }
  }
}

struct Lab: View {
  @State private var label = "A"
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown {
        SampleView(label: label)
      }
      Button("Relabel") { label = "B" }
      Button("Bin") { isShown = false }
      Button("Fetch") { isShown = true }
    }
  }
}
