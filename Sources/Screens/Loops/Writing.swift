import CardStore
import Study

extension Stage {
  /// Does what writes to the store. Where a disk is full, or another program holds the file, the
  /// learner hears of it, and can try again when that is over: what was answered is not lost.
  ///
  /// - Throws: The error of the store if the input ends there or Ctrl-C is pressed, or if trying
  ///   again cannot help; ``Departure/back`` if the learner leaves it unrecorded.
  func writing<Result>(_ write: () throws -> Result) throws -> Result {
    while true {
      do { return try write() } catch let error as CardStoreError where error.mayPass {
        let page = UnwrittenPage(reason: error.description, advice: error.advice)
        let choice: UnwrittenPage.Action
        do { choice = try present(page) } catch is Departure { throw error }
        if choice == .leave { throw Departure.back }
      }
    }
  }
}
