import SwiftData
import SwiftUI

@Model final class Song {
  var title: String
  init(title: String) { self.title = title }
}

@Model final class Film {
  var title: String
  init(title: String) { self.title = title }
}

struct Amount<Item: PersistentModel>: View {
  @Query private var items: [Item]

  var body: some View {
    Text("\(items.count) stored")
    Extra(count: items.count)
  }
}

struct Extra: View {
  let count: Int
  @State private var taps = 0
  var body: some View { Button("Extra \(count)") { taps += 1 } }
}
