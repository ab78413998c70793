import SwiftUI

struct Theme: Equatable { var color = "red"; var size = 1 }
extension EnvironmentValues { @Entry var theme = Theme() }
extension View {
  func theme(_ change: (inout Theme) -> Void) -> some View {
    var t = Theme(); change(&t); return environment(\.theme, t)
  }
}
struct Leaf: View {
  @Environment(\.theme.color) private var color
  var body: some View { Text(color) }
}
struct Root: View {
  @State private var size = 1
  @State private var color = "blue"
  var body: some View {
    VStack {
      Leaf().theme {
        $0.size = size; $0.color = color
      }
      Button("Size") { size += 1 }
      Button("Color") { color = "green" }
    }
  }
}
