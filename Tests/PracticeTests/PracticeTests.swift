import Practice
import Simulation
import Testing

@Suite("Questions about somebody's own views")
struct PracticeTests {
  static let shop = [
    SourceFile(
      path: "App/Cart.swift", name: "Cart.swift",
      text: """
        import SwiftUI

        struct CartScreen: View {
          @State private var total = 0
          @State private var showsHelp = true

          var body: some View {
            VStack {
              Banner()
              TotalRow(total: total)
              if showsHelp { Help() }
              Button("Add") { total += 1 }
              Button("Help") { showsHelp.toggle() }
            }
          }
        }

        struct Banner: View {
          var body: some View { Text("Sale") }
        }

        /// Unrelated.
        struct Unused: View {
          let title: String
          var body: some View { Text(title) }
        }
        """),
    SourceFile(
      path: "App/Rows.swift", name: "Rows.swift",
      text: """
        struct TotalRow: View {
          let total: Int
          /// How it is said.
          private var text: String { "Total \\(total)" }  // short
          private var unused: String { "nobody" }  // asks

          var body: some View { Text(text) }
        }

        struct Help: View {
          @State private var page = 1
          var body: some View { Button("Page \\(page)") { page += 1 } }
        }
        """),
  ]

  static func program(_ files: [SourceFile] = shop) throws -> PracticeProgram {
    PracticeProgram(try SourceTrees(files))
  }

  @Test("What is asked of a view is which bodies run and whose state survives, by the simulator")
  func asked() throws {
    let questions = try Self.program().questions().questions
    let add = try #require(
      questions.first { $0.plan.root == "CartScreen" && $0.plan.events == ["tap \"Add\""] })
    #expect(add.plan.subject == "bodies")
    #expect(Set(add.prediction.key) == ["CartScreen", "TotalRow"])
    #expect(add.candidates.contains("Banner"))
    #expect(add.mistakes.contains { $0.misreading == .parentRebuilds })
    // A view that needs a value nobody knows is not asked about, nor is one with nothing to be wrong
    // about.
    #expect(!questions.contains { $0.plan.root == "Unused" || $0.plan.root == "Banner" })
  }

  private func add(_ files: [SourceFile] = shop) throws -> PracticeQuestion {
    try Self.program(files).question(
      PracticePlan(root: "CartScreen", events: ["tap \"Add\""], subject: .bodies))
  }

  @Test("A question shows the views that it is about, and of them what matters")
  func slice() throws {
    let question = try add()
    let text = question.slice.text
    #expect(text.hasPrefix("// Cart.swift\nstruct CartScreen: View {"))
    #expect(text.contains("// Rows.swift\nstruct TotalRow: View {"))
    #expect(text.contains("How it is said."))
    #expect(!text.contains("nobody") && !text.contains("asks") && !text.contains("Unused"))
    // What is told of the program points into what is shown of it.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let write = try #require(question.prediction.trace.events.last?.writes.first?.line)
    #expect(lines[write - 1].contains("total += 1"))
  }

  @Test("The preview as which a view is mounted is shown with it: it holds what is handed in")
  func preview() throws {
    let view = """
      struct Choice: View {
        @Binding var chosen: Int
        var body: some View {
          VStack {
            Button("None") { chosen = 0 }
            Mark(isOn: chosen == 1)
          }
        }
      }
      struct Mark: View {
        let isOn: Bool
        var body: some View { Text(isOn ? "on" : "off") }
      }
      #Preview("Other") { Mark(isOn: true) }
      #Preview {
        @Previewable @State var chosen = 0
        Choice(chosen: $chosen)
      }
      """
    let program = try Self.program([SourceFile(path: "Choice.swift", text: view)])
    let question = try program.question(
      PracticePlan(root: "Choice", events: ["tap \"None\""], subject: .bodies))
    #expect(question.slice.text.contains("@Previewable @State var chosen = 0"))
    #expect(!question.slice.text.contains("Other"))
  }

  @Test("An edit of something else leaves a question as it is; one of what it shows does not")
  func edits() throws {
    let before = try add().slice
    func slice(replacing old: String, with new: String) throws -> SourceSlice {
      try add(
        Self.shop.map {
          SourceFile(path: $0.path, name: $0.name, text: $0.text.replacing(old, with: new))
        }
      ).slice
    }
    #expect(try slice(replacing: "Unrelated", with: "Of no use").text == before.text)
    #expect(try slice(replacing: "Text(\"Sale\")", with: "Text(\"Sale!\")").text != before.text)
  }

  @Test("What cannot be asked any more says why")
  func refusals() throws {
    let program = try Self.program()
    func refusal(_ root: String, _ event: String) -> PracticeRefusal? {
      do throws(PracticeRefusal) {
        _ = try program.question(PracticePlan(root: root, events: [event], subject: .bodies))
      } catch { return error }
      return nil
    }
    #expect(
      refusal("Gone", "tap \"Add\"")
        == .impossible(
          "no view is called Gone; there are CartScreen, Banner, Unused, TotalRow, Help"))
    guard case .impossible(let reason)? = refusal("CartScreen", "tap \"Buy\"") else {
      Issue.record("a button that is not there was tapped")
      return
    }
    #expect(reason.contains("Buy"))
    #expect(refusal("CartScreen", "tap \"Add\"") == nil)
  }

  @Test(
    "A view that is called otherwise is the same one, whether its file is or not",
    arguments: ["CartScreen", "Basket"])
  func renamedFile(_ file: String) throws {
    func files(_ name: String, in file: String) -> [SourceFile] {
      Self.shop.map {
        SourceFile(
          path: $0.path.replacing("Cart.", with: "\(file)."),
          name: $0.name.replacing("Cart.", with: "\(file)."),
          text: $0.text.replacing("CartScreen", with: name))
      }
    }
    let plan = PracticePlan(root: "CartScreen", events: ["tap \"Add\""], subject: .bodies)
    let question = try Self.program(files("CartScreen", in: "CartScreen")).question(plan)
    let renamed = try Self.program(files("Basket", in: file))
      .questionUnderOtherName(plan, source: question.slice.text)
    #expect(renamed?.plan.root == "Basket")
  }
}
