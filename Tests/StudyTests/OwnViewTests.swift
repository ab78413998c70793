import CardStore
import Practice
import Simulation
import Testing

@testable import Study

/// Somebody's own files, which change while they are asked about.
private final class MovingDesk: OwnViewDesk {
  var text: String
  var kept: OwnFolder
  var isThere = true

  init(_ text: String) throws {
    self.text = text
    kept = OwnFolder(path: "/home/ada/Shop")
  }

  var folders: [OwnFolder] { isThere ? [kept] : [] }
  var missing: [OwnFolder] { isThere ? [] : [kept] }
  func keep(_ folder: OwnFolder) { kept = folder }
  func program(of folder: OwnFolder) throws -> PracticeProgram {
    PracticeProgram(try SourceTrees([SourceFile(path: "Cart.swift", text: text)]))
  }

  @discardableResult
  func look() throws -> OwnFolderChanges {
    let program = try program(of: kept)
    return kept.follow(program, try program.questions())
  }
}

@Suite("Questions about the learner's own views")
struct OwnViewTests {
  private let bench = Bench()
  private static let cart = """
    struct Cart: View {
      @State private var total = 0
      var body: some View {
        VStack {
          Sale()
          Total(total: total)
          Button("Add") { total += 1 }
        }
      }
    }
    struct Sale: View { var body: some View { Text("Sale") } }
    struct Total: View {
      let total: Int
      var body: some View { Text("\\(total)") }
    }
    """

  private func session(_ desk: MovingDesk) throws -> StudySession {
    try bench.session(ownViews: desk)
  }

  private func ask(_ round: ReviewRound) throws -> Attempt {
    guard case .ask(let attempt, _, _) = try round.next() else {
      throw StudyError.noDrill("nothing was asked")
    }
    return attempt
  }

  @discardableResult
  private func answer(_ attempt: Attempt, in session: StudySession) throws -> Recorded {
    try session.record(
      attempt, attempt.question.judge(.picked(Set(attempt.question.key))))
  }

  @Test("A question of a folder is a card: asked first by the learner, then in reviews")
  func isCard() throws {
    let desk = try MovingDesk(Self.cart)
    let changes = try desk.look()
    #expect(changes.added.count == 1 && changes.retired.isEmpty)
    let session = try session(desk)
    #expect(try session.queue().entries.isEmpty)
    let attempt = try ask(session.practise(desk.kept.name))
    let question = attempt.question
    let id = try #require(desk.kept.cards.first.map(desk.kept.id))
    #expect(question.card == id)
    #expect(question.key.map { question.options[$0].text.text } == ["Cart.body", "Total.body"])
    #expect(try answer(attempt, in: session).grade != nil)

    bench.time.seconds += 3 * 86_400
    let later = try self.session(desk)
    #expect(try later.today().review.due == 1)
    let review = try ask(later.review())
    #expect(review.question.card == id)
    #expect(!review.question.stem.map { "\($0)" }.joined().contains("changed"))
  }

  @Test(
    "A card follows the code: another answer is asked anew, and the question says that it changed")
  func follows() throws {
    let desk = try MovingDesk(Self.cart)
    try desk.look()
    let session = try session(desk)
    let first = try ask(session.practise(desk.kept.name))
    try answer(first, in: session)
    desk.text = Self.cart.replacing("Total(total: total)", with: "Total(total: 3)")
    let again = try ask(session.practise(desk.kept.name)).question
    #expect(again.card == first.question.card)
    #expect(again.key.map { again.options[$0].text.text } == ["No body at all."])
    #expect(again.stem.map { "\($0)" }.joined().contains("Its code has changed"))
    #expect(desk.kept.cards.first?.revision == 2)
    // Somebody who looks again is told, too, and the card is still the same.
    desk.text = Self.cart
    let changes = try desk.look()
    #expect(changes.followed.count == 1 && changes.added.isEmpty && changes.retired.isEmpty)
    // A line that is moved changes nothing that was asked.
    desk.text = "// What a cart is.\n\n" + Self.cart
    #expect(try desk.look() == OwnFolderChanges())
  }

  @Test(
    "A card retires with a sentence where there is nothing to ask any more, and its answers stay")
  func retires() throws {
    let desk = try MovingDesk(Self.cart)
    try desk.look()
    let session = try session(desk)
    let attempt = try ask(session.practise(desk.kept.name))
    try answer(attempt, in: session)
    desk.text = Self.cart.replacing("Button(\"Add\")", with: "Button(\"Buy\")")
    do {
      _ = try session.practise(desk.kept.name).next()
      Issue.record("a button that is gone was asked about")
    } catch let error as StudyError {
      #expect(error.description.contains("The question about your Cart with tap \"Add\" retires"))
    }
    #expect(desk.kept.cards.isEmpty)
    #expect(try session.store.card(attempt.question.card)?.isRetired == true)
    #expect(try session.store.answers(ofCard: attempt.question.card).count == 1)
  }

  @Test("A card follows a view that is called otherwise by now, and no second card asks the same")
  func renamed() throws {
    let desk = try MovingDesk(Self.cart)
    try desk.look()
    let session = try session(desk)
    let first = try ask(session.practise(desk.kept.name))
    try answer(first, in: session)
    desk.text = Self.cart.replacing("struct Cart:", with: "struct Basket:")
    let again = try ask(session.practise(desk.kept.name)).question
    #expect(again.card == first.question.card)
    #expect(again.key.map { again.options[$0].text.text } == ["Basket.body", "Total.body"])
    #expect(try desk.look() == OwnFolderChanges())
    #expect(desk.kept.cards.map(\.plan.root) == ["Basket"])
    #expect(desk.kept.cards.map(\.revision) == [1], "only the name is another one")
    // Another name in the same hour as another body is another view, for all that anybody knows.
    desk.text = Self.cart.replacing("struct Cart:", with: "struct Bag:")
      .replacing("Sale()", with: "Text(\"Sale\")")
    let changes = try desk.look()
    #expect(changes.retired.count == 1 && changes.added.count == 1)
    #expect(changes.retired.first?.sentence.contains("your Basket with tap") == true)
  }

  @Test("Which of two views of one body was meant nobody knows: the card retires")
  func renamedTwice() throws {
    let desk = try MovingDesk(Self.cart)
    try desk.look()
    let end = try #require(Self.cart.range(of: "struct Sale"))
    let body = Self.cart[..<end.lowerBound]
    desk.text =
      ["Bag", "Basket"].map { body.replacing("Cart", with: $0) }.joined()
      + Self.cart[end.lowerBound...]
    #expect(try desk.look().retired.count == 1)
  }

  @Test("Code that does not parse, as somebody is typing it, retires nothing")
  func unreadable() throws {
    let desk = try MovingDesk(Self.cart)
    try desk.look()
    let session = try session(desk)
    desk.text = "struct Cart: View {"
    #expect(throws: StudyError.self) { try session.practise(desk.kept.name).next() }
    #expect(desk.kept.cards.count == 1)
  }

  @Test("Cards of a folder that is gone are not asked, which is told once, and are back when it is")
  func leaves() throws {
    let desk = try MovingDesk(Self.cart)
    try desk.look()
    let session = try session(desk)
    try answer(ask(session.practise(desk.kept.name)), in: session)
    bench.time.seconds += 3 * 86_400
    desk.isThere = false
    let without = try self.session(desk)
    #expect(try without.today().review.due == 0)
    #expect(without.vanishedFolders.map(\.path) == ["/home/ada/Shop"])
    #expect(try self.session(desk).vanishedFolders.isEmpty)
    desk.isThere = true
    let back = try self.session(desk)
    #expect(try back.today().review.due == 1)
    #expect(back.vanishedFolders.isEmpty)
  }
}
