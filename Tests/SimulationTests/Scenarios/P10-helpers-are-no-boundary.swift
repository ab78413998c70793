import SwiftUI

struct Recipe: View {
  @State private var portions = 2
  @State private var title = "Soup"

  var body: some View {
    VStack {
      header
      amount(of: "carrots", each: 3)
      buttons
    }
  }

  private var header: some View {
    Text(title).bold()
  }

  private func amount(of what: String, each: Int) -> some View {
    Text("\(portions * each) \(what)")
  }

  @ViewBuilder private var buttons: some View {
    Button("More") { portions += 1 }
    if portions > 2 {
      Button("Less") { portions -= 1 }
    }
  }
}
