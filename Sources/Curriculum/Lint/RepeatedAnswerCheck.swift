/// An accepted response that another one accepts anyway.
struct RepeatedAnswerCheck: Check {
  func findings(in lesson: LessonDraft, of pack: PackBasis) -> [Finding] {
    lesson.items.flatMap { item -> [Finding] in
      let responses = item.acceptedResponses(in: lesson.source)
      return responses.flatMap { group in
        AcceptedAnswers(group.map(\.text)).repetitions.map { repetition in
          lesson.source.finding(
            .repeatedAnswer, .warning, at: group[repetition.place].place,
            "\"\(group[repetition.place].text)\" is accepted already, as another spelling of "
              + "\"\(group[repetition.of].text)\"",
            advice: "delete it")
        }
      }
    }
  }
}

extension ItemDraft {
  fileprivate typealias AcceptedText = (text: String, place: Place)

  /// The accepted responses with their places, those of one gap together.
  fileprivate func acceptedResponses(in source: SourceText) -> [[AcceptedText]] {
    switch kind {
    case .cloze: deletions.map { places($0.accepted, within: $0.place, source) }
    case .typed:
      [
        block.headers("accept").flatMap { header in
          places(alternatives(header.value), within: header.valuePlace, source)
        }
      ]
    case .choice, .several, .order, .explain, nil: []
    }
  }

  /// Each one's own place, where it stands in the line as it is; else that of all of them.
  private func places(_ texts: [String], within place: Place, _ source: SourceText)
    -> [AcceptedText]
  {
    let line = Array(source.line(place.position.line).utf8)
    var from = place.position.column - 1
    return texts.map { text in
      let wanted = Array(text.utf8)
      guard
        let found = (from..<max(from, line.count)).first(where: { line[$0...].starts(with: wanted) }
        )
      else { return (text, place) }
      from = found + wanted.count
      return (
        text, Place(line: place.position.line, column: found + 1, length: max(1, wanted.count))
      )
    }
  }
}
