// root: V
// size: 100x60
import SwiftUI

struct V: View {
  var body: some View {
    Circle().accessibilityIdentifier("c")
  }
}
