import SwiftUI

@Observable
final class Ledger {
  var lines = 0

  init() { print("a ledger is made") }
}

struct OpenPage: View {
  let title: String
  @State var ledger = Ledger()

  var body: some View { Text("\(title): \(ledger.lines)") }
}

struct PrivatePage: View {
  let title: String
  @State private var ledger = Ledger()

  init(title: String) { self.title = title }

  var body: some View { Text("\(title): \(ledger.lines)") }
}

struct Desk: View {
  @State private var year = 2020
  @State private var isPrivate = false

  var body: some View {
    VStack {
      if isPrivate {
        PrivatePage(title: "\(year)")
      } else {
        OpenPage(title: "\(year)")
      }
      Button("Next year") { year += 1 }
      Button("Private") { isPrivate = true }
    }
  }
}
