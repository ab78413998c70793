/// What the libraries' interfaces declare, by name, found by their layout alone: a declaration is
/// read when a program asks for its name, so that a start does not pay for what nobody uses.
///
/// The layout: a declaration begins on a line of its own or behind a semicolon, and its head stands
/// on one line, but for what is in parentheses.
struct InterfaceIndex: Sendable {
  struct Piece: Sendable {
    /// The index of its text among the modules.
    var module: Int
    var keyword: Substring
    /// The name that it declares, or of the type that it extends; of `A.B` the first.
    var name: String
    /// It extends a type in a type.
    var isNested = false
    /// Behind its name a colon says what it conforms to.
    var hasPromises = false
    /// Up to the braces.
    var head: Range<Int>
    var members: [Member] = []
    /// With its braces.
    var whole: Range<Int>
    /// `@stored`: its values are the fields that it declares.
    var isStored = false

    /// Whether its members can be read one by one.
    var isDivisible: Bool {
      ["struct", "class", "actor", "extension"].contains(keyword) && !isNested && !isStored
    }
  }

  struct Member: Sendable {
    var names: [String]
    var range: Range<Int>
  }

  private(set) var texts: [[UInt8]] = []
  /// What has been parsed of them so far.
  let trees = InterfaceTrees()
  private(set) var pieces: [Piece] = []
  private(set) var operators = OperatorTable()
  /// Of each module's texts: the names outside of all types.
  private(set) var globals: [[String: [PostponedDeclaration]]] = []
  /// Extensions, by the name of their type.
  private(set) var extensions: [String: [Int]] = [:]
  /// The types and protocols that have an operator, by the operator.
  private(set) var operatorOwners: [String: [Int]] = [:]

  /// - Parameter texts: The interfaces, in the order in which names are looked up in them.
  init(_ texts: [String]) {
    for text in texts {
      self.texts.append(Array(text.utf8))
      globals.append([:])
      add(module: self.texts.count - 1)
    }
  }

  func text(of range: Range<Int>, in module: Int) -> String {
    String(decoding: texts[module][range], as: UTF8.self)
  }

  private mutating func add(module: Int) {
    let bytes = texts[module]
    var scanner = InterfaceScanner(bytes: bytes, position: 0, end: bytes.count)
    while let found = scanner.next() {
      switch found.keyword {
      case "operator", "precedencegroup": addOperator(text(of: found.range, in: module))
      default: add(found, bytes, module: module)
      }
    }
  }

  private mutating func add(_ found: InterfaceScanner.Found, _ bytes: [UInt8], module: Int) {
    guard let name = found.names.first else { return }
    var piece = Piece(
      module: module, keyword: found.keyword, name: name, isNested: found.isNested,
      hasPromises: found.hasPromises, head: found.range.lowerBound..<found.headEnd,
      whole: found.range, isStored: found.isStored)
    let number = pieces.count
    if let body = found.body, Self.owners.contains(found.keyword) {
      var inner = InterfaceScanner(bytes: bytes, position: body.lowerBound, end: body.upperBound)
      while let member = inner.next() {
        piece.members.append(Member(names: member.names, range: member.range))
        for name in member.names where Self.isOperator(name) {
          operatorOwners[name, default: []].append(number)
        }
      }
    }
    pieces.append(piece)
    if found.keyword == "extension" {
      extensions[name, default: []].append(number)
    } else {
      for name in found.names {
        globals[module][name, default: []].append(
          PostponedDeclaration(piece: number))
      }
    }
  }

  static let owners: Set<Substring> = [
    "struct", "class", "actor", "enum", "protocol", "extension",
  ]

  static func isOperator(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    return first.isASCII
      ? "+-*/=<>!&|^~%?.".unicodeScalars.contains(first)
      : operatorHeads.contains { $0.contains(first.value) }
  }

  /// What an operator may begin with besides ASCII, by the grammar of the language; most emoji are
  /// letters of names.
  private static let operatorHeads: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB,
    0xBF...0xBF, 0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E,
    0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
    0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030...0x3030,
  ]

  /// `infix operator + : AdditionPrecedence`, `precedencegroup A { associativity: left higherThan: B }`
  private mutating func addOperator(_ text: String) {
    let words = text.split { " {}\n".contains($0) }
    if words.first == "precedencegroup", words.count > 1 {
      var group = PrecedenceSyntax(
        name: String(words[1]), higherThan: [], lowerThan: [], associativity: .none,
        isAssignment: false)
      for (key, value) in zip(words.dropFirst(2), words.dropFirst(3)) {
        switch key {
        case "associativity:": group.associativity = value == "left" ? .left : .right
        case "higherThan:": group.higherThan.append(String(value))
        case "lowerThan:": group.lowerThan.append(String(value))
        case "assignment:": group.isAssignment = value == "true"
        default: continue
        }
      }
      operators.add(group)
    } else if words.first == "infix", words.count > 2 {
      let group = words.count > 4 ? String(words[4]) : nil
      operators.add(OperatorSyntax(name: String(words[2]), fixity: .infix, group: group))
    }
  }
}
