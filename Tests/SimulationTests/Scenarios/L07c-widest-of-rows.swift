import SwiftUI

struct WidthKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

struct Bar: View {
  let size: Int
  var body: some View { Text("\(size)").preference(key: WidthKey.self, value: size) }
}

struct Side: View {
  var body: some View { Text("side") }
}

struct Measured: View {
  @State private var sizes = [3, 8]
  @State private var widest = 0
  var body: some View {
    VStack {
      ForEach(sizes.indices, id: \.self) { Bar(size: sizes[$0]) }
      Side()
      Text("widest \(widest)")
      Button("Grow small") { sizes[0] += 1 }
      Button("Grow big") { sizes[1] += 1 }
    }
    .onPreferenceChange(WidthKey.self) { widest = $0 }
  }
}
