import SwiftUI

@Observable final class Library {
  var title = "L"
  var count = 0
  init(title: String) { self.title = title }
}

struct TitleView: View {
  @Environment(Library.self) private var library
  var body: some View { Text(library.title) }
}

struct Careless: View {
  @Environment(Library.self) private var library
  var body: some View { Text("static") }
}

struct Editor: View {
  @Environment(Library.self) private var library
  var body: some View {
    @Bindable var library = library
    Stepper("Count", value: $library.count)
  }
}

struct Root: View {
  @State private var library = Library(title: "one")
  var body: some View {
    VStack {
      TitleView()
      Careless()
      Button("Title") { library.title += "!" }
      Button("Replace") { library = Library(title: "two") }
    }
    .environment(library)
  }
}
