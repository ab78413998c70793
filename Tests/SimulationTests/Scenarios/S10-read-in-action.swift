import SwiftUI

struct Notepad: View {
  @State private var drafts = 0
  @State private var saved = 0
  @State private var note = "none"

  var body: some View {
    VStack {
      Text("saved: \(saved)")
      Text("hold me").onLongPressGesture { note = "\(drafts)" }
      Button("Write") { drafts += 1 }
      Button("Save") { saved = drafts }
    }
    .task { note = "\(drafts)" }
  }
}
