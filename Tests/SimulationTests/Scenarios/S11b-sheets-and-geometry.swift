import SwiftUI

struct Preview2: View {
  let zoom: Double
  var body: some View { Text("zoom \(zoom)") }
}

struct CommentSheet: View {
  @Binding var comment: String
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      TextField("Comment", text: $comment)
      Text("\(comment.count) letters")
      Button("Done") { dismiss() }
    }
  }
}

struct PhotoScreen: View {
  @State private var zoom = 1.0
  @State private var comment = ""
  @State private var isCommenting = false
  @State private var title = "photo"

  var body: some View {
    VStack {
      Text(title)
      GeometryReader { proxy in
        Preview2(zoom: zoom)
      }
      Button("Comment") { isCommenting = true }
      Button("Zoom") { zoom *= 2 }
    }
    .sheet(isPresented: $isCommenting, onDismiss: { title = "commented" }) {
      CommentSheet(comment: $comment)
    }
  }
}
