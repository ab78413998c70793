import CardStore
import Curriculum
import Study

extension Surroundings {
  /// Reads the lessons.
  ///
  /// - Throws: ``Failure``, `UnsoundPack`, `PackFolderError`.
  func course() throws -> Course {
    let cache = OutlineCache(environment: environment, program: program)
    return try Course(PackListing(at: lessonFolder()), cache: cache)
  }

  /// Opens lessons and store.
  ///
  /// - Throws: ``Failure``, `UnsoundPack`, `PackFolderError`, `CardStoreError`.
  func session() throws -> StudySession {
    let course = try course()
    let store = try CardStore(path: storePath)
    return try StudySession(
      course: course, store: store, clock: clock, seed: seed, limits: limits)
  }
}
