import CardStore
import Curriculum
import Study

extension Surroundings {
  /// Reads the lessons. Where that is seen to take its time, because the disk is slow or nothing is
  /// known of them yet, it says how far it is.
  ///
  /// - Throws: ``Failure``, `UnsoundPack`, `PackFolderError`.
  func course() throws -> Course {
    let cache = OutlineCache(environment: environment, program: program)
    let reading = LongWork(
      "Reading the lessons", isShown: !settings[.plain], endsProgram: true, patience: .seconds(0.5))
    return try reading.run { progress in
      try Course(
        PackListing(at: lessonFolder()), cache: cache,
        read: { listing in try PackFolder(listing) { try? progress($0 / 2) } },
        progress: { try? progress(0.5 + $0 / 2) })
    }
  }

  /// Opens lessons and store.
  ///
  /// - Throws: ``Failure``, `UnsoundPack`, `PackFolderError`, `CardStoreError`.
  func session() throws -> StudySession {
    let course = try course()
    let store = try CardStore(path: storePath)
    return try StudySession(
      course: course, store: store, clock: clock, seed: seed, limits: limits,
      minutesPerDay: settings[.minutesPerDay], asksDrafts: settings[.askDrafts], drafts: .files,
      exercises: ExerciseFiles(self))
  }
}
