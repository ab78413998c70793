import SwiftUI

// The app that grows through the course: tutor trace docs/Shelf.swift

@main
struct ReadingApp: App {
  var body: some Scene {
    WindowGroup { Shelf() }
  }
}

struct Book: Identifiable, Hashable {
  let title: String
  let about: String
  var page = 0
  var id: String { title }
}

@MainActor protocol BookStore {
  func books(in library: String) async throws -> [Book]
}

struct NoAnswer: Error {}

@MainActor final class SlowStore: BookStore {
  private var tries = 0

  func books(in library: String) async throws -> [Book] {
    try await Task.sleep(for: .seconds(1))
    tries += 1
    if tries == 1 { throw NoAnswer() }
    if library == "Village" {
      return [Book(title: "Heidi", about: "Up the alp.")]
    }
    return [
      Book(title: "Emma", about: "A matchmaker errs."),
      Book(title: "Dune", about: "Sand and spice."),
    ]
  }
}

@MainActor @Observable final class ShelfModel {
  var books: [Book] = []
  var stars: Set<String> = []
  var isLoading = false
  var problem: String?
  private let store: any BookStore

  init(store: any BookStore) { self.store = store }

  var shown: [Book] {
    books.sorted { $0.title < $1.title }
  }

  func load(_ library: String) async {
    isLoading = true
    problem = nil
    let answer = try? await store.books(in: library)
    guard !Task.isCancelled else { return }
    isLoading = false
    if let answer {
      books = answer
    } else {
      problem = "No answer"
    }
  }

  func remove(_ read: [Book.ID]) {
    books.removeAll { read.contains($0.id) }
    stars.subtract(read)
  }

  func readOn(_ id: Book.ID) {
    for place in books.indices where books[place].id == id {
      books[place].page += 10
    }
  }

  func star(_ id: Book.ID) {
    if stars.remove(id) == nil { stars.insert(id) }
  }
}

struct Post: Identifiable, Hashable {
  let member: String
  let title: String
  var likes = 0
  var isLiked = false
  var id: String { member }
}

@MainActor protocol Club {
  func posts(in library: String, from start: Int) async throws -> [Post]
  func like(_ id: Post.ID) async throws
}

struct Refused: Error {}

@MainActor final class SlowClub: Club {
  private var tries = 0
  private let members = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn"]

  func posts(in library: String, from start: Int) async throws -> [Post] {
    try await Task.sleep(for: .seconds(1))
    tries += 1
    if tries == 1 { throw NoAnswer() }
    if library == "Village" { return [] }
    return members.dropFirst(start).prefix(3).map {
      Post(member: $0, title: $0 < "D" ? "Emma" : "Dune")
    }
  }

  func like(_ id: Post.ID) async throws {
    try await Task.sleep(for: .seconds(1))
    if id == "Ben" { throw Refused() }
  }
}

enum FeedState {
  case loading
  case failed
  case empty
  case loaded([Post])
}

@MainActor @Observable final class FeedModel {
  private(set) var state = FeedState.loading
  private var library = ""
  private let club: any Club

  init(club: any Club) { self.club = club }

  func open(_ library: String) async {
    if case .loaded = state, library == self.library { return }
    self.library = library
    state = .loading
    do {
      let first = try await club.posts(in: library, from: 0)
      guard library == self.library else { return }
      state = first.isEmpty ? .empty : .loaded(first)
    } catch {
      if !Task.isCancelled, library == self.library { state = .failed }
    }
  }

  func more() async {
    let asked = library
    guard case .loaded(let seen) = state,
      let next = try? await club.posts(in: asked, from: seen.count),
      !next.isEmpty, library == asked,
      case .loaded(let posts) = state, posts.count == seen.count
    else { return }
    state = .loaded(posts + next)
  }

  func like(_ id: Post.ID) async {
    show(true, for: id)
    do {
      try await club.like(id)
    } catch {
      show(false, for: id)
    }
  }

  private func show(_ isLiked: Bool, for id: Post.ID) {
    guard case .loaded(var posts) = state,
      let place = posts.firstIndex(where: { $0.id == id })
    else { return }
    posts[place].isLiked = isLiked
    posts[place].likes += isLiked ? 1 : -1
    state = .loaded(posts)
  }
}

enum Route: Hashable {
  case book(Book.ID)
  case feed
}

struct Shelf: View {
  @State private var model = ShelfModel(store: SlowStore())
  @State private var feed = FeedModel(club: SlowClub())
  @State private var library = "Town"
  @State private var text = ""
  @State private var path: [Route] = []

  private var found: [Book] {
    model.shown.filter {
      text.isEmpty || $0.title.contains(text)
    }
  }

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        ShelfTitle(model: model)
        StarLine(model: model)
        TextField("Search", text: $text)
        if let problem = model.problem { Text(problem) }
        Loading(isOn: model.isLoading) {
          List {
            ForEach(
              Array(found.enumerated()),
              id: \.element.id
            ) { place, book in
              BookRow(
                number: place + 1,
                book: book,
                isStarred: model.stars.contains(book.id),
                model: model
              )
            }
            .onDelete { places in
              model.remove(places.map { found[$0].id })
            }
          }
        }
        NavigationLink("Club", value: Route.feed)
        Button("Refresh") {
          Task { await model.load(library) }
        }
        Button("No stars") { model.stars = [] }
        Button("Town") { library = "Town" }
        Button("Village") { library = "Village" }
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .book(let id): BookPage(id: id, model: model)
        case .feed: Feed(library: library, model: feed)
        }
      }
    }
    .task(id: library) { await model.load(library) }
  }
}

struct ShelfTitle: View {
  let model: ShelfModel

  var body: some View {
    Text("To read: \(model.books.count)")
    Text(
      model.books.count >= 3
        ? "Read first" : "Buy another")
  }
}

struct StarLine: View {
  let model: ShelfModel
  var body: some View { Text("Stars: \(model.stars.count)") }
}

struct BookRow: View {
  let number: Int
  let book: Book
  let isStarred: Bool
  let model: ShelfModel
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Number \(number), page \(book.page)")
      Button(book.title) { isOpen.toggle() }
      Button("\(isStarred ? "Unstar" : "Star") \(book.title)") {
        model.star(book.id)
      }
      if isOpen { Text(book.about) }
      NavigationLink("Read \(book.title)", value: Route.book(book.id))
    }
    .buttonStyle(.borderless)
  }
}

struct BookPage: View {
  let id: Book.ID
  let model: ShelfModel
  @State private var isNoteOpen = false
  @State private var note = ""

  var body: some View {
    if let book = model.books.first(where: { $0.id == id }) {
      Text("Bookmark: \(book.page)")
      Button("Ten pages") { model.readOn(id) }
    }
    Button(isNoteOpen ? "Close" : "Note") {
      withAnimation { isNoteOpen.toggle() }
    }
    if isNoteOpen {
      NoteDrawer(note: $note)
        .transition(.move(edge: .bottom))
    }
  }
}

struct NoteDrawer: View {
  @Binding var note: String

  var body: some View {
    Text("Noted: \(note)")
    TextField("Your note", text: $note)
  }
}

struct Loading<Content: View>: View {
  let isOn: Bool
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      if isOn { Text("Loading") }
      content
    }
  }
}

struct Feed: View {
  let library: String
  let model: FeedModel

  var body: some View {
    VStack {
      switch model.state {
      case .loading: Text("Asking the club")
      case .failed:
        Text("The club is silent")
        Button("Ask again") {
          Task { await model.open(library) }
        }
      case .empty: Text("Nothing read yet")
      case .loaded(let posts): Posts(posts: posts, model: model)
      }
    }
    .task { await model.open(library) }
  }
}

struct Posts: View {
  let posts: [Post]
  let model: FeedModel

  var body: some View {
    List {
      ForEach(posts) { post in
        PostRow(post: post, model: model)
          .task {
            if post.id == posts.last?.id { await model.more() }
          }
      }
    }
  }
}

struct PostRow: View {
  let post: Post
  let model: FeedModel

  var body: some View {
    VStack {
      Text("\(post.member) has read \(post.title)")
      Text("Likes: \(post.likes)")
      Button("\(post.isLiked ? "Liked" : "Like") \(post.member)") {
        Task { await model.like(post.id) }
      }
      .disabled(post.isLiked)
    }
  }
}
