// root: Sections
// size: 393x800
import SwiftUI

struct Sections: View {
  var body: some View {
    List {
      Section("Words") {
        Color.red.frame(height: 10).accessibilityIdentifier("a")
        Color.red.frame(height: 50).accessibilityIdentifier("b")
      }
      Section {
        Color.red.frame(height: 10).accessibilityIdentifier("c")
      } header: {
        Color.blue.frame(height: 20).accessibilityIdentifier("header")
      } footer: {
        Color.blue.frame(height: 20).accessibilityIdentifier("footer")
      }
    }
  }
}
