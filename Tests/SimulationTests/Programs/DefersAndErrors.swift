/// The order of `defer`, and errors on their way.
enum Failure: Error, Equatable {
  case small
  case code(Int)
  case text(String, Int)
}
struct Broken: Error { var reason: String }

func risky(_ n: Int) throws -> Int {
  defer { print("left", n) }
  switch n {
  case 0: throw Failure.small
  case 1: throw Failure.code(7)
  case 2: throw Failure.text("t", 2)
  case 3: throw Broken(reason: "three")
  default: return n * 2
  }
}

func typed(_ n: Int) throws(Failure) -> Int {
  guard n > 0 else { throw .code(n) }
  return n
}

func attempt(_ n: Int) -> String {
  do {
    let value = try risky(n)
    return "ok \(value)"
  } catch Failure.small {
    return "small"
  } catch Failure.code(let code) where code > 5 {
    return "code \(code)"
  } catch let error as Broken {
    return "broken \(error.reason)"
  } catch {
    return "other \(error)"
  }
}

func twice(_ body: () throws -> Int) rethrows -> Int { try body() + body() }

func ordered() -> [Int] {
  var order: [Int] = []
  func inner() {
    defer { order.append(1) }
    defer { order.append(2) }
    order.append(3)
    do {
      defer { order.append(4) }
      order.append(5)
    }
    for i in 10...11 {
      defer { order.append(i * 10) }
      if i == 11 { continue }
      order.append(i)
    }
    if order.count > 3 {
      defer { order.append(6) }
      return
    }
    order.append(7)
  }
  inner()
  return order
}

func early(_ flag: Bool) -> Int {
  var n = 1
  defer { n = 100 }
  if flag { return n }
  defer { print("late defer") }
  n += 1
  return n
}

struct Account {
  private(set) var balance = 10
  mutating func withdraw(_ amount: Int) throws {
    guard amount <= balance else { throw Broken(reason: "only \(balance)") }
    balance -= amount
  }
}

func defersAndErrors() {
  for n in 0...4 { print(attempt(n)) }
  print((try? risky(1)) as Any, (try? risky(5)) ?? -1)
  print(ordered(), early(true), early(false))
  do { print(try twice { try risky(8) }) } catch { print("no") }
  print(twice { 21 })
  do {
    _ = try typed(3)
    _ = try typed(-3)
  } catch {
    switch error {
    case .code(let n): print("typed", n)
    default: print("other")
    }
  }
  var account = Account()
  do {
    try account.withdraw(4)
    try account.withdraw(40)
    print("unreached")
  } catch let error as Broken {
    print(error.reason, account.balance)
  } catch { print("?") }
  let result = Result { try risky(0) }
  switch result {
  case .success(let value): print(value)
  case .failure(let error): print("failed", error)
  }
  let good: Result<Int, Failure> = .success(3)
  let bad: Result<Int, Failure> = .failure(.code(2))
  print((try? good.get()) as Any, (try? bad.get()) as Any)
  print(good.map { $0 + 1 }, bad.map { $0 + 1 })
  do {
    do { _ = try risky(2) } catch Failure.small { print("not here") }
  } catch Failure.text(let text, let n) {
    print(text, n)
  } catch { print("?") }
}
