import Simulation
import Terminal

extension Certainty {
  /// As a remark behind a sentence; nil for what is certain.
  public var doubt: String? {
    switch self {
    case .certain: nil
    case .usual: "usual, not promised"
    case .depends: "depends on system and compiler"
    }
  }
}

extension Step.Kind {
  /// What a step of this kind is, as a sentence without a full stop.
  var meaning: String {
    switch self {
    case .event: "somebody or the system did something"
    case .write: "a source of truth got another value"
    case .drop: "a write of an equal value, of which nobody is told"
    case .mark: "told that something it depends on may have changed; nothing runs yet"
    case .check: "looked at, to see whether something really differs; nothing runs yet"
    case .evaluate: "the body runs"
    case .read: "a running body read a source of truth and depends on it from now on"
    case .compare: "a new description of a view is compared with the one before"
    case .skip: "the body does not run"
    case .insert: "a view enters the tree"
    case .remove: "a view leaves the tree"
    case .create: "storage of a state begins"
    case .discard: "storage of a state ends"
    case .effect: "a callback runs"
    case .print: "the program printed this line"
    case .change: "the screen looks different"
    case .warn: "SwiftUI would warn, or the program would stop"
    case .propose: "the container around proposes a size"
    case .choose: "a view chooses its size, whatever was offered"
    case .place: "the container around puts a view where it stands"
    }
  }
}

extension Step {
  /// How sure it is, behind its own words, which say themselves what nobody knows of it; nil for what
  /// is certain.
  public var remainingDoubt: String? { doubt == nil ? certainty?.doubt : nil }

  /// How sure it is, where its own words are not told.
  var doubtInShort: String? { doubt == nil ? certainty?.doubt : "depends on what nobody knows" }

  /// The step's own words with the rule they rest on, and how sure that is.
  func explanation(_ voice: Voice = .drawn) -> StyledLine {
    let grounds = [rule.map { "rule \($0)" }, remainingDoubt].compactMap { $0 }
    guard !grounds.isEmpty else { return StyledLine(message(voice)) }
    let gap = voice == .drawn ? "  " : " "
    return StyledLine(message(voice))
      + StyledLine("\(gap)(\(grounds.joined(separator: ", ")))", Look.quiet)
  }

  /// What to do about a run that changed nothing.
  var advice: String? { preventable.map { "Preventable: \($0)" } }

  /// The step as a link of a chain of causes.
  fileprivate func link(_ voice: Voice) -> String {
    let name = subject.isEmpty ? remainder(voice) : subject
    return "\(n) \(word) \(name)"
  }
}

extension EventTrace {
  /// `5 read user.name <- 4 run NameRow.body <- … <- 1 event tap "Rename"`. Of a very long chain its
  /// two ends.
  func chainSentence(from number: Int, _ voice: Voice = .drawn) -> String {
    let links = chain(from: number).map { $0.link(voice) }
    let limit = 12
    guard links.count > limit else { return voice.chain(links) }
    let left = ["\(links.count - limit) more"]
    return voice.chain(links.prefix(limit / 2) + left + links.suffix(limit / 2))
  }

  /// The chain of causes, a step a line in its own words.
  func chainLines(from number: Int, _ voice: Voice = .drawn) -> [StyledLine] {
    chain(from: number).map { step in
      StyledLine("\(step.n) \(step.word)", step.style) + ": " + step.explanation(voice)
        + StyledLine(step.cause.isEmpty ? "" : "  cause: \(step.cause)", Look.quiet)
    }
  }

  /// Everything that is known of a step, nothing shortened.
  func details(of step: Step, _ voice: Voice = .drawn) -> [StyledLine] {
    var lines = [StyledLine("\(step.word): \(step.kind.meaning)."), step.explanation(voice)]
    if let advice = step.advice { lines.append(StyledLine(advice, Look.wrong)) }
    if let old = step.old { lines.append(StyledLine("before  ", Look.heading) + StyledLine(old)) }
    if let new = step.new {
      lines.append(StyledLine(step.old == nil ? "value   " : "after   ", Look.heading) + "\(new)")
    }
    lines += [StyledLine(), StyledLine("WHY", Look.heading)]
    return lines + chainLines(from: step.n, voice)
  }
}
