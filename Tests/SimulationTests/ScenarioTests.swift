import Foundation
import Simulation
import Testing

/// Traces that must come out exactly. Each scenario is named after the rows of the rules that it
/// exercises.
@Suite struct ScenarioTests {
  /// The pairs of this folder, and those of another one that `TUTOR_SCENARIOS` names.
  static let expectations: [URL] = {
    var all = Scenario.expectations(in: Bundle.module.bundleURL.appendingPathComponent("Scenarios"))
    if let more = ProcessInfo.processInfo.environment["TUTOR_SCENARIOS"] {
      all += Scenario.expectations(in: URL(fileURLWithPath: more))
    }
    return all
  }()
  static let scenarios: [Scenario] = expectations.compactMap { try? Scenario(expectation: $0) }

  @Test("every pair of files is understood")
  func understood() throws {
    #expect(Self.expectations.count >= 80)
    for url in Self.expectations {
      let scenario = try Scenario(expectation: url)
      #expect(scenario.events.first?.event == "initial", "\(scenario.name)")
      #expect(!scenario.rows.isEmpty, "\(scenario.name) names no row of the rules")
    }
  }

  @Test("the trace is what the scenario says", arguments: scenarios)
  func trace(_ scenario: Scenario) throws {
    guard let reason = scenario.pending else { return try compare(scenario) }
    // It has to be told when it begins to pass.
    withKnownIssue("\(reason)") { try compare(scenario) }
  }

  @Test("who has no occasion to decide otherwise has the same story", arguments: scenarios)
  func occasions(_ scenario: Scenario) throws {
    func told(_ misreading: Misreading?) throws -> (bodies: [[String]], end: [String], Screen) {
      let simulator = try Simulator(files: [scenario.source], misreading: misreading)
      let screen = try simulator.mount(scenario.root)
      for block in scenario.events.dropFirst() { try screen.perform(Event(block.event)) }
      return (
        screen.trace.events.map { $0.evaluated.map(\.instance) },
        screen.instances + screen.printed, screen
      )
    }
    let rule = try told(nil)
    let others = Misreading.allCases.filter { !rule.2.occasions.contains($0) }
    // Every eighth, each scenario others; with `TUTOR_BELIEFS=all` all of them.
    let isWhole = ProcessInfo.processInfo.environment["TUTOR_BELIEFS"] == "all"
    let first = Self.scenarios.firstIndex { $0.name == scenario.name } ?? 0
    for (index, misreading) in others.enumerated() where isWhole || (index + first) % 8 == 0 {
      let other = try told(misreading)
      #expect(other.bodies == rule.bodies, "\(scenario.name), \(misreading)")
      #expect(other.end == rule.end, "\(scenario.name), \(misreading)")
    }
  }

  private func compare(_ scenario: Scenario) throws {
    let screen = try Simulator(files: [scenario.source]).mount(scenario.root)
    for (index, block) in scenario.events.enumerated() {
      let printed = index == 0 ? 0 : screen.printed.count
      let event =
        block.event == "initial" ? screen.trace.events[0] : try screen.perform(Event(block.event))
      let place: Comment = "\(scenario.name), line \(block.line): \(block.event)"
      compareBodies(event, with: block, place)
      compareConsequences(event, with: block, place)
      compareOutput(event, Array(screen.printed[printed...]), with: block, place)
    }
  }

  private func compareBodies(
    _ event: EventTrace, with block: Scenario.Block, _ place: Comment
  ) {
    let bodies = event.passes.map { pass in
      pass.evaluated.map {
        Scenario.Body(instance: $0.instance, causes: $0.causes.map(\.text).joined(separator: " + "))
      }
    }
    let ran = bodies.filter { !$0.isEmpty }
    let wanted = block.passes.filter { !$0.isEmpty }
    if !block.hasAnyBodies {
      // The order among siblings is not promised.
      #expect(ran.map(Set.init) == wanted.map(Set.init), place)
      #expect(ran.map(\.count) == wanted.map(\.count), place)
    }
    if let count = block.count { #expect(event.evaluated.count == count, place) }
    if let order = block.order { #expect(event.evaluated.map(\.instance) == order, place) }
    for (instance, certainty) in block.certainties {
      let found = event.evaluated.first { $0.instance == instance }?.certainty.rawValue
      #expect(found == certainty, place)
    }
    for (index, evaluation) in event.evaluated.enumerated()
    where block.passes.count == 1 && !block.hasAnyBodies {
      let earlier = event.evaluated[..<index].map(\.parent)
      #expect(
        !earlier.contains(evaluation.instance),
        "a parent comes before its children: \(evaluation.instance)")
    }
  }

  private func compareConsequences(
    _ event: EventTrace, with block: Scenario.Block, _ place: Comment
  ) {
    for skip in block.skipped {
      #expect(!event.evaluated.contains { $0.instance == skip.instance }, place)
      guard ["equal inputs", "no inputs", "out of sight"].contains(skip.reason) else { continue }
      let reasons = event.passes.flatMap(\.checked).filter { $0.instance == skip.instance }
      #expect(reasons.map(\.reason).contains(skip.reason), place)
    }
    let checked = event.passes.flatMap(\.checked).map(\.instance)
    for instance in block.lookedAt { #expect(checked.contains(instance), place) }
    for (instance, certainty) in block.doubts {
      let told = event.steps.last { $0.instance == instance && $0.kind == .skip }
      #expect(told?.certainty?.rawValue == certainty, place)
    }
    if let removed = block.removed { #expect(event.removed == removed, place) }
    if let discarded = block.discarded { #expect(event.discarded == discarded, place) }
    for target in block.dropped {
      #expect(event.writes.contains { $0.target == target && $0.dropped }, place)
    }
  }

  private func compareOutput(
    _ event: EventTrace, _ printed: [String], with block: Scenario.Block, _ place: Comment
  ) {
    if !block.effects.isEmpty { #expect(event.passes.flatMap(\.effects) == block.effects, place) }
    for line in block.prints { #expect(event.evaluated.map(\.prints).contains(line), place) }
    for warning in block.warnings {
      #expect(event.diagnostics.contains { $0.message.contains(warning) }, place)
    }
    #expect(!event.diagnostics.contains { $0.severity == .error }, place)
    if let lines = block.printed { #expect(printed == lines, place) }
    if let lines = block.printedInAnyOrder { #expect(printed.sorted() == lines.sorted(), place) }
    let changes = event.changes.map { "\($0.what) | \($0.old) -> \($0.new)" }
    for change in block.shows { #expect(changes.contains(change), place) }
    for text in block.shown { #expect(event.changes.map(\.new).contains(text), place) }
  }

  @Test("every step leads back to the event", arguments: scenarios)
  func causes(_ scenario: Scenario) throws {
    let screen = try Simulator(files: [scenario.source]).mount(scenario.root)
    for block in scenario.events where block.event != "initial" {
      try screen.perform(Event(block.event))
    }
    for event in screen.trace.events {
      for step in event.steps {
        let chain = event.chain(from: step.n)
        #expect(chain.last?.kind == .event, "\(scenario.name): step \(step.n) \(step.message)")
      }
    }
  }
}
