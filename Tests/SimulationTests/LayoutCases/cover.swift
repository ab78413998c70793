// root: V
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.fullScreenCover(isPresented: .constant(true)) {
      Color.blue.accessibilityIdentifier("inside")
    }
  }
}
