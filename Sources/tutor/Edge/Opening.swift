import CardStore
import Curriculum
import Study

extension Surroundings {
  /// Opens lessons and store as the command line and the environment say.
  ///
  /// - Throws: ``Failure``, `UnsoundPack`, `PackFolderError`, `CardStoreError`.
  func session(_ options: SharedOptions) throws -> StudySession {
    let folder = try lessonFolder(option: options.lessons)
    let cache = OutlineCache(environment: environment, program: program)
    let course = try Course(PackFolder(at: folder), cache: cache)
    let store = try CardStore(path: storePath(option: options.store))
    return try StudySession(course: course, store: store, clock: clock, seed: seed)
  }
}
