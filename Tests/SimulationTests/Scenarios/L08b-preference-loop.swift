import SwiftUI

struct HeightKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Runaway: View {
  @State private var height = 1

  var body: some View {
    Text("Height \(height)")
      .preference(key: HeightKey.self, value: height)
      .onPreferenceChange(HeightKey.self) { height = $0 + 1 }
  }
}
