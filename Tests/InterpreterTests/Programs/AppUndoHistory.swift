protocol Command {
  associatedtype Model; func apply(to model: inout Model); func revert(on model: inout Model);
  var name: String { get }
}
extension Command { var name: String { String(describing: Self.self) } }
struct AnyCommand<M> {
  let name: String; let apply: (inout M) -> Void; let revert: (inout M) -> Void
  init<C: Command>(_ c: C) where C.Model == M {
    name = c.name; apply = { c.apply(to: &$0) }; revert = { c.revert(on: &$0) }
  }
}
struct Insert: Command {
  let text: String; let at: Int
  func apply(to m: inout [String]) { m.insert(text, at: at) };
  func revert(on m: inout [String]) { m.remove(at: at) }
}
struct Swap: Command {
  let a, b: Int; var name: String { "Swap \(a) and \(b)" }
  func apply(to m: inout [String]) { m.swapAt(a, b) };
  func revert(on m: inout [String]) { m.swapAt(a, b) }
}
struct History<M> {
  var model: M; private var done: [AnyCommand<M>] = [], undone: [AnyCommand<M>] = []
  init(_ m: M) { model = m }
  mutating func perform<C: Command>(_ c: C) where C.Model == M {
    let any = AnyCommand(c); any.apply(&model); done.append(any); undone = []
  }
  mutating func undo() -> String? {
    guard let c = done.popLast() else { return nil }; c.revert(&model); undone.append(c);
    return c.name
  }
  mutating func redo() -> String? {
    undone.popLast().map { c in
      c.apply(&model); done.append(c); return c.name
    }
  }
}
var history = History(["a", "b"])
history.perform(Insert(text: "x", at: 1)); history.perform(Swap(a: 0, b: 2)); print(history.model)
print(
  history.undo() ?? "-", history.model, history.undo() ?? "-", history.model, history.undo() as Any)
print(history.redo() ?? "-", history.redo() ?? "-", history.redo() ?? "none", history.model)
history.perform(Insert(text: "end", at: 3)); print(history.model, history.redo() == nil)
