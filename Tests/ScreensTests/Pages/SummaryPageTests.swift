import Study
import Testing

@testable import Screens

@Suite("What a round came to") struct SummaryPageTests {
  private func sentences(_ change: (inout RoundSummary) -> Void) -> [String] {
    var summary = RoundSummary()
    summary.answered = 3
    change(&summary)
    return SummaryPage(name: "DRILL", summary: summary, minutesToNextStep: 6).sentences
  }

  @Test("Cards are called by the names that ask for them again")
  func names() {
    let told = sentences { $0.missed = ["swiftui/drill-identity", "swiftui/who-connects"] }
    #expect(told.contains("Missed at least once: drill identity and who-connects."))
  }

  @Test("Nobody is sent to the lesson of a drill, which has no single one")
  func drills() {
    let drill = sentences { $0.putOff = ["swiftui/drill-identity"] }
    #expect(drill.contains("Put off until tomorrow, missed enough for today: drill identity."))
    let both = sentences { $0.putOff = ["swiftui/drill-identity", "swiftui/who-connects"] }
    #expect(both.contains { $0.hasSuffix("Its lesson tells more than asking again.") })
    let questions = sentences { $0.putOff = ["swiftui/one", "swiftui/two"] }
    #expect(questions.contains { $0.hasSuffix("Their lessons tell more than asking again.") })
  }

  @Test("Of one card it is said when it comes back, of several when the first does")
  func waiting() {
    #expect(
      sentences { $0.waiting = 1 }.contains("1 card will come back later today, in 6 minutes."))
    #expect(
      sentences { $0.waiting = 2 }
        .contains("2 cards will come back later today. The first one in 6 minutes."))
  }

  @Test("What is due beyond today is put off until tomorrow, or spread over days")
  func later() {
    func told(_ days: Int?) -> [String] {
      sentences {
        $0.later = 5
        $0.days = days
      }
    }
    let ending = "To go on today, type review."
    #expect(told(1).contains("5 more cards due, put off until tomorrow. \(ending)"))
    #expect(told(3).contains("5 more cards due, spread over 3 days. \(ending)"))
    #expect(told(nil).contains("5 more cards due, spread over more than two months. \(ending)"))
  }
}
