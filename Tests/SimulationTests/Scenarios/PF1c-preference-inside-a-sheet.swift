import SwiftUI

struct Name: PreferenceKey {
  static let defaultValue = "none"
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

struct Inner: View {
  var body: some View { Text("inner").preference(key: Name.self, value: "sheet") }
}

struct Root: View {
  @State private var shows = false
  @State private var heard = "?"
  var body: some View {
    VStack {
      Text("heard \(heard)")
      Button("show") { shows = true }
    }
    .sheet(isPresented: $shows) { Inner() }
    .onPreferenceChange(Name.self) { heard = $0 }
  }
}
