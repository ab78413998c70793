import CardStore
import Curriculum
import Study

extension Surroundings {
  /// Reads the lessons. Where that is seen to take its time, because the disk is slow or nothing is
  /// known of them yet, it says how far it is.
  ///
  /// - Parameter isSilent: Whether nothing is said of what is left out.
  /// - Throws: ``Failure``, `UnsoundPack`, `PackFolderError`.
  func course(isSilent: Bool = false) throws -> Course {
    let course = try readCourse(isSilent: isSilent)
    if !isSilent { remark(course.leftOut.map(\.sentence)) }
    return course
  }

  private func readCourse(isSilent: Bool) throws -> Course {
    let reading = LongWork(
      "Reading the lessons", isShown: !settings[.plain], endsProgram: true, patience: .seconds(0.5))
    return try reading.run { progress in
      let course = try Course(
        PackListing(at: lessonFolder()),
        cache: OutlineCache(environment: environment, program: program),
        read: { listing in try PackFolder(listing) { try? progress($0 / 2) } },
        progress: { try? progress(0.5 + $0 / 2) })
      // Whoever names a folder of lessons wants to study that one.
      guard settings.path(.lessons) == nil else { return course }
      return course.followed(by: importedCourses(isSilent: isSilent))
    }
  }

  /// The packs that guides were made into, by name. One that cannot be read is told of and left out:
  /// nobody shall be kept from their cards by an article.
  private func importedCourses(isSilent: Bool) -> [Course] {
    ImportedPacks(besideStore: storePath).folders.compactMap { folder in
      let name = folder.split(separator: "/").last.map(String.init) ?? folder
      do {
        return try Course(
          PackListing(at: folder),
          cache: OutlineCache(environment: environment, program: program, pack: name))
      } catch {
        let reason =
          (error as? UnsoundPack).map { unsound in
            "it has \(counted(unsound.findings.errorCount, "error")). "
              + "See what and where: tutor lint \(folder.forShell)"
          } ?? "it cannot be read."
        if !isSilent { remark(["The pack \(folder.forShell) is left out: \(reason)"]) }
        return nil
      }
    }
  }

  /// Opens lessons and store.
  ///
  /// - Throws: ``Failure``, `UnsoundPack`, `PackFolderError`, `CardStoreError`.
  func session() throws -> StudySession {
    let course = try course()
    let store = try CardStore(path: storePath)
    let session = try StudySession(
      course: course, store: store, clock: clock, seed: seed, limits: limits,
      minutesPerDay: settings[.minutesPerDay], asksDrafts: settings[.askDrafts],
      drafts: .files(editor: editor), exercises: ExerciseFiles(self),
      ownViews: OwnViewFiles(self))
    remark(session.vanishedFolders.map(\.vanishedSentence))
    return session
  }
}

extension OwnFolder {
  /// That nothing is asked about it for now, and what can be done.
  var vanishedSentence: String {
    let count = cards.count
    return
      "\(path) is gone or has another name: your \(counted(count, "question")) about its views "
      + "\(count == 1 ? "is" : "are") kept and not asked until it is back. "
      + "To drop \(count == 1 ? "it" : "them"): tutor drill --from \(path.forShell) --forget"
  }
}

extension UnsoundLesson {
  fileprivate var sentence: String {
    "The lesson \(path.forShell) is left out: it has \(counted(findings.errorCount, "error")). "
      + "See what and where: tutor lint \(path.forShell)"
  }
}
