import CardStore
import Curriculum
import Foundation
import Study

extension StudySession {
  /// Opens lessons and store as the command line and the environment say.
  static func open(_ options: SharedOptions) throws -> StudySession {
    let surroundings = try Surroundings()
    let folder = try surroundings.lessonFolder(option: options.lessons)
    let course = Course(try Pack(PackFolder(at: folder)))
    let store = try CardStore(path: surroundings.storePath(option: options.store))
    return try StudySession(
      course: course, store: store, clock: surroundings.clock, seed: surroundings.seed)
  }
}
