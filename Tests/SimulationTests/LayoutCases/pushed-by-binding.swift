// root: V
// size: 100x200
// do: tap "go"
import SwiftUI

struct V: View {
  @State private var isOn = false
  var body: some View {
    VStack(spacing: 0) {
      Color.gray.frame(height: 20)
      NavigationStack {
        Button("go") { isOn = true }.navigationDestination(isPresented: $isOn) {
          Color.red.frame(width: 30, height: 30).accessibilityIdentifier("page")
        }
      }
      .accessibilityIdentifier("stack")
    }
  }
}
