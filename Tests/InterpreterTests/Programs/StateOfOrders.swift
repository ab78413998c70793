// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
// A finite state machine as an enum with associated values, and a reducer with a log.
struct Item: Hashable { let sku: String; var quantity = 1 }
enum Order {
  case draft(items: [Item])
  case placed(id: Int, items: [Item])
  case shipped(id: Int, tracking: String?)
  indirect case cancelled(from: Order, reason: Reason)
  enum Reason: String, CaseIterable { case customer = "by customer", stock = "out of stock" }
  enum Action { case add(Item), place, ship(String? = nil), cancel(Reason) }
  enum Refusal: Error, CustomStringConvertible {
    case notAllowed(Action, in: String), empty
    var description: String {
      switch self {
      case .notAllowed(let action, in: let state): "\(action) not allowed in \(state)";
      case .empty: "nothing to place"
      }
    }
  }
  var name: String {
    switch self {
    case .draft: "draft"
    case .placed: "placed"
    case .shipped(_, nil): "shipped blindly"
    case .shipped(_, let tracking?): "shipped \(tracking)"
    case .cancelled(let from, let reason): "cancelled \(reason.rawValue) (was \(from.name))"
    }
  }
  private static var nextID = 100
  mutating func apply(_ action: Action) throws(Refusal) {
    switch (self, action) {
    case (.draft(var items), .add(let item)):
      if let index = items.firstIndex(where: { $0.sku == item.sku }) {
        items[index].quantity += item.quantity
      } else {
        items.append(item)
      }
      self = .draft(items: items)
    case (.draft(let items), .place):
      guard !items.isEmpty else { throw .empty }
      defer { Order.nextID += 1 }
      self = .placed(id: Order.nextID, items: items)
    case let (.placed(id, _), .ship(tracking)): self = .shipped(id: id, tracking: tracking)
    case (.cancelled, .cancel): break
    case (.draft, .cancel(let reason)), (.placed, .cancel(let reason)):
      self = .cancelled(from: self, reason: reason)
    case (_, _): throw .notAllowed(action, in: name)
    }
  }
}
extension Order: Equatable {
  static func == (a: Order, b: Order) -> Bool { a.name == b.name }
}
var order = Order.draft(items: [])
for action in [
  .place, .add(Item(sku: "pen")), .add(Item(sku: "ink", quantity: 2)),
  .add(.init(sku: "pen", quantity: 4)), .place, .add(Item(sku: "late")), .ship("T1"),
  .cancel(.stock),
] as [Order.Action] {
  do throws(Order.Refusal) { try order.apply(action); print("->", order.name) } catch {
    print("refused:", error)
  }
  if case .placed(let id, let items) = order {
    print("  #\(id)", items.map { "\($0.quantity)x\($0.sku)" }, items)
  }
}
var second = Order.draft(items: [Item(sku: "a")])
try? second.apply(.place)
try? second.apply(.cancel(.customer))
try? second.apply(.cancel(.stock))
print(second, second.name, second == order, order)
print(
  Order.Reason.allCases.map(\.rawValue),
  Order.Reason(rawValue: "by customer").map { "\($0)" } ?? "?", Order.Action.ship(),
  Order.Action.cancel(.stock))
