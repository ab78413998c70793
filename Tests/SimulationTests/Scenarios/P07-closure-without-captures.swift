import SwiftUI

struct Trigger: View {
  let title: String
  let action: () -> Void
  var body: some View { Button(title, action: action) }
}

struct Panel2: View {
  @State private var lamps = 0

  var body: some View {
    VStack {
      Text("\(lamps)")
      Trigger(title: "Nothing") { print("nothing") }
      Button("Lamp") { lamps += 1 }
    }
  }
}
