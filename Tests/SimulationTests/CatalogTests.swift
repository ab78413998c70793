import Foundation
import Testing

@testable import Simulation

/// The homes of SwiftUI's views and modifiers are known by `Catalog`: one that it does not name would do
/// nothing, and nobody would say so.
struct CatalogTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
  private static let framework = sources.appendingPathComponent("Simulation")

  @Test("Every type that says which views or modifiers behave as it does is in the catalog")
  func complete() throws {
    let catalog = try String(
      contentsOf: Self.framework.appendingPathComponent("Framework/Catalog.swift"),
      encoding: .utf8)
    let files = FileManager.default.enumerator(
      at: Self.framework, includingPropertiesForKeys: nil)
    var homes = 0
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      var owner = ""
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if line.hasPrefix("struct "),
          let found = line.firstMatch(of: /^struct (\w+): (View|Modifier)Behavior/)
        {
          owner = String(found.1)
        }
        // An expression is tried at each place of a line: most need no trial.
        guard line.contains("static let"),
          let found = line.firstMatch(of: /static let (views|modifiers): \[String: any/),
          !line.contains("private")
        else { continue }
        homes += 1
        #expect(catalog.contains("\(owner).\(found.1)"), "\(owner) is in no catalog")
      }
    }
    #expect(homes > 50)
  }

  @Test("The tree, which all views share, names no home")
  func treeKnowsNoHome() throws {
    var homes: Set<String> = []
    var texts: [String: String] = [:]
    let files = FileManager.default.enumerator(
      at: Self.framework, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      if file.path.contains("/Simulation/Framework/") {
        // A type that stands at the left edge can be seen everywhere, if it does not say otherwise.
        for found in text.matches(of: /(?m)^(?:final )?(?:struct|class|enum|protocol) (\w+)/) {
          homes.insert(String(found.1))
        }
      } else if file.path.contains("/Simulation/ViewTree/") {
        texts[file.lastPathComponent] = text
      }
    }
    #expect(homes.count > 80 && texts.count > 60)
    for (name, text) in texts {
      let code = text.split(separator: "\n").filter { $0.firstMatch(of: /^ *\/\//) == nil }
      let words = Set(code.joined(separator: "\n").matches(of: /\w+/).map { String($0.0) })
      #expect(
        words.isDisjoint(with: homes),
        "\(name) names \(words.intersection(homes).sorted().joined(separator: ", "))")
    }
  }
}

// MARK: Names

extension CatalogTests {
  /// What SwiftUI calls its types, its modifiers, its wrappers and the keys of its environment.
  private static let names: Set<String> = {
    let wrappers = WrapperKind.allCases.filter { $0 != .unknown }.map(\.rawValue)
    var names = FrameworkInterface.decorations.union(wrappers)
    for declaration in FrameworkInterface.declarations {
      switch (declaration.kind, declaration.name) {
      case (.extensionType, "View"), (.extensionType, "Shape"):
        names.formUnion(
          declaration.functions?.map(\.name)
            ?? declaration.declaration?.functions.map(\.name) ?? [])
      case (.extensionType, "EnvironmentValues"):
        names.formUnion(declaration.declaration?.properties.map(\.name) ?? [])
      case (.extensionType, _): break
      default: names.insert(declaration.name)
      }
    }
    return names
  }()

  /// What a name of SwiftUI means in files where it is something else.
  private struct OtherMeaning {
    let name: String
    let meaning: String
    /// Files and folders below `Sources`.
    let paths: [String]

    init(_ name: String, _ meaning: String, _ paths: String...) {
      self.name = name
      self.meaning = meaning
      self.paths = paths
    }
  }

  private static let evaluation = "Simulation/Evaluation/"

  private static let otherMeanings = [
    OtherMeaning("AnyHashable", "a type of Swift", "Interpreter/"),
    OtherMeaning(
      "animation", "a function of bindings, transactions and transitions, a schedule",
      evaluation + "Library/Animating.swift", evaluation + "TransactionValue.swift",
      "Simulation/Framework/Moving/TransitionReading.swift",
      "Simulation/Framework/Containers/TimelineView.swift",
      "Simulation/Framework/Containers/PhaseAnimator.swift"),
    OtherMeaning(
      "background", "a priority of tasks, a style", "Interpreter/",
      "Simulation/Framework/Drawing/TintReading.swift"),
    OtherMeaning("description", "the text of a value", evaluation, "Interpreter/"),
    OtherMeaning(
      "environment", "an event, a property of processes and of contexts",
      "Simulation/Trace/EventForms.swift", "Screens/Loops/PlaygroundCompletion.swift",
      evaluation + "Foundation/ProcessInformation.swift",
      "Simulation/ViewTree/Nodes/RepresentableNode.swift"),
    OtherMeaning(
      "fill", "what is written in a picture, drawn on a canvas, a mode of content",
      "Drawing/Vector/", "Simulation/Framework/Drawing/CanvasRecording.swift",
      "Simulation/Framework/Modifiers/Frames.swift"),
    OtherMeaning(
      "font", "an element of a page, a reason to doubt a size", "Guides/Marked/PageReading.swift",
      "Screens/Parts/PreviewText.swift", "Simulation/Preview/Previewing.swift",
      "Simulation/Questions/LayoutQuestion.swift"),
    OtherMeaning(
      "frame", "a statement of a claim, what of a geometry is matched", "Claims/Grammar/",
      "Simulation/Framework/Moving/GeometryMatches.swift"),
    OtherMeaning("help", "a command", "Screens/", "tutor/"),
    OtherMeaning(
      "hidden", "a visibility, a mark of listings", "Curriculum/Reading/LessonReading.swift",
      "Simulation/Framework/Navigation/HiddenBars.swift"),
    OtherMeaning(
      "id", "what `Identifiable` asks for, an argument, what a symptom is about",
      evaluation + "Identifiers.swift", evaluation + "Members.swift",
      evaluation + "FrameworkConstruction.swift", "Simulation/Framework/Effects/Task.swift",
      "Simulation/Framework/Moving/GeometryMatches.swift", "Simulation/Symptoms/"),
    OtherMeaning(
      "id", "a key of a file or a table", "CardStore/", "Curriculum/", "Guides/", "tutor/"),
    OtherMeaning(
      "isPresented", "an argument of what presents", evaluation + "ComposedViews.swift",
      "Simulation/ViewTree/Nodes/Presentation.swift"),
    OtherMeaning(
      "modifier", "an argument of ModifiedContent, a transition",
      evaluation + "FrameworkConstruction.swift",
      "Simulation/Framework/Moving/TransitionReading.swift"),
    OtherMeaning(
      "offset", "a style of dates, a part of what `enumerated` gives, a transition",
      evaluation + "Foundation/DateFormats.swift", evaluation + "Library/Sequences.swift",
      "Simulation/Framework/Moving/"),
    OtherMeaning(
      "opacity", "a function and an argument of colours, a transition",
      "Simulation/Framework/Drawing/TintReading.swift", "Simulation/Framework/Moving/"),
    OtherMeaning(
      "rotation", "an angle of a gesture, of a finger, of what moves",
      "Simulation/Framework/Modifiers/GestureRecognition.swift",
      "Simulation/Trace/FingerMotion.swift", "Simulation/Questions/MovingValue.swift"),
    OtherMeaning(
      "scale", "a number's, a transition, a canvas's, an argument", evaluation + "Library/",
      "Interpreter/", "Simulation/Framework/Moving/", "Simulation/Questions/MovingValue.swift",
      "Simulation/Framework/Drawing/CanvasRecording.swift",
      "Simulation/Framework/Modifiers/Moving.swift",
      "Simulation/ViewTree/Nodes/ArgumentNumbers.swift"),
    OtherMeaning(
      "size", "an argument, a part of a rectangle", "Simulation/Framework/Moving/",
      "Simulation/Framework/Drawing/Dressing.swift", "Simulation/Framework/Modifiers/Moving.swift",
      "Simulation/ViewTree/"),
    OtherMeaning("size", "a header of lessons", "Curriculum/"),
    OtherMeaning("strikethrough", "an extension of Markdown", "Curriculum/", "Guides/"),
    OtherMeaning(
      "stroke", "what is written in a picture, drawn on a canvas", "Drawing/Vector/",
      "Simulation/Framework/Drawing/CanvasRecording.swift"),
    OtherMeaning(
      "tag", "an argument of links", evaluation + "ComposedViews.swift",
      "Simulation/ViewTree/Nodes/Presentation.swift"),
    OtherMeaning("toolbar", "what frames a page", "Guides/Marked/PageFrame.swift"),
    OtherMeaning(
      "transaction", "a part of bindings and of contexts, a function of a store",
      evaluation + "Library/Animating.swift", evaluation + "Names.swift",
      "Simulation/ViewTree/Nodes/RepresentableNode.swift",
      "Simulation/ViewTree/Storage/ModelStore.swift"),
  ]

  @Test("No name of SwiftUI stands as text in more than two files: what it means is asked for")
  func namesStayAtHome() throws {
    #expect(Self.names.isSuperset(of: ["Text", "padding", "clipped", "AppStorage", "colorScheme"]))
    var files: [String: [String]] = [:]
    let root = Self.sources.path + "/"
    for path in try FileManager.default.subpathsOfDirectory(atPath: root) {
      guard path.hasSuffix(".swift") else { continue }
      let code = try String(contentsOfFile: root + path, encoding: .utf8)
        .components(separatedBy: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      for name in Set(code.joined(separator: "\n").components(separatedBy: "\"")) {
        if name.utf8.count < 40, Self.names.contains(name) { files[name, default: []].append(path) }
      }
    }
    for other in Self.otherMeanings {
      for path in other.paths {
        let isThere = files[other.name]?.contains { $0.hasPrefix(path) } ?? false
        #expect(isThere, "\(other.name), \(other.meaning), does not stand in \(path)")
      }
    }
    for (name, paths) in files where paths.count > 2 {
      let others = Self.otherMeanings.filter { $0.name == name }.flatMap(\.paths)
      let own = paths.filter { path in !others.contains { path.hasPrefix($0) } }
      #expect(own.count <= 2, "\(name) stands in \(own.sorted().joined(separator: ", "))")
    }
  }
}
