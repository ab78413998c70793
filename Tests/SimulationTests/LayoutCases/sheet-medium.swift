// root: V
import SwiftUI

struct V: View {
  var body: some View {
    Color.red.sheet(isPresented: .constant(true)) {
      VStack {
        Color.blue.accessibilityIdentifier("inside")
      }
      .presentationDetents([.large, .height(200)])
    }
  }
}
