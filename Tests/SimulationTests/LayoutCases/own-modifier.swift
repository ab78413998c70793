// root: V
// size: 100x60
import SwiftUI

struct Boxed: ViewModifier {
  func body(content: Content) -> some View { content.accessibilityIdentifier("in").padding(10) }
}
struct V: View {
  var body: some View {
    Color.red.modifier(Boxed()).accessibilityIdentifier("a")
  }
}
