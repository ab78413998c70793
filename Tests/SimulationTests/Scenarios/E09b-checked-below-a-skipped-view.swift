import SwiftUI

extension EnvironmentValues {
  @Entry var one = 1
  @Entry var two = 2
}
struct ReadsTwo: View {
  @Environment(\.two) var two
  var body: some View { Text("\(two)") }
}
struct Middle: View {
  let fixed: String
  var body: some View { ReadsTwo() }
}
struct Root: View {
  @State private var one = 1
  var body: some View {
    VStack {
      Middle(fixed: "f").environment(\.one, one)
      Button("One") { one += 1 }
    }
  }
}
