// swift-format-ignore-file: NeverForceUnwrap
protocol Command {
  associatedtype Target; var title: String { get }; func apply(to target: inout Target) -> Self?
}
struct Insert: Command {
  var title: String { "insert \(text)" }; let text: String; let at: Int;
  func apply(to t: inout [String]) -> Insert? { t.insert(text, at: min(at, t.count)); return nil }
}
struct AnyCommand<T> {
  let title: String; let run: (inout T) -> (inout T) -> Void
  static func snapshot(_ title: String, _ change: @escaping (inout T) -> Void) -> Self {
    .init(title: title) { t in
      let old = t; change(&t); return { $0 = old }
    }
  }
  init(title: String, run: @escaping (inout T) -> (inout T) -> Void) {
    self.title = title; self.run = run
  }
  init<C: Command>(_ c: C) where C.Target == T {
    self = .snapshot(c.title) { _ = c.apply(to: &$0) }
  }
}
struct History<T> {
  private(set) var value: T;
  private var undone: [AnyCommand<T>] = [], done: [(AnyCommand<T>, (inout T) -> Void)] = []
  init(_ v: T) { value = v }
  mutating func perform(_ c: AnyCommand<T>) { done.append((c, c.run(&value))); undone.removeAll() }
  mutating func undo() -> String? {
    guard let (c, back) = done.popLast() else { return nil }; back(&value); undone.append(c);
    return c.title
  }
  mutating func redo() -> String? {
    guard let c = undone.popLast() else { return nil }; let u = undone; perform(c); undone = u;
    return c.title
  }
}
var h = History(["a"])
h.perform(AnyCommand(Insert(text: "b", at: 5))); h.perform(.snapshot("sort") { $0.sort(by: >) });
h.perform(.snapshot("clear") { $0.removeAll() })
print(h.value, h.undo() ?? "-", h.value, h.undo() ?? "-", h.value, h.redo() ?? "-", h.value)
print(h.undo()!, h.undo()!, h.undo() as Any, h.value)
