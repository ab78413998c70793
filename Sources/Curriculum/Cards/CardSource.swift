/// What a lesson says about one card. Study makes a stored card of it.
public struct CardSource: Sendable, Hashable {
  /// `pack/item`, or `pack/item#n` for a cloze deletion. Never made from the text.
  public var id: String
  /// The item identifier, and the identifier of its lesson.
  public var item: String
  public var lesson: String
  /// The number of the cloze deletion.
  public var deletion: Int?
  /// The item's own concepts, else the lesson's.
  public var concepts: [String]
  /// Revision of the meaning, from 1.
  public var revision: Int
  /// Card identifiers it had before.
  public var was: [String]
  /// Changes when the wording of the question or of its key changes; 16 hexadecimal digits.
  public var fingerprint: String
  /// Whether a machine made it and nobody has accepted it.
  public var isDraft = false
  /// Whether it is answered by changing code.
  public var isExercise = false
}

extension Pack {
  /// All cards, in the order in which they are taught.
  public var cards: [CardSource] { lessons.flatMap { $0.cards(pack: name) } }
}

extension Lesson {
  /// The cards of this lesson, in the order of the page.
  ///
  /// - Parameter pack: The name of the pack.
  public func cards(pack: String) -> [CardSource] {
    items.flatMap { item in
      var cards =
        switch item {
        case .quiz(let quiz):
          self.cards(
            pack, item.id, quiz.concepts, quiz.revision, quiz.was, quiz.fingerprint,
            deletions: quiz.kind == .cloze ? quiz.deletionNumbers : [nil])
        case .trace(let trace):
          self.cards(
            pack, item.id, trace.concepts, trace.revision, trace.was,
            trace.fingerprint(listing: listing(named: trace.listing)), deletions: [nil])
        case .exercise(let exercise):
          self.cards(
            pack, item.id, exercise.concepts, exercise.revision, exercise.was,
            exercise.fingerprint(listing: listing(named: exercise.listing)), deletions: [nil])
        }
      for index in cards.indices {
        cards[index].isDraft = item.draft != nil
        if case .exercise = item { cards[index].isExercise = true }
      }
      return cards
    }
  }

  private func cards(
    _ pack: String, _ item: String, _ concepts: [String], _ revision: Int, _ was: [String],
    _ fingerprint: String, deletions: [Int?]
  ) -> [CardSource] {
    deletions.map { deletion in
      let suffix = deletion.map { "#\($0)" } ?? ""
      return CardSource(
        id: "\(pack)/\(item)\(suffix)", item: item, lesson: id, deletion: deletion,
        concepts: concepts.isEmpty ? self.concepts : concepts, revision: revision,
        was: was.map { "\(pack)/\($0)\(suffix)" }, fingerprint: fingerprint)
    }
  }
}

extension Quiz {
  /// The numbers of the cloze deletions, each once, in the order of the text.
  fileprivate var deletionNumbers: [Int?] {
    var numbers: [Int] = []
    for case .deletion(let number, _) in cloze where !numbers.contains(number) {
      numbers.append(number)
    }
    return numbers
  }

  fileprivate var fingerprint: String {
    var print = Fingerprint()
    print.add(kind.rawValue)
    print.add(stem: stem, options: options)
    for piece in cloze {
      switch piece {
      case .text(let prose): print.add(prose.text)
      case .deletion(let number, let accepted):
        print.add(String(number))
        for response in accepted { print.add(response) }
      }
    }
    return print.text
  }
}

extension TraceExercise {
  fileprivate func fingerprint(listing: Listing?) -> String {
    var print = Fingerprint()
    print.add(listing?.source ?? "")
    print.add(root)
    for event in events { print.add(event) }
    print.add(subject.rawValue)
    if let layout {
      print.add(layout.target)
      print.add("\(layout.area.width)x\(layout.area.height)")
    }
    print.add(stem: stem, options: options)
    return print.text
  }
}

extension Exercise {
  fileprivate func fingerprint(listing: Listing?) -> String {
    var print = Fingerprint()
    print.add(listing?.source ?? "")
    print.add(root)
    for claim in claims { print.add(claim.text) }
    print.add(stem: task, options: [])
    return print.text
  }
}

extension Fingerprint {
  fileprivate mutating func add(stem: [Block], options: [Option]) {
    for block in stem { add(block.plainText) }
    for option in options {
      add(option.isKey ? "x" : "-")
      add(option.text.text)
    }
  }
}
