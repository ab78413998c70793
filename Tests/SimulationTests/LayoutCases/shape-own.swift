// root: V
// size: 100x60
import SwiftUI

struct Tri: Shape { func path(in rect: CGRect) -> Path { Path { $0.move(to: .zero) } } }
struct V: View {
  var body: some View {
    Tri().frame(width: 20).accessibilityIdentifier("a")
  }
}
