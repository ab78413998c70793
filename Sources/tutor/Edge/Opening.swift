import CardStore
import Curriculum
import Study

extension Surroundings {
  /// Reads the lessons.
  ///
  /// - Throws: ``Failure``, `UnsoundPack`, `PackFolderError`.
  func course() throws -> Course { Course(try Pack(PackFolder(at: lessonFolder()))) }

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
