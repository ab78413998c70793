import Curriculum

extension Exercise {
  /// What a lesson says where the exercise stands.
  var invitation: [Block] {
    let words = Prose([
      Prose.Run("Exercise: ", .strong), Prose.Run("it is begun with "),
      Prose.Run("tutor exercise \(id)", .code), Prose.Run("."),
    ])
    return task + [.paragraph(words, position)]
  }
}
