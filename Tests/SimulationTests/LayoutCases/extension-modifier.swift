// root: V
// size: 100x60
import SwiftUI

extension View { func boxed() -> some View { padding(10) } }
struct V: View {
  var body: some View {
    Color.red.accessibilityIdentifier("in").boxed().accessibilityIdentifier("a")
  }
}
