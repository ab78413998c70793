/// Makes programs that nobody would write out of programs that somebody wrote.
struct Mutator: IteratorProtocol {
  let seeds: [[Token]]
  /// Every token of the seeds by its kind, and some that are apt to find something.
  private let pool: [Token.Kind: [Token]]
  private var generator: SeededGenerator

  init(sources: [String], seed: UInt64) {
    seeds = sources.map(Token.split)
    var pool: [Token.Kind: Set<Token>] = [:]
    for token in seeds.joined() + Self.apt { pool[token.kind, default: []].insert(token) }
    self.pool = pool.mapValues { $0.sorted { $0.text < $1.text } }
    generator = SeededGenerator(seed: seed)
  }

  private static let apt: [Token] =
    Token.split(
      """
      0 1 2 7 100 1000000 9223372036854775807 99999999999999999999 0x7F "" "é🎵" "\\(self)"
      + - * / % == != < > <= >= && || ! ? ?? ..< ... += -= *= /= . & | ^ << >> &+ -> = ?. !
      if else switch case default guard let var while repeat for in where return break continue
      self Self super nil true false try throw throws async await func struct class enum protocol
      extension init deinit static mutating lazy weak inout some any as is map filter reduce
      first last count append removeLast insert joined sorted index Int String Double Array Optional
      """
    ).filter { $0.kind != .space }

  /// The next program.
  mutating func next() -> String? {
    var tokens = seeds.randomElement(using: &generator) ?? []
    // Half of the programs get one change: more seldom parse.
    let changes = [1, 1, 1, 2, 2, 4].randomElement(using: &generator) ?? 1
    for _ in 0..<changes where !tokens.isEmpty { change(&tokens) }
    return tokens.map(\.text).joined()
  }

  private mutating func change(_ tokens: inout [Token]) {
    let place = Int.random(in: tokens.indices, using: &generator)
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: tokens.remove(at: place)
    case 1: tokens.insert(tokens[place], at: place)
    case 2: tokens.swapAt(place, Int.random(in: tokens.indices, using: &generator))
    case 3: swapAlike(&tokens, place)
    case 4...10: replace(&tokens)
    case 11: tokens.removeSubrange(group(in: tokens, around: place))
    case 12, 13: repeatGroup(&tokens, place)
    case 14, 15: moveGroup(&tokens, place)
    case 16: nest(&tokens, place)
    case 17, 18: splice(&tokens, place)
    default: takeLine(&tokens, place)
    }
  }

  /// Another token of the same kind: the kind of change that parses most often.
  private mutating func replace(_ tokens: inout [Token]) {
    for _ in 0..<8 {
      let place = Int.random(in: tokens.indices, using: &generator)
      let kind = tokens[place].kind
      guard kind != .space, let other = pool[kind]?.randomElement(using: &generator) else {
        continue
      }
      tokens[place] = other
      return
    }
  }

  private mutating func swapAlike(_ tokens: inout [Token], _ place: Int) {
    let alike = tokens.indices.filter { tokens[$0].kind == tokens[place].kind }
    if let other = alike.randomElement(using: &generator) { tokens.swapAt(place, other) }
  }

  /// From an opening bracket at or after a place to the one that closes it; else the token alone.
  private func group(in tokens: [Token], around place: Int) -> Range<Int> {
    guard
      let begin = tokens[place...].firstIndex(where: { ["(", "[", "{"].contains($0.text) })
    else { return place..<place + 1 }
    var depth = 0
    for index in begin..<tokens.count {
      if ["(", "[", "{"].contains(tokens[index].text) { depth += 1 }
      if [")", "]", "}"].contains(tokens[index].text) { depth -= 1 }
      if depth == 0 { return begin..<index + 1 }
    }
    return place..<place + 1
  }

  private mutating func repeatGroup(_ tokens: inout [Token], _ place: Int) {
    let group = Array(tokens[group(in: tokens, around: place)])
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      tokens.insert(contentsOf: group, at: place)
    }
  }

  /// Replaces one bracketed group by another one that begins alike.
  private mutating func moveGroup(_ tokens: inout [Token], _ place: Int) {
    let target = group(in: tokens, around: place)
    let others = tokens.indices.filter { tokens[$0].text == tokens[target.lowerBound].text }
    guard let other = others.randomElement(using: &generator) else { return }
    let source = Array(tokens[group(in: tokens, around: other)])
    tokens.replaceSubrange(target, with: source)
  }

  /// Puts a group deep inside copies of its own brackets.
  private mutating func nest(_ tokens: inout [Token], _ place: Int) {
    let target = group(in: tokens, around: place)
    let inner = Array(tokens[target])
    guard inner.count > 1, let open = inner.first, let close = inner.last else { return }
    let depth = [2, 10, 100, 400].randomElement(using: &generator) ?? 2
    tokens.replaceSubrange(
      target,
      with: Array(repeating: open, count: depth) + inner + Array(repeating: close, count: depth))
  }

  /// A group of another program.
  private mutating func splice(_ tokens: inout [Token], _ place: Int) {
    guard let other = seeds.randomElement(using: &generator), !other.isEmpty else { return }
    let source = group(in: other, around: Int.random(in: other.indices, using: &generator))
    tokens.replaceSubrange(group(in: tokens, around: place), with: Array(other[source]))
  }

  /// Deletes or repeats a line.
  private mutating func takeLine(_ tokens: inout [Token], _ place: Int) {
    let isBreak: (Token) -> Bool = { $0.kind == .space && $0.text.contains("\n") }
    let begin = tokens[...place].lastIndex(where: isBreak) ?? place
    let end = tokens[(place + 1)...].firstIndex(where: isBreak) ?? place + 1
    let line = Array(tokens[begin..<end])
    if Bool.random(using: &generator) {
      tokens.removeSubrange(begin..<end)
    } else {
      let target = tokens.indices.filter { isBreak(tokens[$0]) }.randomElement(using: &generator)
      tokens.insert(contentsOf: line, at: target ?? begin)
    }
  }
}
