import SwiftUI

struct Key: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct Root: View {
  @State private var n = 0
  var body: some View {
    let _ = print("body \(n)")
    Button("n \(n)") { n += 1 }
      .preference(key: Key.self, value: n)
      .task(id: n) { print("task \(n)") }
      .onAppear { print("appear") }
      .onChange(of: n) { print("change \(n)") }
      .onPreferenceChange(Key.self) { print("preference \($0)") }
  }
}
