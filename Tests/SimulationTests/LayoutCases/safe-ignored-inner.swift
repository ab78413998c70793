// root: V
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.accessibilityIdentifier("a").ignoresSafeArea()
  }
}
