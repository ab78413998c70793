protocol Action {}
protocol Reducer<State> {
  associatedtype State
  associatedtype A: Action
  func reduce(_ state: inout State, _ action: A) -> [Effect<A>]
}
struct Effect<A: Action> {
  let run: () -> A?
  static var none: [Effect<A>] { [] }
  static func just(_ action: A) -> Effect<A> { Effect { action } }
}
final class Store<R: Reducer> {
  private(set) var state: R.State { didSet { observers.values.forEach { $0(state) } } }
  private let reducer: R
  private var observers: [Int: (R.State) -> Void] = [:]
  private var next = 0
  init(_ initial: R.State, reducer: R) { state = initial; self.reducer = reducer }
  @discardableResult
  func observe(_ body: @escaping (R.State) -> Void) -> Int {
    defer { next += 1 }
    observers[next] = body
    return next
  }
  func remove(_ token: Int) { observers[token] = nil }
  func send(_ action: R.A) {
    for effect in reducer.reduce(&state, action) {
      if let follow = effect.run() { send(follow) }
    }
  }
  subscript<V>(dynamic path: KeyPath<R.State, V>) -> V { state[keyPath: path] }
}
enum CounterAction: Action, Equatable { case add(Int), twice, reset }
struct CounterReducer: Reducer {
  struct State: Equatable, CustomStringConvertible {
    var count = 0
    var log: [String] = []
    var description: String { "count \(count) after \(log.joined(separator: ","))" }
  }
  func reduce(_ state: inout State, _ action: CounterAction) -> [Effect<CounterAction>] {
    switch action {
    case .add(let n) where n > 100:
      state.log.append("too much")
      return [.just(.reset)]
    case .add(let n):
      state.count += n
      state.log.append("+\(n)")
    case .twice:
      state.log.append("x2")
      return [.just(.add(state.count))]
    case .reset:
      state = State()
    }
    return Effect.none
  }
}
let store = Store(CounterReducer.State(), reducer: CounterReducer())
let token = store.observe { print("saw", $0.count, $0.log.last ?? "-") }
store.send(.add(3))
store.send(.twice)
store.remove(token)
store.send(.twice)
print(store.state, store[dynamic: \.count], store[dynamic: \.log.count])
store.send(.add(500))
print(store.state == .init(), store[dynamic: \.log.first] as Any)
