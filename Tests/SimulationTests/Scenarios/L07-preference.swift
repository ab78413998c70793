import SwiftUI

struct WidestKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    value = max(value, nextValue())
  }
}

struct Column: View {
  let width: Int

  var body: some View {
    Text("Column \(width)").preference(key: WidestKey.self, value: width)
  }
}

struct Title: View {
  var body: some View { Text("Title") }
}

struct Sheet: View {
  @State private var first = 10
  @State private var widest = -1

  var body: some View {
    VStack {
      Title()
      Column(width: first)
      Column(width: 20)
      Text("Widest \(widest)")
      Button("Wider") { first += 15 }
      Button("Smaller") { first = 12 }
    }
    .onPreferenceChange(WidestKey.self) { widest = $0 }
  }
}
