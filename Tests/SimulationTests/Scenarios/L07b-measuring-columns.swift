import SwiftUI

struct WidthKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

struct Column: View {
  let text: String
  var body: some View {
    Text(text).preference(key: WidthKey.self, value: text.count)
  }
}

struct Ruler: View {
  let width: Int
  var body: some View { Text("ruler \(width)") }
}

struct Sheet: View {
  @State private var width = 0
  @State private var words = ["a", "bb"]
  @State private var changes = 0

  var body: some View {
    VStack {
      Ruler(width: width)
      ForEach(words, id: \.self) { Column(text: $0) }
      Button("Longer") { words.append("cccc") }
      Button("Shorter") { words.append("d") }
    }
    .onPreferenceChange(WidthKey.self) {
      width = $0
      changes += 1
    }
  }
}
