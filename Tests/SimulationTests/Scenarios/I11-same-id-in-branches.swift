import SwiftUI

struct Letter: View {
  @State private var stamps = 0
  var body: some View {
    HStack {
      Text("\(stamps) stamps")
      Button("Stamp") { stamps += 1 }
    }
  }
}

struct Post: View {
  @State private var isUrgent = false

  var body: some View {
    VStack {
      if isUrgent {
        Letter().id("letter").bold()
      } else {
        Letter().id("letter")
      }
      Button("Urgent") { isUrgent.toggle() }
    }
  }
}
