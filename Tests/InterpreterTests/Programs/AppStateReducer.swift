struct AppState: Equatable {
  var count = 0; var items: [Item] = []; var alert: String?;
  struct Item: Equatable, Identifiable { let id: Int; var name: String; var isOn = false }
}
enum Action: Equatable {
  case increment(by: Int = 1), decrement, add(String), item(id: Int, ItemAction), failed(String),
    dismiss;
  enum ItemAction: Equatable { case toggle, rename(String), delete }
}
typealias Reducer<S, A> = (inout S, A) -> [Effect<A>]
enum Effect<A> {
  case none, send(A), delay(Int, A);
  var isNone: Bool { if case .none = self { true } else { false } }
}
let reducer: Reducer<AppState, Action> = { state, action in
  switch action {
  case .increment(let n):
    state.count += n; return state.count > 3 ? [.send(.failed("too many")), .send(.decrement)] : []
  case .decrement: state.count -= 1
  case .add(let name) where name.isEmpty: return [.send(.failed("no name"))]
  case .add(let name):
    state.items.append(.init(id: (state.items.map(\.id).max() ?? 0) + 1, name: name))
  case let .item(id, action):
    guard let i = state.items.firstIndex(where: { $0.id == id }) else { return [.none] }
    switch action {
    case .toggle: state.items[i].isOn.toggle();
    case .rename(let n): state.items[i].name = n;
    case .delete: state.items.remove(at: i)
    }
  case .failed(let why): state.alert = why
  case .dismiss: state.alert = nil
  }
  return []
}
final class Store<S: Equatable, A> {
  private(set) var state: S { didSet { if state != oldValue { changes += 1 } } };
  let reduce: Reducer<S, A>; var changes = 0; var sent = 0
  init(_ s: S, _ r: @escaping Reducer<S, A>) { state = s; reduce = r }
  func send(_ a: A) {
    sent += 1;
    for effect in reduce(&state, a) {
      switch effect {
      case .none: break;
      case .send(let next), .delay(_, let next): send(next)
      }
    }
  }
  func binding<V>(_ path: KeyPath<S, V>) -> () -> V { { self.state[keyPath: path] } }
}
let store = Store(AppState(), reducer); let count = store.binding(\.count)
store.send(.increment()); store.send(.increment(by: 4));
print(count(), store.state.alert ?? "-", store.changes, store.sent)
store.send(.dismiss); store.send(.add("one")); store.send(.add("")); store.send(.add("two"));
store.send(.item(id: 2, .toggle)); store.send(.item(id: 1, .rename("uno")));
store.send(.item(id: 9, .delete))
print(store.state.items, store.state.alert as Any, store.changes);
store.send(.item(id: 1, .delete));
print(store.state.items.map(\.name), Action.increment() == .increment(by: 1))
