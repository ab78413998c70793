import SwiftUI

struct Story: Identifiable {
  var id: UUID { UUID() }
  let title: String
}

struct StoryRow: View {
  let title: String
  @State private var isRead = false
  var body: some View {
    HStack {
      Text(isRead ? "read" : title)
      Button("Read") { isRead = true }
    }
  }
}

struct Feed: View {
  @State private var refreshes = 0
  private let stories = [Story(title: "Storm")]

  var body: some View {
    VStack {
      Text("\(refreshes)")
      ForEach(stories) { story in
        StoryRow(title: story.title)
      }
      Button("Refresh") { refreshes += 1 }
    }
  }
}
