import SwiftUI

@Observable
final class Draft {
  var title = "Untitled"
}

struct TitleField: View {
  @Bindable var draft: Draft

  var body: some View {
    TextField("Title", text: $draft.title)
  }
}

struct Form2: View {
  @State private var draft = Draft()

  var body: some View {
    TitleField(draft: draft)
  }
}
