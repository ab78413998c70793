import SwiftUI

final class Journal: ObservableObject {
  @Published var entries = 0
  func note() -> Int {
    if entries == 0 { entries = 1 }
    return 1
  }
}

struct Log: View {
  @ObservedObject var journal: Journal
  @State private var isWriting = false

  var body: some View {
    VStack {
      if isWriting {
        Text("\(journal.note())")
      }
      Button("Write") { isWriting = true }
    }
  }
}
