/// Small programs as people write them.
func quicksort<T: Comparable>(_ values: [T]) -> [T] {
  guard values.count > 1 else { return values }
  let pivot = values[values.count / 2]
  return quicksort(values.filter { $0 < pivot }) + values.filter { $0 == pivot }
    + quicksort(values.filter { $0 > pivot })
}
func mergesort(_ values: [Int]) -> [Int] {
  guard values.count > 1 else { return values }
  let middle = values.count / 2
  var left = mergesort(Array(values[..<middle]))[...]
  var right = mergesort(Array(values[middle...]))[...]
  var result: [Int] = []
  while let a = left.first, let b = right.first {
    result.append(a <= b ? left.removeFirst() : right.removeFirst())
  }
  return result + left + right
}
func bubble(_ values: inout [Int]) -> Int {
  var swaps = 0
  for end in stride(from: values.count - 1, to: 0, by: -1) {
    for i in 0..<end where values[i] > values[i + 1] {
      values.swapAt(i, i + 1)
      swaps += 1
    }
  }
  return swaps
}
func primes(to limit: Int) -> [Int] {
  var sieve = [Bool](repeating: true, count: limit + 1)
  for n in 2...limit where sieve[n] {
    for multiple in stride(from: n * n, through: limit, by: n) { sieve[multiple] = false }
  }
  return (2...limit).filter { sieve[$0] }
}
func binarySearch(_ values: [Int], _ wanted: Int) -> Int? {
  var low = 0
  var high = values.count - 1
  while low <= high {
    let middle = low + (high - low) / 2
    if values[middle] == wanted { return middle }
    if values[middle] < wanted { low = middle + 1 } else { high = middle - 1 }
  }
  return nil
}
func permutations(_ values: [Int]) -> [[Int]] {
  guard let first = values.first else { return [[]] }
  return permutations(Array(values.dropFirst())).flatMap { rest in
    (0...rest.count).map { i in Array(rest[..<i]) + [first] + Array(rest[i...]) }
  }
}
struct Matrix: CustomStringConvertible {
  var rows: [[Int]]
  static func * (a: Matrix, b: Matrix) -> Matrix {
    Matrix(
      rows: a.rows.map { row in
        b.rows[0].indices.map { column in zip(row, b.rows.map { $0[column] }).map(*).reduce(0, +) }
      })
  }
  var transposed: Matrix { Matrix(rows: rows[0].indices.map { c in rows.map { $0[c] } }) }
  var description: String {
    rows.map { $0.map(String.init).joined(separator: " ") }.joined(separator: "/")
  }
}
struct Parser {
  private let tokens: [Character]
  private var position = 0
  init(_ text: String) { tokens = text.filter { !$0.isWhitespace }.map { $0 } }
  private var current: Character? { position < tokens.count ? tokens[position] : nil }
  mutating func expression() throws -> Int {
    var value = try term()
    while let sign = current, sign == "+" || sign == "-" {
      position += 1
      let right = try term()
      value = sign == "+" ? value + right : value - right
    }
    return value
  }
  private mutating func term() throws -> Int {
    var value = try factor()
    while let sign = current, "*/".contains(sign) {
      position += 1
      let right = try factor()
      if sign == "/" {
        guard right != 0 else { throw ParseError.zero(at: position) }
        value /= right
      } else {
        value *= right
      }
    }
    return value
  }
  private mutating func factor() throws -> Int {
    guard let token = current else { throw ParseError.end }
    position += 1
    if token == "(" {
      let value = try expression()
      guard current == ")" else { throw ParseError.unexpected(current) }
      position += 1
      return value
    }
    guard var value = token.wholeNumberValue else { throw ParseError.unexpected(token) }
    while let digit = current?.wholeNumberValue {
      value = value * 10 + digit
      position += 1
    }
    return value
  }
  enum ParseError: Error, Equatable { case end, unexpected(Character?), zero(at: Int) }
}
struct Life {
  var cells: Set<[Int]>
  func step() -> Life {
    var counts: [[Int]: Int] = [:]
    for cell in cells {
      for dx in -1...1 {
        for dy in -1...1 where (dx, dy) != (0, 0) {
          counts[[cell[0] + dx, cell[1] + dy], default: 0] += 1
        }
      }
    }
    return Life(cells: Set(counts.filter { $1 == 3 || ($1 == 2 && cells.contains($0)) }.map(\.key)))
  }
}
struct Queue<T> {
  private var inbox: [T] = []
  private var outbox: [T] = []
  mutating func enqueue(_ value: T) { inbox.append(value) }
  mutating func dequeue() -> T? {
    if outbox.isEmpty {
      outbox = inbox.reversed()
      inbox.removeAll()
    }
    return outbox.popLast()
  }
}
func shortest(_ graph: [String: [String: Int]], from start: String) -> [String: Int] {
  var best = [start: 0]
  var open = [start]
  while !open.isEmpty {
    open.sort { best[$0]! < best[$1]! }
    let node = open.removeFirst()
    for (next, cost) in graph[node] ?? [:] where best[node]! + cost < best[next] ?? .max {
      best[next] = best[node]! + cost
      open.append(next)
    }
  }
  return best
}
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
func hanoi(_ n: Int, _ from: String, _ to: String, _ via: String, _ moves: inout [String]) {
  guard n > 0 else { return }
  hanoi(n - 1, from, via, to, &moves)
  moves.append(from + to)
  hanoi(n - 1, via, to, from, &moves)
}
func caesar(_ text: String, by shift: Int) -> String {
  String(
    text.map { letter in
      guard letter.isLetter, let value = letter.asciiValue else { return letter }
      let base = UInt8(ascii: letter.isUppercase ? "A" : "a")
      return Character(UnicodeScalar((value - base + UInt8(shift)) % 26 + base))
    })
}

func algorithms() {
  let numbers = [5, 2, 9, 1, 5, 6, -3]
  print(quicksort(numbers), mergesort(numbers), quicksort(["b", "c", "a"]))
  var copy = numbers
  print(bubble(&copy), copy, numbers)
  print(
    primes(to: 40), binarySearch([1, 3, 5, 7, 9, 11], 7) as Any, binarySearch([1, 3], 2) as Any)
  print(permutations([1, 2, 3]).count, permutations([1, 2, 3]).last!)
  let m = Matrix(rows: [[1, 2], [3, 4]])
  print(m * m, m.transposed, m * Matrix(rows: [[0, 1], [1, 0]]))
  for text in ["1 + 2 * 3", "(1+2)*3-4/2", "2*(3+", "7/0", "a", "12*12"] {
    var parser = Parser(text)
    do {
      print(text, "=", try parser.expression())
    } catch Parser.ParseError.end {
      print(text, "ended")
    } catch let error as Parser.ParseError {
      print(text, error == .zero(at: 3) ? "zero" : "error")
    } catch { print("?") }
  }
  var life = Life(cells: [[1, 0], [1, 1], [1, 2]])
  life = life.step()
  print(life.cells.sorted { $0.lexicographicallyPrecedes($1) }, life.step().cells.count)
  var queue = Queue<Int>()
  for n in 1...3 { queue.enqueue(n) }
  print(queue.dequeue()!, queue.dequeue()!)
  queue.enqueue(4)
  print(queue.dequeue()!, queue.dequeue()!, queue.dequeue() as Any)
  let graph = ["a": ["b": 4, "c": 1], "c": ["b": 2, "d": 7], "b": ["d": 1]]
  print(shortest(graph, from: "a").sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
  print(gcd(48, 36), gcd(17, 5))
  var moves: [String] = []
  hanoi(3, "A", "C", "B", &moves)
  print(moves.count, moves.joined(separator: " "))
  print(caesar("Hello, World!", by: 3))
  var memo: [Int: Int] = [:]
  func fib(_ n: Int) -> Int {
    if let known = memo[n] { return known }
    let value = n < 2 ? n : fib(n - 1) + fib(n - 2)
    memo[n] = value
    return value
  }
  print(fib(60), memo.count)
}
