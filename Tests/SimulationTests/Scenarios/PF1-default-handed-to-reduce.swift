import SwiftUI

struct NameKey: PreferenceKey {
  static let defaultValue = "none"
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

struct Page: View {
  @State private var name = ""
  @State private var isLong = false
  @State private var title = "A"
  var body: some View {
    VStack {
      Text(title).preference(key: NameKey.self, value: title)
      Text("plain")
      if isLong { Text("more") }
      Button("Rename") { title += "!" }
    }
    .onPreferenceChange(NameKey.self) { name = $0 }
    Banner(name: name)
  }
}

struct Banner: View {
  let name: String
  var body: some View { Text("banner \(name)") }
}
