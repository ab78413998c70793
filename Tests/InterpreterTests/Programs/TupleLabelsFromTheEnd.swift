// What the parts of a tuple are called is said by what becomes of the value, behind several calls.

struct Expense {
  let category: String
  let amount: Int
}

struct Ledger {
  let expenses: [Expense]

  var byCategory: [(category: String, sum: Int)] {
    Dictionary(grouping: expenses, by: \.category)
      .map { ($0.key, $0.value.map(\.amount).reduce(0, +)) }
      .sorted { $0.sum > $1.sum }
  }

  var largest: (category: String, sum: Int)? {
    Dictionary(grouping: expenses, by: \.category)
      .map { ($0.key, $0.value.map(\.amount).reduce(0, +)) }
      .max { $0.sum < $1.sum }
  }
}

let ledger = Ledger(expenses: [
  Expense(category: "rent", amount: 900), Expense(category: "food", amount: 12),
  Expense(category: "food", amount: 30), Expense(category: "fun", amount: 7),
])
print(ledger.byCategory)
for row in ledger.byCategory { print(row.category, row.sum) }
print(ledger.largest?.sum ?? 0)

let words = ["one", "three", "four"]
let long: [(word: String, length: Int)] = words.map { ($0, $0.count) }.filter { $0.length > 3 }
print(long)
let byPlace: [(word: String, length: Int)] = words.map { ($0, $0.count) }.sorted { $0.1 > $1.1 }
print(byPlace.map(\.length))

func lengths(_ words: [String]) -> [(word: String, length: Int)] {
  words.map { ($0, $0.count) }.sorted { $0.length < $1.length }.filter { $0.word != "four" }
}
print(lengths(words))
