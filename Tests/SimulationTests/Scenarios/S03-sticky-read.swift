import SwiftUI

struct Envelope: View {
  @State private var isOpen = true
  @State private var letters = 1

  var body: some View {
    VStack {
      if isOpen {
        Text("\(letters) letters")
      } else {
        Text("Sealed")
      }
      Button("Seal") { isOpen = false }
      Button("Deliver") { letters += 1 }
    }
  }
}
