import Curriculum

extension Exercise {
  private static let draftSentence =
    "A draft: a machine made this exercise of what a guide says, and nobody has accepted it."

  /// What a lesson says where the exercise stands.
  var invitation: [Block] {
    let words = Prose([
      Prose.Run("Exercise: ", .strong), Prose.Run("it is begun with "),
      Prose.Run("tutor exercise \(id)", .code), Prose.Run("."),
    ])
    let mark = draft == nil ? [] : [Block.paragraph(Prose(Self.draftSentence), position)]
    return task + [.paragraph(words, position)] + mark
  }
}
