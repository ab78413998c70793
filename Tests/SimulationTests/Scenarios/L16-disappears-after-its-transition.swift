import SwiftUI

struct Notice: View {
  var body: some View {
    Text("Saved")
      .onDisappear { print("notice out") }
      .task {
        do { try await Task.sleep(for: .seconds(60)) } catch { print("task cancelled") }
      }
  }
}

struct Stage: View {
  @State private var isShown = true
  @State private var numbers = [1, 2]
  @State private var key = 0

  var body: some View {
    VStack {
      if isShown { Notice().transition(.move(edge: .top)) }
      ForEach(numbers, id: \.self) { number in
        Text("row \(number)").onDisappear { print("row \(number) out") }
      }
      List(numbers, id: \.self) { number in
        Text("cell \(number)").onDisappear { print("cell \(number) out") }
      }
      Text("key").onDisappear { print("key out") }.transition(.identity).id(key)
      Button("Slowly") { withAnimation(.linear(duration: 2)) { isShown.toggle() } }
      Button("At once") { isShown.toggle() }
      Button("Fewer") { withAnimation(.linear(duration: 1)) { _ = numbers.popLast() } }
      Button("Key") { withAnimation(.linear(duration: 1)) { key += 1 } }
    }
  }
}
