import CardStore
import Curriculum
import Study

extension Surroundings {
  /// Opens lessons and store as the command line and the environment say.
  ///
  /// - Throws: ``Failure``, `UnsoundPack`, `PackFolderError`, `CardStoreError`.
  func session(_ options: SharedOptions) throws -> StudySession {
    let folder = try lessonFolder(option: options.lessons)
    let course = Course(try Pack(PackFolder(at: folder)))
    let store = try CardStore(path: storePath(option: options.store))
    return try StudySession(course: course, store: store, clock: clock, seed: seed)
  }
}
