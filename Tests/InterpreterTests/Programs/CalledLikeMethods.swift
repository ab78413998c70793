protocol Shown {}

struct Pick {
  func callAsFunction(_ number: Int) { print("picked", number) }
}

struct Next {
  func callAsFunction(_ number: Int) -> Int { number + 1 }
}

extension Shown {
  func pick(_ action: @escaping (Int) -> Void) -> String {
    action(1)
    return "method"
  }

  func next<T: Hashable>(_ value: T) -> String { "after \(value)" }
}

struct Row: Shown {
  let pick = Pick()
  let next = Next()

  func picks() { pick(3) }
  func listens() { print(pick { print($0) }, self.pick { number in print(number) }) }
  func counts() { print(next(4), next("x"), self.next(4)) }
  func says() {
    let text: String = next(4)
    print(text)
  }
}

let row = Row()
row.picks()
row.listens()
row.counts()
row.says()
row.pick(7)
print(row.pick { _ in })
