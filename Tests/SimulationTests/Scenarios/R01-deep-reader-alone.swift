import SwiftUI

@Observable
final class Census {
  var people = 10
}

struct Town: View {
  let census: Census
  var body: some View { Text("\(census.people)") }
}

struct Region: View {
  let census: Census
  var body: some View { VStack { Town(census: census) } }
}

struct Country: View {
  @State private var census = Census()
  var body: some View {
    VStack {
      Region(census: census)
      Button("Born") { census.people += 1 }
    }
  }
}
