import SwiftUI
import UIKit

struct Measuring: UIViewRepresentable {
  let text: String
  @Binding var length: Int

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) {
    view.text = text
    length = text.count
  }
}

struct Note: View {
  @State private var text = "one"
  @State private var length = 0

  var body: some View {
    VStack {
      Measuring(text: text, length: $length)
      Text("\(length) letters")
      Button("Write") { text = "three" }
    }
  }
}
