import SwiftUI

struct NamesKey: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

struct Wall: View {
  @State private var names = ["Ada"]
  @State private var other = 0

  var body: some View {
    VStack {
      VStack {
        ForEach(names, id: \.self) { Tag(name: $0) }
      }
      .overlayPreferenceValue(NamesKey.self) { names in Frame(text: names.joined(separator: "+")) }
      .backgroundPreferenceValue(NamesKey.self) { Frame(text: "\($0.count) tags") }
      Button("Add") { names.append("Grace") }
      Button("Other \(other)") { other += 1 }
    }
  }
}

struct Tag: View {
  let name: String

  var body: some View {
    Text(name).anchorPreference(key: NamesKey.self, value: .bounds) { _ in [name] }
  }
}

struct Frame: View {
  let text: String

  var body: some View { Text(text) }
}
