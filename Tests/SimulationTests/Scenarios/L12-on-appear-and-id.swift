import SwiftUI

struct Reader: View {
  @State private var chapter = 1

  var body: some View {
    VStack {
      Text("Chapter \(chapter)")
        .onAppear { print("inside") }
        .id(chapter)
        .onAppear { print("outside") }
      Button("Next") { chapter += 1 }
    }
  }
}
