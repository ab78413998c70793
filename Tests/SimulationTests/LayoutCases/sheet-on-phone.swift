// root: V
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.sheet(isPresented: .constant(true)) {
      Color.blue.accessibilityIdentifier("inside")
    }
  }
}
