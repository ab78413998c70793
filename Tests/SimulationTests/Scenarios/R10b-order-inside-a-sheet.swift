import SwiftUI

struct Key: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Root: View {
  @State private var shows = false
  var body: some View { Button("show") { shows = true }.sheet(isPresented: $shows) { Inside() } }
}

struct Inside: View {
  var body: some View {
    let _ = print("body")
    Text("inside").preference(key: Key.self, value: 4).onGeometryChange(for: Double.self) {
      $0.size.width
    } action: { _ in
      print("geometry")
    }.onAppear { print("appear") }.onChange(of: 1, initial: true) { print("change") }
      .onPreferenceChange(Key.self) { print("preference \($0)") }
  }
}
