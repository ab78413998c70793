// root: V
// size: 200x200
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.accessibilityIdentifier("c").padding()
  }
}
