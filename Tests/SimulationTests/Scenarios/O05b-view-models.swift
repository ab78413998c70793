import SwiftUI

final class FeedModel: ObservableObject {
  @Published var posts = ["a"]
  init() { print("feed model") }
}

final class DetailModel: ObservableObject {
  @Published var likes = 0
  let post: String
  init(post: String) {
    self.post = post
    print("detail model \(post)")
  }
}

struct DetailView: View {
  @StateObject private var model: DetailModel

  init(post: String) {
    _model = StateObject(wrappedValue: DetailModel(post: post))
  }

  var body: some View {
    VStack {
      Text("\(model.post) \(model.likes)")
      Button("Like") { model.likes += 1 }
    }
  }
}

struct Legacy: View {
  @ObservedObject var model = DetailModel(post: "legacy")
  var body: some View {
    VStack {
      Text("\(model.likes)")
      Button("Poke") { model.likes += 1 }
    }
  }
}

struct Feed: View {
  @StateObject private var model = FeedModel()
  @State private var selected = "x"

  var body: some View {
    VStack {
      Text("\(model.posts.count)")
      DetailView(post: selected)
      Legacy()
      Button("Select") { selected = "y" }
      Button("Load") {
        model.posts.append("b")
        model.posts.append("c")
      }
    }
  }
}
