import SwiftUI

struct Name: PreferenceKey {
  static let defaultValue = "none"
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

struct Root: View {
  @State private var isLong = false
  @State private var heard = ""
  var body: some View {
    VStack {
      if isLong { Text("more") }
      Text("title").preference(key: Name.self, value: "A")
      Text("heard \(heard)")
    }
    .onPreferenceChange(Name.self) { heard = $0 }
  }
}
