import SwiftUI

struct Console: View {
  @State private var text = ""
  @State private var query = ""
  @State private var log = "-"

  var body: some View {
    VStack {
      Text("Log \(log)")
      Text("Star").onTapGesture { log = "star" }
      Text("Moon").gesture(TapGesture().onEnded { log = "moon" })
      TextField("Command", text: $text)
        .onSubmit { log = "ran " + text }
    }
    .searchable(text: $query, prompt: "Find")
    .onSubmit(of: .search) { log = "found " + query }
  }
}
