/// How values of the basic types are written, from the plain ones to the edges of each type, as
/// data: a type, and its expressions. `‹T›` in an expression stands for any expression of type T.
enum Grammar {
  static func alternatives(of type: SwiftType) -> [String] {
    let inner = type.argument.text
    return switch type.name {
    case "Optional": ["nil", "‹\(inner)›", "‹\(inner)›"]
    case "Array":
      [
        "[]", "[‹\(inner)›]", "[‹\(inner)›, ‹\(inner)›, ‹\(inner)›]",
        "Array(repeating: ‹\(inner)›, count: ‹Int›)", "Array(repeating: ‹\(inner)›, count: 300)",
        "Array([‹\(inner)›, ‹\(inner)›].dropFirst(‹Int›))",
      ]
    case "ArraySlice":
      [
        "[‹\(inner)›, ‹\(inner)›, ‹\(inner)›][‹Range<Int>›]",
        "[‹\(inner)›, ‹\(inner)›].dropFirst()",
      ]
    case "Set": ["[]", "[‹\(inner)›]", "[‹\(inner)›, ‹\(inner)›]"]
    case "Dictionary":
      ["[:]", "[‹\(inner)›: ‹\(type.last.text)›]"]
    case "Range": ["‹\(inner)›..<‹\(inner)›", "‹\(inner)›..<‹\(inner)›"] + (table[type.text] ?? [])
    case "ClosedRange":
      ["‹\(inner)›...‹\(inner)›", "‹\(inner)›...‹\(inner)›"] + (table[type.text] ?? [])
    case "Binding": [".constant(‹\(inner)›)"] + (table[type.text] ?? [])
    case "()":
      type.arguments.isEmpty
        ? ["()"] : ["(" + type.arguments.map { "‹\($0.text)›" }.joined(separator: ", ") + ")"]
    default: table[type.text] ?? []
    }
  }

  private static let table: [String: [String]] = [
    "Int": whole("Int") + [
      "0", "1", "-1", "2", "7", "-7", "1_000", "65_536", "1_000_000_000_000", "Int.max - 1",
      "Int.min + 1", "Int.max / 2 + 1", "Int(UInt32.max)", "Int(Int32.min)", "Int(‹Double›)",
      "abs(‹Int›)", "max(‹Int›, ‹Int›)", "‹String›.count", "‹[Int]›.count", "‹Range<Int>›.count",
      "‹Int› + ‹Int›", "‹Int› - ‹Int›", "‹Int› * ‹Int›", "‹Int› &* ‹Int›", "-(‹Int›)",
    ],
    "Int8": whole("Int8"), "Int16": whole("Int16"), "Int32": whole("Int32"),
    "Int64": whole("Int64"), "UInt": whole("UInt"), "UInt8": whole("UInt8"),
    "UInt16": whole("UInt16"), "UInt32": whole("UInt32"), "UInt64": whole("UInt64"),
    "Double": [
      "0.0", "-0.0", "1.0", "-1.0", "0.5", "0.1", "1e19", "-1e19", "1e308", "-1e308", "1e-320",
      "9_223_372_036_854_775_807.0", "Double.nan", "Double.infinity", "-Double.infinity",
      "Double.greatestFiniteMagnitude", "-Double.greatestFiniteMagnitude",
      "Double.leastNonzeroMagnitude", "Double.pi", "Double.ulpOfOne", "Double(‹Int›)",
      "‹Double› * ‹Double›", "‹Double› / ‹Double›", "‹Double› - ‹Double›",
    ],
    "Bool": ["true", "false", "‹Int› < ‹Int›", "‹Double› == ‹Double›"],
    "String": [
      #""""#, #""a""#, #"" ""#, #""\n""#, #""Ärger 😀 👨‍👩‍👧‍👦 e\u{301}\u{301}""#,
      #""\u{0}\u{7F}\u{202E}""#,
      #""9223372036854775808""#, #""-1e999""#, #""NaN""#, #""yyyy-MM-dd'T'HH:mm:ss.SSSZ""#,
      #""%@ %d %5$s %n %-99999d %.99999f %*d %""#, #""../../etc?q=%zz#€""#, #""[a-z]+(""#,
      #""a,b;c d""#, #""\(‹Int›)""#, #""\(‹Double›)""#,
      #"String(repeating: "ab", count: 20_000)"#, #"String(repeating: "é", count: ‹Int›)"#,
      #"String(‹Int›, radix: ‹Int›)"#, #"‹String› + ‹String›"#, #"String(‹String›.prefix(‹Int›))"#,
    ],
    "Character": [#""a""#, #""é""#, #""👨‍👩‍👧‍👦""#, #""\u{0}""#],
    "Range<Int>": [
      "0..<0", "0..<3", "Int.min..<Int.max", "0..<Int.max", "Int.min..<9", "Int.max..<Int.max",
      "(-5)..<(-1)", "3..<1", "‹[Int]›.indices",
    ],
    "ClosedRange<Int>": [
      "0...0", "1...3", "Int.min...Int.max", "64...Int.max", "Int.max...Int.max",
      "Int.min...Int.min", "3...1",
    ],
    "PartialRangeFrom<Int>": ["0...", "Int.max...", "Int.min...", "‹Int›..."],
    "PartialRangeUpTo<Int>": ["..<0", "..<Int.min", "..<Int.max", "..<‹Int›"],
    "PartialRangeThrough<Int>": ["...0", "...Int.max", "...Int.min", "...‹Int›"],
    "ClosedRange<Double>": [
      "0.0...1.0", "0.0...0.0", "-Double.infinity...Double.infinity", "0.0...Double.nan",
    ],
    "Date": [
      "Date.distantPast", "Date.distantFuture", "Date.now", "Date(timeIntervalSince1970: ‹Double›)",
    ],
    "Binding<Bool>": ["$flag"], "Binding<Int>": ["$number"], "Binding<Double>": ["$amount"],
    "Binding<String>": ["$text"], "Binding<Any>": ["$number", "$amount", "$text", "$list"],
    "AnyView": ["AnyView(‹View›)"],
    "View": ["Text(‹String›)", "Color.red", "EmptyView()", "Rectangle()"],
    "KeyPath": [#"\.self"#, #"\.count"#, #"\.description"#],
    "Publisher": [
      "Just(‹Any›)", "[1, 2, 3].publisher", "CurrentValueSubject<Int, Never>(‹Int›)",
      "Timer.publish(every: ‹Double›, on: .main, in: .common).autoconnect()",
    ],
    "AsyncStream": [
      "AsyncStream<Int>(bufferingPolicy: .bufferingNewest(‹Int›)) { $0.yield(1); $0.yield(2); $0.finish() }",
      "AsyncStream<Int>(bufferingPolicy: .bufferingOldest(‹Int›)) { $0.yield(‹Int›); $0.finish() }",
    ],
  ]

  private static func whole(_ type: String) -> [String] {
    let narrow = type == "Int" ? [] : ["\(type)(0)", "\(type)(1)", "\(type)(‹Int›)"]
    return narrow + [
      "\(type).max", "\(type).min", "\(type)(truncatingIfNeeded: ‹Int›)",
      "\(type)(clamping: ‹Int›)",
    ]
  }

  /// Other spellings of a type that are written like it.
  static let synonyms = [
    "CGFloat": "Double", "Float": "Double", "TimeInterval": "Double", "NSNumber": "Double",
    "LocalizedStringKey": "String", "Substring": "String", "StringProtocol": "String",
    "AnyHashable": "Any", "Value": "Any", "Hashable": "Any", "Self": "Any", "Sequence": "[Int]",
    "Content": "View", "Label": "View", "Title": "View", "Icon": "View", "Shape": "View",
    "Header": "View", "Footer": "View", "Placeholder": "View", "Current": "View",
  ]

  /// What a value of no particular type may be.
  static let anything = [
    "Int", "Double", "String", "Bool", "[Int]", "[String]", "Range<Int>", "ClosedRange<Int>",
    "Date",
    "Int?", "[String: Int]", "UInt8", "Int64", "UInt64", "Int8", "Set<Int>", "(Int, Int) -> Bool",
    "Duration", "Any",
  ]

  /// Receivers of methods that a table lists under one name.
  static let receivers: [String: [String]] = [
    "Array": ["[Int]", "[Double]", "[String]", "[[Int]]"], "ArraySlice": ["ArraySlice<Int>"],
    "Set": ["Set<Int>"], "Dictionary": ["[String: Int]", "[Int: Double]"],
    "Range": ["Range<Int>", "ClosedRange<Int>", "PartialRangeFrom<Int>", "PartialRangeUpTo<Int>"],
    "Sequence": ["[Int]", "Range<Int>", "String", "Set<Int>", "ClosedRange<Int>"],
    "UInt8": ["UInt8", "Int8", "UInt64", "Int64", "UInt"], "Optional": ["Int?", "String?"],
    "[Element]": ["[Int]", "[String]", "[Double]"],
  ]
}
