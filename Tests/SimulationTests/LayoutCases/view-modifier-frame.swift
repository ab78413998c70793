// root: V
// size: 100x100
import SwiftUI

struct Sized: ViewModifier {
  let side: CGFloat;
  func body(content: Content) -> some View { content.frame(width: side, height: side) }
}
struct V: View {
  var body: some View {
    Color.red.modifier(Sized(side: 20)).accessibilityIdentifier("c")
  }
}
