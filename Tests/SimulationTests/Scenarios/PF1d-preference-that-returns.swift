import SwiftUI

struct Level: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

struct Badge: View {
  let level: Int
  var body: some View { Text("badge").preference(key: Level.self, value: level) }
}

struct Root: View {
  @State private var isOn = true
  @State private var level = -1
  var body: some View {
    VStack {
      if isOn { Badge(level: 7) }
      Text("level \(level)")
      Button("flip") { isOn.toggle() }
    }
    .onPreferenceChange(Level.self) { level = $0 }
  }
}
