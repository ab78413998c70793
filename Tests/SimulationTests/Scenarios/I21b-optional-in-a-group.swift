import SwiftUI

struct Badge: View {
  let text: String; @State private var n = 0;
  var body: some View { Button("\(text) \(n)") { n += 1 } }
}
struct Root: View {
  @State private var level = 0
  var body: some View {
    let title =
      switch level {
      case 0: "zero";
      case 1...2: "few";
      default: "many"
      }
    VStack {
      Group {
        if level > 0 { Badge(text: "extra") }
        Badge(text: title)
      }
      Button("Up") { level += 1 }
    }
  }
}
