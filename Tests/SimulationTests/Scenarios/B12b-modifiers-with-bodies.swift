import SwiftUI

@Observable
final class Skin {
  var shade = "light"
  var corner = 4
}

struct Framed: ViewModifier {
  let skin: Skin
  @State private var presses = 0

  func body(content: Content) -> some View {
    VStack {
      content
      Text("\(skin.shade) \(presses)")
      Button("Press") { presses += 1 }
    }
  }
}

struct Loud: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled
  let level: Int
  func body(content: Content) -> some View { content.opacity(isEnabled ? 1 : 0.5) }
}

extension View {
  func loud(_ level: Int) -> some View { modifier(Loud(level: level)) }
}

struct Word: View {
  let text: String
  var body: some View { Text(text) }
}

struct Poster: View {
  @State private var skin = Skin()
  @State private var text = "hello"
  @State private var level = 1

  var body: some View {
    VStack {
      Word(text: text)
        .modifier(Framed(skin: skin))
      Word(text: "still")
        .loud(level)
      Button("Shade") { skin.shade = "dark" }
      Button("Corner") { skin.corner += 1 }
      Button("Text") { text += "!" }
      Button("Level") { level += 1 }
    }
  }
}
