import SwiftUI

struct Position {
  let id: Int
  var price: Int
}

@Observable
final class Bill {
  var positions = [Position(id: 1, price: 10), Position(id: 2, price: 5)]
  var tip = 1
  var note = ""

  var total: Int { positions.reduce(0) { $0 + $1.price } + tip }
  var first: Position? { positions.first(where: { $0.id == 1 }) }
}

struct TotalView: View {
  let bill: Bill
  var body: some View { Text("\(bill.total)") }
}

struct FirstView: View {
  let bill: Bill
  var body: some View { Text("\(bill.first?.price ?? 0)") }
}

struct Invoice: View {
  @State private var bill = Bill()

  var body: some View {
    VStack {
      TotalView(bill: bill)
      FirstView(bill: bill)
      Button("Tip") { bill.tip += 1 }
      Button("Note") { bill.note = "thanks" }
      Button("Second") { bill.positions[1].price = 6 }
    }
  }
}
