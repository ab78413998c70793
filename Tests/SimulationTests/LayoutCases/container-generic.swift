// root: V
// size: 100x100
import SwiftUI

struct Box<Content: View>: View {
  @ViewBuilder let content: Content;
  var body: some View { VStack(spacing: 10) { content }.padding(10) }
}
struct V: View {
  var body: some View {
    Box {
      Color.red.accessibilityIdentifier("a"); Color.blue.accessibilityIdentifier("b")
    }
  }
}
