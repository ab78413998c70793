// root: V
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.frame(width: 100, height: 100).accessibilityIdentifier("a").background {
      Color.blue.ignoresSafeArea()
    }
  }
}
