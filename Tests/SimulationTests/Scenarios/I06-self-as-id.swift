import SwiftUI

struct Errand: View {
  let name: String
  @State private var isDone = false

  var body: some View {
    HStack {
      Text(isDone ? "\(name) done" : name)
      Button("Do") { isDone = true }
    }
  }
}

struct Errands: View {
  @State private var names = ["Post", "Bank"]

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in
        Errand(name: name)
      }
      Button("Correct") { names[0] = "Parcel" }
    }
  }
}
