import SwiftUI

struct TitleEditor: View {
  let original: String
  @State private var draft: String

  init(original: String) {
    self.original = original
    _draft = State(initialValue: original)
  }

  var body: some View {
    let _ = print("\(original) edited as \(draft)")
    Text(draft)
  }
}

struct Playlists: View {
  @State private var selected = "Jazz"

  var body: some View {
    VStack {
      TitleEditor(original: selected)
      Button("Rock") { selected = "Rock" }
    }
  }
}
