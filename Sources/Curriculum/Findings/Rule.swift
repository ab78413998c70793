/// What a finding is about. The raw value is what stands in brackets behind its message, and it
/// never changes.
public enum Rule: String, Sendable, CaseIterable {
  // The file as a file.
  case unreadable
  case frontMatter = "front-matter"
  case yaml
  case unclosedFence = "unclosed-fence"
  case nestedBlock = "nested-block"
  case html
  case idea

  // The pack.
  case emptyPack = "empty-pack"
  case packName = "pack-name"
  case partNumber = "part-number"
  case misconceptionEntry = "misconception-entry"
  case topicEntry = "topic-entry"
  case topicMissing = "topic-missing"
  case conceptEntry = "concept-entry"
  case conceptCircle = "concept-circle"

  // Front matter.
  case unknownField = "unknown-field"
  case missingField = "missing-field"
  case fieldValue = "field-value"
  case lessonMinutes = "lesson-minutes"
  case lessonLength = "lesson-length"
  case unknownLesson = "unknown-lesson"
  case requiresCircle = "requires-circle"
  case requiresLater = "requires-later"
  case unknownConcept = "unknown-concept"

  // Identifiers.
  case missingID = "missing-id"
  case invalidID = "invalid-id"
  case duplicateID = "duplicate-id"
  case formerID = "former-id"
  case revision

  // Header lines of a block.
  case headerLine = "header-line"
  case unknownHeader = "unknown-header"
  case missingHeader = "missing-header"
  case repeatedHeader = "repeated-header"
  case draftMark = "draft-mark"
  case unknownKind = "unknown-kind"
  case unknownListing = "unknown-listing"

  // Questions.
  case stemMissing = "stem-missing"
  case stemQuestion = "stem-question"
  case stemNegation = "stem-negation"
  case allOfTheAbove = "all-of-the-above"
  case optionKey = "option-key"
  case optionCount = "option-count"
  case optionText = "option-text"
  case optionRationale = "option-rationale"
  case optionLength = "option-length"
  case optionParallel = "option-parallel"
  case optionShape = "option-shape"
  case keyCount = "key-count"
  case unknownMisconception = "unknown-misconception"
  case hintKey = "hint-key"
  case clozeDeletion = "cloze-deletion"
  case clozeNumber = "cloze-number"
  case accepted = "accept"
  case repeatedAnswer = "repeated-answer"

  // Mockups.
  case mockupCallout = "mockup-callout"
  case mockupWidth = "mockup-width"
  case mockupWide = "mockup-wide"
  case mockupCharacter = "mockup-character"
  case mockupDrawing = "mockup-drawing"
  case mockupRoot = "mockup-root"
  case mockupSize = "mockup-size"
  case mockupPicture = "mockup-picture"

  // Listings and traces.
  case listingWord = "listing-word"
  case listingSource = "listing-source"
  case listingScreen = "listing-screen"
  case printedLines = "printed-lines"
  case traceSource = "trace-source"
  case traceEvent = "trace-event"
  case traceAsk = "trace-ask"
  case traceOption = "trace-option"
  case traceKey = "trace-key"
  case traceCertainty = "trace-certainty"

  // Exercises.
  case exerciseClaim = "exercise-claim"
  case exerciseStart = "exercise-start"
  case exerciseSolution = "exercise-solution"
  case exerciseWrong = "exercise-wrong"
  case exerciseUntold = "exercise-untold"
  case exerciseEvaded = "exercise-evaded"
  case exerciseShown = "exercise-shown"
}
