import Foundation

/// What Foundation adds to strings.
extension NativeTable {
  nonisolated(unsafe) static let foundationText: [String: Native] = [
    "StringProtocol.capitalized": method { (text: String) in text.capitalized },
    "StringProtocol.precomposedStringWithCanonicalMapping": method { (text: String) in
      text.precomposedStringWithCanonicalMapping
    },
    "StringProtocol.decomposedStringWithCanonicalMapping": method { (text: String) in
      text.decomposedStringWithCanonicalMapping
    },
    "StringProtocol.precomposedStringWithCompatibilityMapping": method { (text: String) in
      text.precomposedStringWithCompatibilityMapping
    },
    "StringProtocol.decomposedStringWithCompatibilityMapping": method { (text: String) in
      text.decomposedStringWithCompatibilityMapping
    },
    "StringProtocol.components(separatedBy:)": { call in
      call.type(0).type.nominal?.name == "CharacterSet"
        ? try separatedBySet(call) : try separatedByText(call)
    },
    "StringProtocol.trimmingCharacters(in:)": method { (text: String, set: CharacterSet) in
      text.trimmingCharacters(in: set)
    },
    "StringProtocol.replacingOccurrences(of:with:options:range:)": method {
      (text: String, old: String, new: String, options: TextOptions, here: Here) in
      try here.machine.searching(options) {
        text.replacingOccurrences(of: old, with: new, options: options.options)
      }
    },
    "StringProtocol.range(of:options:range:locale:)": { call in
      let (me, target, options) = (
        try call.receiver().value, try call.value(0), try call.value(1)
      )
      let (form, type) = (try call.resultForm(), call.result.wrapped ?? call.result)
      let (optionsType, limits) = (call.type(1), call.isGiven(2) ? try call.value(2) : nil)
      let limitForm = OptionalForm(wrapping: type.type)
      let (machine, place) = (call.machine, call.position)
      return .value { frame in
        let part = try me(frame).part()
        let wanted = try target(frame).string()
        let how = try TextOptions.take(try options(frame), optionsType)
        var range: Range<String.Index>?
        if let limit = try limits?(frame), !limitForm.isNothing(limit) {
          let bounds = try limit.fields()
          let limits = StringIndexing.index(bounds[0])..<StringIndexing.index(bounds[1])
          guard limits.lowerBound >= part.startIndex, limits.upperBound <= part.endIndex else {
            throw Trap("String index is out of bounds", at: place)
          }
          range = limits
        }
        let limits = range
        let match = try machine.searching(how) {
          part.range(of: wanted, options: how.options, range: limits)
        }
        guard let found = match else { return form.nothing }
        return form.wrap(
          Value.pair(
            type, StringIndexing.value(found.lowerBound), StringIndexing.value(found.upperBound)))
      }
    },
    "StringProtocol.rangeOfCharacter(from:)": { call in
      let (me, set, setType) = (try call.receiver().value, try call.value(0), call.type(0))
      let (form, type) = (try call.resultForm(), call.result.wrapped ?? call.result)
      return .value { frame in
        let part = try me(frame).part()
        let wanted = try CharacterSet.take(try set(frame), setType)
        guard let found = part.rangeOfCharacter(from: wanted) else { return form.nothing }
        return form.wrap(
          Value.pair(
            type, StringIndexing.value(found.lowerBound), StringIndexing.value(found.upperBound)))
      }
    },
    "StringProtocol.padding(toLength:withPad:startingAt:)": method {
      (text: String, length: Int, pad: String, start: Int) in
      guard length >= 0, length < ArrayBox.most, !pad.isEmpty, start >= 0, start < pad.utf16.count
      else { throw Trap("a string cannot be padded like this") }
      return text.padding(toLength: length, withPad: pad, startingAt: start)
    },
    "StringProtocol.localizedCaseInsensitiveContains(_:)": method { (text: String, part: String) in
      text.range(of: part, options: .caseInsensitive) != nil
    },
    "StringProtocol.localizedStandardContains(_:)": method { (text: String, part: String) in
      text.range(of: part, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    },
    "StringProtocol.caseInsensitiveCompare(_:)": method { (text: String, other: String) in
      text.caseInsensitiveCompare(other)
    },
    "StringProtocol.localizedCaseInsensitiveCompare(_:)": method { (text: String, other: String) in
      text.localizedCaseInsensitiveCompare(other)
    },
    "StringProtocol.localizedStandardCompare(_:)": method { (text: String, other: String) in
      text.localizedStandardCompare(other)
    },
    "StringProtocol.localizedCompare(_:)": method { (text: String, other: String) in
      text.localizedCompare(other)
    },
    "StringProtocol.compare(_:options:range:locale:)": method {
      (text: String, other: String, options: TextOptions) in
      text.compare(other, options: options.options)
    },
    "StringProtocol.folding(options:locale:)": method { (text: String, options: TextOptions) in
      text.folding(options: options.options, locale: nil)
    },
    "StringProtocol._transformed(_:_:)": method {
      (text: String, transform: String, reverse: Bool) in
      text.applyingTransform(StringTransform(transform), reverse: reverse)
    },
    "StringProtocol.data(using:allowLossyConversion:)": method {
      (text: String, encoding: TextEncoding) in
      text.data(using: encoding.encoding)
    },
    "StringProtocol.addingPercentEncoding(withAllowedCharacters:)": method {
      (text: String, set: CharacterSet) in
      text.addingPercentEncoding(withAllowedCharacters: set)
    },
    "StringProtocol.removingPercentEncoding": method { (text: String) in
      text.removingPercentEncoding
    },
    "String.init(data:encoding:)": making { (data: Data, encoding: TextEncoding) in
      String(data: data, encoding: encoding.encoding)
    },
    "String.init(format:_:)": { call in try formatted(call, arguments: 1) },
    "String.init(format:locale:_:)": { call in try formatted(call, arguments: 2) },
    "String.init(format:arguments:)": { call in try formatted(call, arguments: 1) },
  ]

  nonisolated(unsafe) private static let separatedByText: Native = method {
    (text: String, mark: String) in
    text.components(separatedBy: mark)
  }
  nonisolated(unsafe) private static let separatedBySet: Native = method {
    (text: String, set: CharacterSet) in
    text.components(separatedBy: set)
  }

  private static func formatted(_ call: NativeCall, arguments index: Int) throws -> Code {
    let (format, list, place) = (try call.value(0), try call.value(index), call.position)
    let machine = call.machine
    return .value { frame in
      let pattern = try format(frame).string()
      let arguments = try list(frame).array().items.map { value -> FormatArgument in
        let type = machine.dynamicType(of: value)
        let held = machine.opened(value)
        switch type.shape {
        case .integer: return .integer(held.word)
        case .double: return .number(held.double)
        default: return .text(try type.describe(held, .plain))
        }
      }
      return Value(try FormatString.text(pattern, arguments, place))
    }
  }
}

extension Machine {
  /// Looks for something in a text; for a pattern that may take longer than anybody waits.
  fileprivate func searching<Found>(
    _ options: TextOptions, _ find: @escaping () -> Found
  ) throws -> Found {
    options.options.contains(.regularExpression) ? try interruptible(find) : find()
  }
}

/// What `%` stands for.
enum FormatArgument {
  case integer(Int)
  case number(Double)
  case text(String)
}

/// `String(format:)`, one conversion after the other, so that no argument is read as what it is not.
enum FormatString {
  static func text(
    _ pattern: String, _ arguments: [FormatArgument], _ place: SourcePosition
  ) throws -> String {
    var result = ""
    var rest = pattern[...]
    var next = 0
    while let character = rest.popFirst() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        result.append("%")
        continue
      }
      var flags = ""
      while let flag = rest.first, "-+ #0'123456789.*$lhqzj".contains(flag) {
        rest.removeFirst()
        if flag == "$", let index = Int(flags) {
          (next, flags) = (index - 1, "")
        } else if flag == "*", arguments.indices.contains(next),
          case .integer(let width) = arguments[next]
        {
          flags += String(min(max(width, -1000), 1000))
          next += 1
        } else if !"lhqzj".contains(flag) {
          flags.append(flag)
        }
      }
      guard let kind = rest.popFirst() else { break }
      guard arguments.indices.contains(next) else {
        throw Trap("the format asks for more values than are given", at: place)
      }
      result += try converted(arguments[next], flags, kind, place)
      next += 1
    }
    return result
  }

  private static func converted(
    _ argument: FormatArgument, _ flags: String, _ kind: Character, _ place: SourcePosition
  ) throws -> String {
    let digits = flags.split { !$0.isNumber }.compactMap { Int($0) }
    if digits.contains(where: { $0 > 10_000 }) { throw Trap.tooMany.at(place) }
    switch (argument, kind) {
    case (.integer(let number), "d"), (.integer(let number), "i"):
      return String(format: "%\(flags)ld", number)
    case (.integer(let number), "u"), (.integer(let number), "x"), (.integer(let number), "X"),
      (.integer(let number), "o"):
      return String(format: "%\(flags)l\(kind)", number)
    case (.integer(let number), "c"):
      return Unicode.Scalar(UInt32(truncatingIfNeeded: number)).map { String(Character($0)) } ?? ""
    case (.number(let number), _) where "feEgGaAF".contains(kind):
      return String(format: "%\(flags)\(kind)", number)
    case (.text(let text), "@"), (.text(let text), "s"):
      let width = Int(flags.prefix { $0 != "." }) ?? 0
      let gap = String(repeating: " ", count: max(0, abs(width) - text.count))
      return width < 0 ? text + gap : gap + text
    case (.integer(let number), "@"): return String(number)
    case (.number(let number), "@"): return NSNumber(value: number).description
    default:
      throw Trap("`%\(flags)\(kind)` is given a value of another kind", at: place)
    }
  }
}

/// Options of a search, as their bits.
struct TextOptions: Bridged {
  let options: String.CompareOptions

  static func take(_ value: Value, _ type: RuntimeType) throws -> TextOptions {
    TextOptions(
      options: String.CompareOptions(rawValue: UInt(bitPattern: try value.fields()[0].word)))
  }
  func give(_ type: RuntimeType) -> Value { Value() }
}

struct TextEncoding: Bridged {
  let encoding: String.Encoding

  static func take(_ value: Value, _ type: RuntimeType) throws -> TextEncoding {
    TextEncoding(
      encoding: String.Encoding(rawValue: UInt(bitPattern: try value.fields()[0].word)))
  }
  func give(_ type: RuntimeType) -> Value { Value() }
}
