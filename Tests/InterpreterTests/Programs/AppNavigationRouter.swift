enum Route: Hashable {
  case home, detail(id: Int), settings(Section?), web(String)
  enum Section: String, Hashable, CaseIterable { case account, privacy }
  init?(path: String) {
    var parts = path.split(separator: "/").map(String.init)[...]
    switch parts.popFirst() {
    case nil, "home": self = .home
    case "detail":
      guard let id = parts.first.flatMap(Int.init) else { return nil }; self = .detail(id: id)
    case "settings": self = .settings(parts.first.flatMap(Section.init(rawValue:)))
    case let other? where other.hasPrefix("www"): self = .web(other)
    default: return nil
    }
  }
  var path: String {
    switch self {
    case .home: "/home";
    case .detail(let id): "/detail/\(id)";
    case .settings(nil): "/settings";
    case .settings(let s?): "/settings/\(s.rawValue)";
    case .web(let w): w
    }
  }
}
struct Router {
  private(set) var stack: [Route] = [.home]; var current: Route { stack.last ?? .home }
  mutating func push(_ r: Route) { if current != r { stack.append(r) } }
  @discardableResult mutating func pop() -> Route? { stack.count > 1 ? stack.removeLast() : nil }
  mutating func popTo(where test: (Route) -> Bool) {
    while stack.count > 1, let last = stack.last, !test(last) { stack.removeLast() }
  }
}
var router = Router()
for path in [
  "/detail/4", "detail/x", "settings/privacy", "/settings/none", "www.a.b", "", "nope", "/detail/4",
] {
  if let route = Route(path: path) {
    router.push(route); print(path, "->", route.path)
  } else {
    print(path, "is no route")
  }
}
print(router.stack.map(\.path), router.pop()?.path ?? "-")
router.popTo { if case .settings = $0 { true } else { false } };
print(router.current.path, router.stack.count)
router.popTo { $0 == .detail(id: 4) }; router.pop(); router.pop();
print(router.current, Set(router.stack + [.home]).count, Route.Section.allCases.map(\.rawValue))
