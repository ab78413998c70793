/// Where the lessons may lie. Looking whether they do is the caller's part.
public enum LessonFolders {
  /// The folders to try, in order. A folder that somebody named is the only one: a slip of the pen
  /// shall not load other lessons.
  ///
  /// - Parameters:
  ///   - chosen: What somebody named; nil if nobody did.
  ///   - executable: The path of the running program with links resolved.
  public static func candidates(
    chosen: String?, executable: String
  ) -> [String] {
    if let chosen { return [chosen] }
    let slash = executable.lastIndex(of: "/")
    let folder = slash.map { String(executable[..<$0]) } ?? "."
    return [
      folder + "/../share/tutor/Lessons",
      folder + "/tutor_tutor.resources/Lessons",
      folder + "/tutor_tutor.bundle/Lessons",
      folder + "/Lessons",
      "./Lessons",
    ]
  }
}
