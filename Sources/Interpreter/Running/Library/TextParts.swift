/// Strings and substrings as collections of characters. The indices of a part are those of the whole.
extension NativeTable {
  nonisolated(unsafe) static let textParts: [String: Native] = texts([
    "count": { try $0.unary { Value(word: try $0.string().count) } },
    "isEmpty": { try $0.unary { Value(try $0.string().isEmpty) } },
    "first": { call in
      let form = try call.resultForm()
      return try call.unary {
        try $0.string().first.map { Value(TextBox.character($0)) } ?? form.nothing
      }
    },
    "last": { call in
      let form = try call.resultForm()
      return try call.unary {
        try $0.string().last.map { Value(TextBox.character($0)) } ?? form.nothing
      }
    },
    "startIndex": { try $0.unary { StringIndexing.value(try $0.part().startIndex) } },
    "endIndex": { try $0.unary { StringIndexing.value(try $0.part().endIndex) } },
    "index(after:)": { call in
      let place = call.position
      return try call.binary { text, index in
        let part = try text.part()
        let start = try StringIndexing.checked(index, in: part, place)
        if start == part.endIndex {
          throw Trap("there is no index behind the end of the string", at: place)
        }
        return StringIndexing.value(part.index(after: start))
      }
    },
    "index(before:)": { call in
      let place = call.position
      return try call.binary { text, index in
        let part = try text.part()
        let start = try StringIndexing.checked(index, in: part, place)
        if start == part.startIndex {
          throw Trap("there is no index before the start of the string", at: place)
        }
        return StringIndexing.value(part.index(before: start))
      }
    },
    "index(_:offsetBy:)": { call in
      let place = call.position
      let (me, index) = (try call.receiver().value, try call.value(0))
      let distance = try call.code(1).integer
      return .value { frame in
        let part = try me(frame).part()
        let start = try StringIndexing.checked(try index(frame), in: part, place)
        let by = try distance(frame)
        let limit = by < 0 ? part.startIndex : part.endIndex
        guard let found = part.index(start, offsetBy: by, limitedBy: limit) else {
          throw Trap("an index \(by) further does not lie in the string", at: place)
        }
        return StringIndexing.value(found)
      }
    },
    "index(_:offsetBy:limitedBy:)": { call in
      let place = call.position
      let (me, index, form) = (try call.receiver().value, try call.value(0), try call.resultForm())
      let (distance, limit) = (try call.code(1).integer, try call.value(2))
      return .value { frame in
        let part = try me(frame).part()
        let start = try StringIndexing.checked(try index(frame), in: part, place)
        let by = try distance(frame)
        let end = try StringIndexing.checked(try limit(frame), in: part, place)
        // Whoever gives a limit on the other side has none but the end.
        let isAhead = by < 0 ? end <= start : end >= start
        let bound = isAhead ? end : by < 0 ? part.startIndex : part.endIndex
        return part.index(start, offsetBy: by, limitedBy: bound)
          .map { form.wrap(StringIndexing.value($0)) } ?? form.nothing
      }
    },
    "distance(from:to:)": { call in
      let (me, a, b) = (try call.receiver().value, try call.value(0), try call.value(1))
      let place = call.position
      return .integer { frame in
        let part = try me(frame).part()
        return part.distance(
          from: try StringIndexing.checked(try a(frame), in: part, place),
          to: try StringIndexing.checked(try b(frame), in: part, place))
      }
    },
    "subscript(_:)": { call in
      let (type, place) = (call.type(0), call.position)
      if type.type.nominal?.name == "Index" {
        return try call.binary { text, index in
          let part = try text.part()
          return Value(
            TextBox.character(part[try StringIndexing.element(index, in: part, place)]))
        }
      }
      let range = TextRange(call, type)
      return try call.binary { text, index in
        let part = try text.part()
        return Value(SubstringBox(part[try range.bounds(index, in: part)]))
      }
    },
    "prefix(_:)": { try part($0) { $0.prefix($1) } },
    "suffix(_:)": { try part($0) { $0.suffix($1) } },
    "dropFirst(_:)": { try part($0) { $0.dropFirst($1) } },
    "dropLast(_:)": { try part($0) { $0.dropLast($1) } },
    "prefix(while:)": { call in
      try call.calling { frame, text, test in
        let part = try text.part()
        return Value(SubstringBox(try part.prefix { try test.holds($0, frame) }))
      }
    },
    "drop(while:)": { call in
      try call.calling { frame, text, test in
        let part = try text.part()
        return Value(SubstringBox(try part.drop { try test.holds($0, frame) }))
      }
    },
    "firstIndex(of:)": { try found($0) { $0.firstIndex(of: $1) } },
    "lastIndex(of:)": { try found($0) { $0.lastIndex(of: $1) } },
    "firstIndex(where:)": { call in
      try call.calling { frame, text, test in
        index(try text.part().firstIndex { try test.holds($0, frame) })
      }
    },
    "lastIndex(where:)": { call in
      try call.calling { frame, text, test in
        index(try text.part().lastIndex { try test.holds($0, frame) })
      }
    },
    "filter(_:)": { call in
      try call.calling { frame, text, test in
        Value(try text.string().filter { try test.holds($0, frame) })
      }
    },
    "split(separator:maxSplits:omittingEmptySubsequences:)": { try split($0) },
    "split(maxSplits:omittingEmptySubsequences:whereSeparator:)": { call in
      let me = try call.receiver().value
      let (limit, omits) = try limits(call, 0)
      let (closure, top) = (try call.value(2), call.top)
      return .value { frame in
        let part = try me(frame).part()
        let most = try limit(frame)
        let isOmitting = try omits(frame)
        let test = try closure(frame).function()
        return parts(
          try part.split(maxSplits: most, omittingEmptySubsequences: isOmitting) {
            try test.holds($0, frame + top)
          })
      }
    },
    "base": { try $0.unary { Value(try $0.part().base) } },
    "utf8": { try $0.unary { Value(TextBox(try $0.string())) } },
    "utf16": { try $0.unary { Value(TextBox(try $0.string())) } },
    "unicodeScalars": { try $0.unary { Value(TextBox(try $0.string())) } },
  ])

  private static func part(
    _ call: NativeCall, _ cut: @escaping (Substring, Int) -> Substring
  ) throws -> Code {
    let (place, name) = (call.position, call.call.function.name)
    return try call.binary { text, number in
      if number.word < 0 {
        throw Trap("`\(name)` cannot take \(number.word) characters", at: place)
      }
      return Value(SubstringBox(cut(try text.part(), number.word)))
    }
  }

  private static func found(
    _ call: NativeCall, _ find: @escaping (Substring, Character) -> String.Index?
  ) throws -> Code {
    try call.binary { text, wanted in
      guard let character = try wanted.string().first else { return Value() }
      return index(find(try text.part(), character))
    }
  }

  private static func index(_ index: String.Index?) -> Value {
    index.map { Value(word: StringIndexing.value($0).word, object: Marker.shared) } ?? Value()
  }

  private static func parts(_ list: [Substring]) -> Value {
    Value(ArrayBox(ContiguousArray(list.map { Value(SubstringBox($0)) })))
  }

  private static func limits(
    _ call: NativeCall, _ first: Int
  ) throws -> (most: (Frame) throws -> Int, omits: (Frame) throws -> Bool) {
    let place = call.position
    let limit = call.isGiven(first) ? try call.code(first).integer : { _ in Int.max }
    let omits = call.isGiven(first + 1) ? try call.code(first + 1).boolean : { _ in true }
    return (
      { frame in
        let most = try limit(frame)
        if most < 0 { throw Trap("a string cannot be split \(most) times", at: place) }
        return most
      }, omits
    )
  }

  private static func split(_ call: NativeCall) throws -> Code {
    let (me, separator) = (try call.receiver().value, try call.value(0))
    let (limit, omits) = try limits(call, 1)
    let isCharacter = call.type(0).type.nominal?.role == .character
    return .value { frame in
      let part = try me(frame).part()
      let mark = try separator(frame).string()
      let most = try limit(frame)
      let isOmitting = try omits(frame)
      if isCharacter, let character = mark.first {
        return parts(
          part.split(
            separator: character, maxSplits: most, omittingEmptySubsequences: isOmitting))
      }
      return parts(
        part.split(separator: mark, maxSplits: most, omittingEmptySubsequences: isOmitting))
    }
  }

  /// The views of a string: the same box, gone through in another way.
  nonisolated(unsafe) static let textViews: [String: Native] = {
    var table: [String: Native] = [:]
    view(&table, "UTF8View", { $0.utf8 }, { Value(word: Int($0)) })
    view(&table, "UTF16View", { $0.utf16 }, { Value(word: Int($0)) })
    view(&table, "UnicodeScalarView", { $0.unicodeScalars }, { Value(word: Int($0.value)) })
    table["Index.utf16Offset(in:)"] = { call in
      let (me, text, place) = (try call.receiver().value, try call.value(0), call.position)
      return .integer { frame in
        let part = try text(frame).part()
        let index = try StringIndexing.checked(try me(frame), in: part, place)
        return index.utf16Offset(in: part)
      }
    }
    table["Index.init(utf16Offset:in:)"] = { call in
      let (offset, text) = (try call.code(0).integer, try call.value(1))
      return .value { frame in
        let found = try text(frame).string()
        let most = found.utf16.count
        return StringIndexing.value(
          String.Index(utf16Offset: min(max(try offset(frame), 0), most), in: found))
      }
    }
    return table
  }()

  private static func view<Units: BidirectionalCollection>(
    _ table: inout [String: Native], _ name: String, _ view: @escaping (String) -> Units,
    _ value: @escaping (Units.Element) -> Value
  ) where Units.Index == String.Index {
    table["\(name).count"] = { try $0.unary { Value(word: view(try $0.string()).count) } }
    table["\(name).startIndex"] = {
      try $0.unary { StringIndexing.value(view(try $0.string()).startIndex) }
    }
    table["\(name).endIndex"] = {
      try $0.unary { StringIndexing.value(view(try $0.string()).endIndex) }
    }
    for (member, isForward) in [("index(after:)", true), ("index(before:)", false)] {
      table["\(name).\(member)"] = { call in
        let place = call.position
        return try call.binary { text, index in
          let string = try text.string()
          let (units, start) = (
            view(string), try StringIndexing.checked(index, in: string[...], place)
          )
          if start == (isForward ? units.endIndex : units.startIndex) {
            throw Trap("there is no index beyond the string", at: place)
          }
          return StringIndexing.value(
            isForward ? units.index(after: start) : units.index(before: start))
        }
      }
    }
    table["\(name).subscript(_:)"] = { call in
      let place = call.position
      guard call.type(0).type.nominal?.name == "Index" else {
        return try sequences["Collection.subscript(_:)"]?(call) ?? call.receiver()
      }
      return try call.binary { text, index in
        let string = try text.string()
        let (units, found) = (
          view(string), try StringIndexing.checked(index, in: string[...], place)
        )
        if found == units.endIndex {
          throw Trap("this index is at the end of the string", at: place)
        }
        return value(units[found])
      }
    }
  }
}

/// Indices of strings: the word of a value holds Swift's own index.
enum StringIndexing {
  static func index(_ value: Value) -> String.Index {
    unsafeBitCast(UInt64(truncatingIfNeeded: value.word), to: String.Index.self)
  }

  static func value(_ index: String.Index) -> Value {
    Value(word: Int(truncatingIfNeeded: unsafeBitCast(index, to: UInt64.self)))
  }

  /// An index that is sure to lie in a text.
  static func checked(
    _ value: Value, in text: Substring, _ place: SourcePosition
  ) throws -> String.Index {
    let index = index(value)
    guard index >= text.startIndex, index <= text.endIndex else {
      throw Trap("this index does not lie in the string", at: place)
    }
    return index
  }

  /// One at which there is a character.
  static func element(
    _ value: Value, in text: Substring, _ place: SourcePosition
  ) throws -> String.Index {
    let index = try checked(value, in: text, place)
    if index == text.endIndex {
      throw Trap("this index is at the end of the string", at: place)
    }
    return index
  }
}

/// A range of indices that stands in brackets behind a string.
struct TextRange {
  let name: String
  let position: SourcePosition

  init(_ call: NativeCall, _ type: RuntimeType) {
    name = type.type.nominal?.name ?? ""
    position = call.position
  }

  func bounds(_ range: Value, in text: Substring) throws -> Range<String.Index> {
    if name.isEmpty { return text.startIndex..<text.endIndex }
    let bounds = try range.fields()
    let first = try StringIndexing.checked(bounds[0], in: text, position)
    func behind(_ value: Value) throws -> String.Index {
      text.index(after: try StringIndexing.element(value, in: text, position))
    }
    switch name {
    case "Range":
      let last = try StringIndexing.checked(bounds[1], in: text, position)
      return min(first, last)..<last
    case "ClosedRange": return first..<max(first, try behind(bounds[1]))
    case "PartialRangeFrom": return first..<text.endIndex
    case "PartialRangeUpTo": return text.startIndex..<first
    default: return text.startIndex..<(try behind(bounds[0]))
    }
  }
}

extension Value {
  /// A string as a part: of itself, or of what it was taken from.
  func part() throws -> Substring {
    if let box = object as? SubstringBox { return box.part }
    return try string()[...]
  }
}

extension FunctionBox {
  /// Whether a test of characters holds.
  func holds(_ character: Character, _ frame: Frame) throws -> Bool {
    try call(frame, Value(TextBox.character(character))).truth
  }
}
