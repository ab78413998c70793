import SwiftUI

struct Poster: View {
  let band: String

  init(band: String) {
    self.band = band
    print("init Poster")
  }

  var body: some View {
    let _ = print("body Poster")
    Text(band)
  }
}

struct Doors: View {
  init() { print("init Doors") }

  var body: some View {
    let _ = print("body Doors")
    Text("Doors open at 8")
  }
}

struct Concert: View {
  @State private var tickets = 10

  var body: some View {
    VStack {
      Poster(band: "The Owls")
      Text("\(tickets) left")
      Doors()
      Button("Buy") { tickets -= 1 }
    }
  }
}
