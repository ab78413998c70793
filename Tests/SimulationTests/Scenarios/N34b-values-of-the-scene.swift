import SwiftUI

extension FocusedValues {
  @Entry var count: Int?
}

@Observable final class Page {
  var title = "Page"
}

final class Timer: ObservableObject {
  @Published var seconds = 0
}

struct Counter: View {
  @State private var count = 0
  @State private var unrelated = 0

  var body: some View {
    Button("Add") { count += 1 }
      .focusedSceneValue(\.count, count)
    Button("Other \(unrelated)") { unrelated += 1 }
  }
}

struct Editor: View {
  @State private var page = Page()
  @StateObject private var timer = Timer()
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Text", text: $text)
      .focused($isFocused)
      .focusedValue(page)
      .focusedObject(timer)
      .focusedValue(\.count, 100)
    Button("Write") { isFocused = true }
    Button("Leave") { isFocused = false }
  }
}

struct Bar: View {
  @FocusedValue(\.count) private var count
  @FocusedValue(Page.self) private var page
  @FocusedObject private var timer: Timer?

  var body: some View {
    Text("\(count ?? -1) \(page?.title ?? "-") \(timer?.seconds ?? -1)")
    Button("Rename") { page?.title += "!" }
    Button("Tick") { timer?.seconds += 1 }
  }
}

struct Window: View {
  @State private var hasCounter = true

  var body: some View {
    Bar()
    if hasCounter { Counter() }
    Editor()
    Button("Toggle") { hasCounter.toggle() }
  }
}
