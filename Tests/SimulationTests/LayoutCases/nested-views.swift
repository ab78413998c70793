// root: V
// size: 100x60
import SwiftUI

struct Card: View { var body: some View { Color.red } }
struct V: View {
  var body: some View {
    HStack(spacing: 0) {
      Card().accessibilityIdentifier("a"); Card()
    }
  }
}
