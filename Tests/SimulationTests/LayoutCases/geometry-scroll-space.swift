// root: V
// size: 200x100
import SwiftUI

struct V: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.blue.frame(height: 20)
      ScrollView {
        VStack(spacing: 0) {
          Color.green.frame(height: 30)
          GeometryReader { g in
            Color.red.frame(width: g.frame(in: .scrollView).minY, height: 10)
              .accessibilityIdentifier("a")
          }
          .frame(height: 40)
        }
      }
    }
  }
}
