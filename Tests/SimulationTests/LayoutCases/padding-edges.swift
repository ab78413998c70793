// root: V
// size: 200x200
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.padding(.horizontal, 20).padding(.top, 10).accessibilityIdentifier("p")
      .background(Color.blue.accessibilityIdentifier("b"))
  }
}
