import SwiftUI

@Observable class Base { var n = 0 }
final class Derived: Base { var label: String { "d\(n)" } }
struct V: View {
  let model: Derived
  static var made = 0
  var body: some View { Text(model.label) }
}
struct Root: View {
  @State private var model = Derived()
  var body: some View {
    VStack {
      V(model: model); Button("Up") { model.n += 1 }
    }
  }
}
