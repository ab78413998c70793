import SwiftUI

final class Account2: ObservableObject {
  @Published var balance: Int
  init(_ balance: Int) { self.balance = balance }
}

@Observable
final class Bank {
  var rate = 3
  var name: String
  init(_ name: String) { self.name = name }
}

struct BalanceView: View {
  @EnvironmentObject private var account: Account2
  var body: some View { Text("balance \(account.balance)") }
}

struct BankView: View {
  @Environment(Bank.self) private var bank
  var body: some View { Text(bank.name) }
}

struct Lobby: View {
  var body: some View {
    VStack {
      BalanceView()
      BankView()
    }
  }
}

struct City: View {
  @State private var account = Account2(1)
  @State private var bank = Bank("North")

  var body: some View {
    VStack {
      Lobby()
      Button("Other account") { account = Account2(50) }
      Button("Earn") { account.balance += 1 }
      Button("Other bank") { bank = Bank("South") }
      Button("Rate") { bank.rate += 1 }
    }
    .environmentObject(account)
    .environment(bank)
  }
}
