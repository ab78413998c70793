actor Paginator<Item: Sendable> {
  enum State: Equatable { case idle, loading(page: Int), done, failed(String) }
  private(set) var items: [Item] = []
  private(set) var state = State.idle
  private let load: @Sendable (Int) async throws -> (items: [Item], hasMore: Bool)
  init(load: @escaping @Sendable (Int) async throws -> (items: [Item], hasMore: Bool)) {
    self.load = load
  }
  private var page = 0
  func next() async {
    guard state == .idle else { return }
    state = .loading(page: page)
    do {
      let (new, more) = try await load(page)
      items += new
      page += 1
      state = more ? .idle : .done
    } catch { state = .failed("\(error)") }
  }
  var isFinished: Bool { if case .done = state { true } else { false } }
}
struct Offline: Error, CustomStringConvertible { var description: String { "offline" } }
let pages = Paginator<Int> { page in
  if page == 3 { throw Offline() }
  return (Array(page * 2..<page * 2 + 2), page < 9)
}
while await !pages.isFinished {
  await pages.next()
  if case .failed(let why) = await pages.state { print("failed", why); break }
}
print(await pages.items, await pages.state)
