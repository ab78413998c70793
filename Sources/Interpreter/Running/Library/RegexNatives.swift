/// Regular expressions, by those of the machine's own library.
struct RegexValue: Boxed {
  let regex: Regex<AnyRegexOutput>
}

extension NativeTable {
  nonisolated(unsafe) static let regexes: [String: Native] = [
    "Regex.ignoresCase(_:)": changed { $0.ignoresCase($1) },
    "Regex.dotMatchesNewlines(_:)": changed { $0.dotMatchesNewlines($1) },
    "Regex.anchorsMatchLineEndings(_:)": changed { $0.anchorsMatchLineEndings($1) },
    "Regex.asciiOnlyDigits(_:)": changed { $0.asciiOnlyDigits($1) },
    "Regex.asciiOnlyWordCharacters(_:)": changed { $0.asciiOnlyWordCharacters($1) },
    "StringProtocol._part": { try $0.unary { Value(SubstringBox(try $0.part())) } },
    "__regexOf(_:)": making { (pattern: String) in
      (try? Regex(pattern)).map(RegexValue.init(regex:))
    },
    "__regexMatches(_:_:kind:most:)": { call in
      let (regex, text) = (try call.value(0), try call.value(1))
      let (kind, most) = (try call.code(2).integer, try call.code(3).integer)
      let (type, match) = (call.type(0), call.result.argument(0))
      let (form, machine) = (try RegexMatchForm(match), call.machine)
      return .value { frame in
        let pattern = try RegexValue.take(try regex(frame), type).regex
        let (part, kind, most) = (
          try text(frame).part(), try kind(frame), try most(frame)
        )
        let found = try machine.interruptible {
          RegexNatives.matches(pattern, in: part, kind: kind, most: most)
        }
        return Value(ArrayBox(ContiguousArray(try found.map(form.value))))
      }
    },
  ]

  private static func changed(
    _ change: @escaping (Regex<AnyRegexOutput>, Bool) -> Regex<AnyRegexOutput>
  ) -> Native {
    method { (value: RegexValue, isOn: Bool) in RegexValue(regex: change(value.regex, isOn)) }
  }
}

private enum RegexNatives {
  /// - Parameter kind: 0 anywhere, 1 the whole text, 2 at its start.
  static func matches(
    _ regex: Regex<AnyRegexOutput>, in text: Substring, kind: Int, most: Int
  ) -> [Regex<AnyRegexOutput>.Match] {
    switch (kind, most) {
    case (1, _): text.wholeMatch(of: regex).map { [$0] } ?? []
    case (2, _): text.prefixMatch(of: regex).map { [$0] } ?? []
    case (_, 1): text.firstMatch(of: regex).map { [$0] } ?? []
    default: Array(text.matches(of: regex).prefix(max(most, 0)))
    }
  }
}

/// How a match is laid out: its range, and what was captured as the type of the regex says.
private struct RegexMatchForm {
  let type: RuntimeType
  let range: RuntimeType
  let output: RuntimeType

  init(_ type: RuntimeType) throws {
    guard type.fields.count == 2 else { throw Trap.confused }
    self.type = type
    range = type.fields[0].type
    output = type.fields[1].type
  }

  func value(_ match: Regex<AnyRegexOutput>.Match) throws -> Value {
    let record = Record.make(type, 2)
    record.fields[0] = Value.pair(
      range, StringIndexing.value(match.range.lowerBound),
      StringIndexing.value(match.range.upperBound))
    record.fields[1] = try captured(match.output)
    return Value(record)
  }

  private func captured(_ found: AnyRegexOutput) throws -> Value {
    func part(_ index: Int) -> Value {
      found.indices.contains(index)
        ? found[index].substring.map { Value(SubstringBox($0)) } ?? Value() : Value()
    }
    if case .tuple(let elements) = output.type.kind {
      let record = Record.make(output, elements.count)
      for index in elements.indices { record.fields[index] = part(index) }
      return Value(record)
    }
    guard output.type.nominal?.name == "AnyRegexOutput" else { return part(0) }
    let element = output.fields[0].type.argument(0)
    let parts = found.indices.map { index -> Value in
      let record = Record.make(element, 2)
      record.fields[0] = part(index)
      record.fields[1] = found[index].name.map { Value($0) } ?? Value()
      return Value(record)
    }
    let whole = Record.make(output, 1)
    whole.fields[0] = Value(ArrayBox(ContiguousArray(parts)))
    return Value(whole)
  }
}

extension Emitter {
  /// `/[a-z]+/`
  func regex(_ literal: String, at position: SourcePosition) throws -> Code {
    guard let regex = try? Regex(RegexGroups.pattern(of: literal)) else {
      throw notKnown("this regular expression", at: position)
    }
    return .constant(RegexValue(regex: regex).give(machine.runtime(.void)))
  }
}
