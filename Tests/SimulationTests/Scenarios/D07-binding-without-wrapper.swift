import SwiftUI

struct Echo: View {
  let text: Binding<String>

  var body: some View {
    VStack {
      Text("echo \(text.wrappedValue)")
      Button("Shout") { text.wrappedValue += "!" }
    }
  }
}

struct Cave: View {
  @State private var text = "hey"

  var body: some View {
    VStack {
      Echo(text: $text)
      Button("Whisper") { text = "psst" }
    }
  }
}
