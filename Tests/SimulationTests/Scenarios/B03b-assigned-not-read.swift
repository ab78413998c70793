import SwiftUI

struct Feed {
  var chosen = 0
}

@Observable final class Reader {
  var feed = Feed()
}

struct Front: View {
  @State private var reader = Reader()

  var body: some View {
    let _ = (reader.feed = Feed())
    Page(reader: reader)
  }
}

struct Page: View {
  let reader: Reader

  var body: some View {
    Button("\(reader.feed.chosen)") { reader.feed.chosen += 1 }
  }
}
