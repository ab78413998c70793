// root: V
// size: 100x100
import SwiftUI

extension EnvironmentValues { @Entry var edge: CGFloat = 5 }
struct Child: View {
  @Environment(\.edge) private var edge;
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: edge).accessibilityIdentifier("a"); Spacer(minLength: 0)
    }
  }
}
struct V: View {
  var body: some View {
    Child().environment(\.edge, 30)
  }
}
