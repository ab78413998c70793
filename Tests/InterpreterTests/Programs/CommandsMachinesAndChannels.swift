// swift-format-ignore-file: NeverForceUnwrap
// Observation-like: undo managers, command pattern, state machines, events with generics & Codable enums; typed notification centre
import Foundation
protocol Command {
  associatedtype Target; func apply(to target: inout Target) throws; func reverted() -> any Command
}
struct SetValue<Root, Value>: Command where Value: Equatable {
  let path: WritableKeyPath<Root, Value>; let new, old: Value
  func apply(to target: inout Root) throws {
    guard target[keyPath: path] == old else {
      throw Conflict(expected: "\(old)", found: "\(target[keyPath: path])")
    }; target[keyPath: path] = new
  }
  func reverted() -> any Command { SetValue(path: path, new: old, old: new) }
}
struct Conflict: LocalizedError {
  let expected, found: String;
  var errorDescription: String? { "expected \(expected), found \(found)" }
}
struct Batch<Root>: Command {
  var commands: [any Command]
  func apply(to target: inout Root) throws {
    var copy = target; for c in commands { try run(c, &copy) }; target = copy
  }
  private func run<C: Command>(_ c: C, _ t: inout Root) throws {
    guard var inner = t as? C.Target else { return }; try c.apply(to: &inner); t = inner as! Root
  }
  func reverted() -> any Command { Batch(commands: commands.reversed().map { $0.reverted() }) }
}
struct Document<Model> {
  private(set) var model: Model; private var done: [any Command] = [], undone: [any Command] = []
  init(_ model: Model) { self.model = model }
  mutating func perform<C: Command>(_ c: C) throws where C.Target == Model {
    try c.apply(to: &model); done.append(c); undone = []
  }
  mutating func change<V: Equatable>(_ path: WritableKeyPath<Model, V>, to new: V) throws {
    try perform(SetValue(path: path, new: new, old: model[keyPath: path]))
  }
  @discardableResult mutating func undo() -> Bool {
    guard let c = done.popLast() else { return false }; let r = c.reverted();
    do { try Batch<Model>(commands: [r]).apply(to: &model) } catch { return false };
    undone.append(c); return true
  }
  mutating func redo() {
    guard let c = undone.popLast() else { return };
    try? Batch<Model>(commands: [c]).apply(to: &model); done.append(c)
  }
  var canUndo: Bool { !done.isEmpty }
}
struct Note: Equatable { var title = "", size = 12.0, tags: [String] = [] }
var doc = Document(Note())
try doc.change(\.title, to: "Hello"); try doc.change(\.size, to: 14);
try doc.change(\.tags, to: ["a"])
print(doc.model, doc.undo(), doc.undo(), doc.model, doc.canUndo); doc.redo(); print(doc.model)
do { try doc.perform(SetValue(path: \Note.title, new: "x", old: "y")) } catch {
  print(error.localizedDescription, (error as? Conflict)?.found ?? "")
}
try doc.perform(
  Batch<Note>(commands: [
    SetValue(path: \Note.title, new: "B", old: "Hello"),
    SetValue(path: \Note.size, new: 1, old: 14),
  ]))
print(doc.model.title, doc.model.size); doc.undo(); print(doc.model.title, doc.model.size)
enum Machine {
  enum State: Hashable {
    case idle, running(Int), done(Result), failed; enum Result: String, Hashable { case good, bad }
  }
  enum Event { case start, tick, stop(State.Result?), reset }
  static let table: [(from: (State) -> Bool, on: (Event) -> Bool, to: (State, Event) -> State)] = [
    ({ $0 == .idle }, { if case .start = $0 { true } else { false } }, { _, _ in .running(0) }),
    (
      { if case .running = $0 { true } else { false } },
      { if case .tick = $0 { true } else { false } },
      { s, _ in if case .running(let n) = s { .running(n + 1) } else { s } }
    ),
    (
      { if case .running(let n) = $0 { n > 0 } else { false } },
      { if case .stop(.some) = $0 { true } else { false } },
      { _, e in
        guard case .stop(let r?) = e else { return .failed }; return .done(r)
      }
    ),
    ({ _ in true }, { if case .stop(nil) = $0 { true } else { false } }, { _, _ in .failed }),
    (
      { $0 == .failed || $0 == .done(.good) || $0 == .done(.bad) },
      { if case .reset = $0 { true } else { false } }, { _, _ in .idle }
    ),
  ]
  static func next(_ s: State, _ e: Event) -> State? {
    table.first { $0.from(s) && $0.on(e) }?.to(s, e)
  }
}
var state = Machine.State.idle; var seen: [Machine.State: Int] = [:]
for e in [.tick, .start, .stop(.good), .tick, .tick, .stop(.bad), .reset, .start, .stop(nil)]
  as [Machine.Event]
{
  guard let n = Machine.next(state, e) else { print("ignored", e); continue };
  seen[n, default: 0] += 1; state = n
}
print(
  state, seen.count, seen[.idle] ?? 0,
  seen.keys.filter { if case .running = $0 { true } else { false } }.count)
struct Channel<Payload>: Hashable { let name: String; init(_ name: String) { self.name = name } }
final class Center {
  private var handlers: [AnyHashable: [(Any) -> Void]] = [:]
  func on<P>(_ c: Channel<P>, _ f: @escaping (P) -> Void) {
    handlers[c, default: []].append { if let p = $0 as? P { f(p) } }
  }
  func post<P>(_ p: P, to c: Channel<P>) { handlers[c]?.forEach { $0(p) } }
  func post(to c: Channel<Void>) { post((), to: c) }
}
extension Channel where Payload == String { static let text = Channel("text") }
extension Channel where Payload == (Int, Int) { static let point = Channel("text") }
extension Channel<Void> { static let ping = Channel("ping") }
let center = Center(); var heard: [String] = []
center.on(.text) { heard.append($0) }; center.on(.point) { heard.append("\($0 + $1)") };
center.on(.ping) { heard.append("ping") }
center.post("hi", to: .text); center.post((3, 4), to: .point); center.post(to: .ping);
center.post(7, to: Channel<Int>("text"))
print(heard)
