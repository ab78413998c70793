import Simulation
import Terminal

extension Step {
  /// The kind in a word of at most seven letters. What was only marked, what was looked at and
  /// what ran have words of their own.
  var word: String { kind == .evaluate ? "run" : kind.rawValue }

  /// The step in a few words, without its kind.
  func summary(_ voice: Voice = .drawn) -> String { subject + remainder(voice) }

  /// What the step is about; empty if the ``remainder`` says it.
  var subject: String {
    switch kind {
    case .mark, .check, .evaluate, .skip: runner ?? instance.map { "\($0).body" } ?? ""
    case .insert, .remove: instance ?? ""
    case .change: new == nil || coming != nil ? "" : target ?? ""
    case .write: new == nil ? "" : target ?? ""
    case .drop, .read, .create, .discard, .propose, .choose, .place: target ?? ""
    case .event, .compare, .effect, .print, .warn: ""
    }
  }

  /// It begins what comes before any event.
  private var isFirstAppearance: Bool { kind == .event && message == EventTrace.firstAppearance }

  /// The step in plain words; on a page they are its ``message``.
  func message(_ voice: Voice) -> String {
    guard voice == .spoken else { return message }
    if isFirstAppearance { return "the view appears" }
    if isEqualWrite { return message }
    if let target, let before, let after, coming == nil, [.write, .change].contains(kind) {
      if kind == .write, let part = changedPart { return "\(target) \(voice.change(part))" }
      return "\(target) \(voice.change(before, after))"
    }
    guard kind == .effect, let arrow = message.ranges(of: " -> ").last else { return message }
    return message[..<arrow.lowerBound] + " to " + message[arrow.upperBound...]
  }

  /// What the step says of its ``subject``.
  func remainder(_ voice: Voice = .drawn) -> String {
    guard !subject.isEmpty else {
      return isFirstAppearance ? "the view appears" : message(voice)
    }
    switch kind {
    case .write, .change: return transition(voice)
    case .drop: return " = \(after ?? "") already"
    case .read: return new.map { " = \($0)" } ?? ""
    case .create: return after.map { " = \($0)" } ?? ""
    case .skip: return "  " + (silence?.words ?? message)
    case .propose: return " is proposed \(new ?? "")"
    case .choose: return " chooses \(new ?? "")"
    case .place: return new.map { " stands \($0)" } ?? " has its place"
    case .evaluate:
      let doubts = [doubtInShort, preventable.map { _ in "preventable" }].compactMap { $0 }
      return doubts.isEmpty ? "" : "  (\(doubts.joined(separator: ", ")))"
    default: return ""
    }
  }

  /// The summary, shortened to a number of cells: names lose their middle, values what they have in
  /// common.
  func summary(fitting width: Int, _ glyphs: Glyphs, _ voice: Voice = .drawn) -> String {
    let (subject, remainder) = (subject, remainder(voice))
    guard subject.cellWidth + remainder.cellWidth > width else { return subject + remainder }
    let rest = min(remainder.cellWidth, max(width / 2, width - subject.cellWidth))
    let name = subject.shortenedName(to: width - rest, glyphs)
    let room = width - name.cellWidth
    let words =
      (kind == .write || kind == .change) && !subject.isEmpty
      ? transition(voice, fitting: room, glyphs) : remainder
    return StyledLine(name + words).truncated(to: width, glyphs).text
  }

  /// What it follows from, in a few words.
  var cause: String {
    guard let because else { return kind == .event ? "you" : "" }
    let place = line.map { line in file.map { "\($0):\(line)" } ?? "line \(line)" }
    return "step \(because)" + (place.map { ", \($0)" } ?? "")
  }

  /// The same for a column: the file without its folders. Where there is no room for both, the
  /// file's name is cut, and never the number of the step.
  func cause(fitting width: Int, _ glyphs: Glyphs) -> String {
    let heading = "cause: "
    guard let because, let line, let file else {
      return cause.isEmpty ? "" : (heading + cause).shortenedName(to: width, glyphs)
    }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let start = "\(heading)step \(because), "
    let room = width - start.cellWidth
    return room < 8
      ? String(start.dropLast(2)).shortenedName(to: width, glyphs)
      : start + "\(name):\(line)".shortenedName(to: room, glyphs)
  }

  /// The values as a sentence has them: strings in quotation marks, even empty ones.
  private var before: String? { old.map { isOldString ? "\"\($0)\"" : $0 } }
  private var after: String? { new.map { isNewString ? "\"\($0)\"" : $0 } }

  /// Whether something was written that was there already, and whoever listens is told all the same.
  private var isEqualWrite: Bool { kind == .write && old != nil && old == new }

  /// The one part that differs; a string that begins with a bracket has no parts.
  var changedPart: ChangedPart? {
    guard !isOldString, !isNewString, let old, let new else { return nil }
    return ChangedPart(of: old, new)
  }

  /// ` 1 -> 2`, or of a value with parts the one that changed.
  private func transition(
    _ voice: Voice, fitting room: Int? = nil, _ glyphs: Glyphs = .unicode
  ) -> String {
    let part = changedPart
    if part?.isOfArray == true, let old, let new {
      // Of a long array the beginning tells nothing.
      let whole = " " + voice.change(old, new)
      guard let room, whole.cellWidth > room else { return whole }
    }
    if let part, part.old == nil || part.new == nil { return " \(voice.change(part))" }
    let label = part.map { " \($0.label):" } ?? ""
    let after = part?.new ?? self.after ?? ""
    guard let before = part?.old ?? self.before else { return " = \(after)" }
    if isEqualWrite { return " = \(after) again" }
    guard let room else { return "\(label) \(voice.change(before, after))" }
    let each = max(6, (room - label.cellWidth - 5) / 2)
    // What one of them does not need is the other's.
    let spare = max(0, each - min(before.cellWidth, after.cellWidth))
    let short = shortenedPair(before, after, to: each + spare, glyphs)
    return "\(label) \(voice.change(short.old, short.new))"
  }

  /// How the step looks; its word says the same.
  var style: Style {
    switch kind {
    case .evaluate: Look.running
    case .mark, .warn: Style(.yellow)
    case .skip, .check, .compare, .drop: Look.quiet
    case .write, .event: .bold
    default: .plain
    }
  }
}

/// How the rows of a story are divided: the numbers, and at the right the causes.
struct StoryColumns: Sendable, Equatable {
  var number: Int
  /// 0 where there is no room for causes.
  var cause: Int

  /// Columns that fit the steps of a window.
  init(_ steps: some Collection<Step>, last: Int, on canvas: Canvas) {
    number = max(2, String(last).count)
    let widest =
      steps.map { $0.kind == .skip ? 0 : $0.cause(fitting: .max, canvas.glyphs).cellWidth }.max()
      ?? 0
    cause = canvas.isNarrow ? 0 : min(widest, canvas.width * 2 / 5)
  }
}

/// A step's number, kind and words, and what it follows from at the right.
///
/// - Parameter indent: Cells that stand before it.
func stepLine(_ step: Step, in columns: StoryColumns, indent: Int, on canvas: Canvas)
  -> StyledLine
{
  let number = StyledLine(String(step.n)).padded(to: columns.number, .trailing)
  let head = number + "  " + StyledLine(step.word, step.style).padded(to: 8)
  let room = canvas.width - indent - head.width - canvas.margin
  // What is said of somebody left alone is why nothing follows, and takes the place of the cause.
  guard step.kind != .skip, columns.cause > 0 else {
    return head + StyledLine(step.summary(fitting: room, canvas.glyphs, canvas.voice), step.style)
  }
  let words = room - columns.cause - 2
  return head
    + StyledLine(step.summary(fitting: words, canvas.glyphs, canvas.voice), step.style).padded(
      to: words) + "  "
    + StyledLine(step.cause(fitting: columns.cause, canvas.glyphs), Look.quiet)
}

/// Steps one below the other, each with its number and its cause.
func stepLines(_ steps: [Step], indent: Int = 0, on canvas: Canvas) -> [StyledLine] {
  let columns = StoryColumns(steps, last: steps.last?.n ?? 0, on: canvas)
  return steps.map {
    .spaces(indent) + stepLine($0, in: columns, indent: indent, on: canvas)
  }
}
