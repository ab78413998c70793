import SwiftUI

struct Palette: Equatable {
  var ink = "black"
  var paper = "white"
}

private struct PaletteKey: EnvironmentKey {
  static let defaultValue = Palette()
}

extension EnvironmentValues {
  var palette: Palette {
    get { self[PaletteKey.self] }
    set { self[PaletteKey.self] = newValue }
  }
  @Entry var fontSize = 12
}

extension View {
  func palette(_ palette: Palette) -> some View { environment(\.palette, palette) }
}

struct Paragraph: View {
  let text: String
  @Environment(\.palette) private var palette
  @Environment(\.fontSize) private var fontSize

  var body: some View { Text("\(text) \(palette.ink) \(fontSize)") }
}

struct Quote: View {
  var body: some View {
    Paragraph(text: "quote")
      .palette(Palette(ink: "grey", paper: "white"))
  }
}

struct Chapter: View {
  var body: some View {
    VStack {
      Paragraph(text: "one")
      Quote()
    }
  }
}

struct ReaderScreen: View {
  @Environment(\.fontSize) private var outerSize
  @State private var isNight = false
  @State private var size = 12
  @State private var bookmark = 0

  var body: some View {
    VStack {
      Chapter()
      Text("outer \(outerSize), page \(bookmark)")
      Button("Night") { isNight.toggle() }
      Button("Larger") { size += 1 }
      Button("Bookmark") { bookmark += 1 }
    }
    .palette(isNight ? Palette(ink: "white", paper: "black") : Palette())
    .environment(\.fontSize, size)
  }
}
