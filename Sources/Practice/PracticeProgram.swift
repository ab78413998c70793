import Simulation

/// Somebody's own program, to be asked about.
///
///     let program = PracticeProgram(try SourceTrees(files))
///     let questions = program.questions()
public final class PracticeProgram {
  let simulator: Simulator
  let units: ProgramUnits
  let limits: PracticeLimits
  /// As they were read.
  public let files: [SourceFile]

  public init(_ sources: SourceTrees, limits: PracticeLimits = PracticeLimits()) {
    var simulation = SimulationLimits()
    simulation.isStopped = limits.isOver
    simulator = Simulator(sources, limits: simulation)
    units = ProgramUnits(sources.files)
    files = sources.files
    self.limits = limits
  }

  /// Asks about a view.
  ///
  /// - Throws: ``PracticeRefusal`` if it cannot be asked, or is not worth it.
  public func question(_ plan: PracticePlan) throws(PracticeRefusal) -> PracticeQuestion {
    limits.begin()
    guard let subject = Prediction.Subject(rawValue: plan.subject) else {
      throw .impossible("nobody asks for '\(plan.subject)' any more")
    }
    var prediction = try predict(subject, plan)
    let types = prediction.types(named: plan)
      .union(units.previews(toldOfIn: prediction.trace, of: simulator))
    let slice = SourceSlice(of: types, in: units)
    guard slice.lines <= PracticeLimits.mostLines else { throw .long }
    prediction.trace = prediction.trace.shown(in: slice, of: units)
    return try PracticeQuestion(plan, slice, prediction) { misreading in
      try? Self.prediction(subject, plan, on: simulator.misreading(misreading))
    }
  }

  /// - Throws: If it cannot be played, or does not rest on sure rules and on the program alone.
  private func predict(
    _ subject: Prediction.Subject, _ plan: PracticePlan
  ) throws(PracticeRefusal) -> Prediction {
    do {
      let prediction = try Self.prediction(subject, plan, on: simulator)
      guard !limits.isOver() else { throw PracticeRefusal.late }
      guard prediction.isSure else { throw PracticeRefusal.unsure }
      return prediction
    } catch let error as PracticeRefusal {
      throw error
    } catch  where limits.isOver() {
      throw .late
    } catch let error as EventError {
      throw .impossible(error.message)
    } catch let error as SourceError {
      throw .impossible(error.diagnostics.first?.message ?? "it cannot be put on the screen")
    } catch { throw .impossible("it cannot be put on the screen") }
  }

  private static func prediction(
    _ subject: Prediction.Subject, _ plan: PracticePlan, on simulator: Simulator
  ) throws -> Prediction {
    var prediction = try Prediction.compute(
      subject, on: simulator, root: plan.root, events: plan.events)
    // What belongs to the root stays as long as the screen: that is nothing to ask.
    if subject == .state {
      let root = prediction.trace.root + "."
      prediction.candidates.removeAll { $0.hasPrefix(root) }
      prediction.key.removeAll { $0.hasPrefix(root) }
    }
    return prediction
  }
}

/// How much is tried with a program.
public struct PracticeLimits: Sendable {
  /// Of code that is shown with a question. Whoever has more to read reads, and does not predict.
  public static let mostLines = 150
  /// A question offers so many candidates.
  static let candidates = 2...8
  /// Events of a view that are tried.
  static let events = 12
  /// Questions about one view.
  static let questionsPerView = 3

  /// Is called when work on a view begins, so that whoever keeps the time begins anew.
  public var begin: @Sendable () -> Void
  /// Whether the time for this view is over.
  public var isOver: @Sendable () -> Bool

  public init(
    begin: @escaping @Sendable () -> Void = {}, isOver: @escaping @Sendable () -> Bool = { false }
  ) {
    self.begin = begin
    self.isOver = isOver
  }
}

extension Prediction {
  /// Whether it rests on sure rules alone, and on nothing that was taken for granted or made up.
  fileprivate var isSure: Bool {
    certainty == .certain
      && trace.events.flatMap(\.diagnostics).allSatisfy { $0.isMinor || !$0.isAssumption }
  }

  /// The types that have to be read: what the plan names, the views that are asked about, and what
  /// was written to, or read by them.
  fileprivate func types(named plan: PracticePlan) -> Set<String> {
    let asked = candidates + key
    let events = trace.events
    let written = (events.last?.writes ?? []).map(\.target)
    let views = events.flatMap(\.steps).filter { $0.kind == .evaluate }.compactMap(\.view)
    return Set((asked + written).map(\.typeName)).union(views).union(plan.names)
  }
}

extension String {
  /// `Row` of `Row[2].stars`.
  var typeName: String { String(prefix { $0 != "." && $0 != "[" }) }
}

extension Trace {
  /// The same with the lines of a slice in the place of those of the program. What is not shown there
  /// has none.
  fileprivate func shown(in slice: SourceSlice, of units: ProgramUnits) -> Trace {
    func line(_ line: Int?, _ file: String?) -> Int? {
      guard let line, let file = units.file(named: file) else { return nil }
      return slice.line(of: SourceSlice.Place(file: file, line: line))
    }
    var trace = self
    for event in trace.events.indices {
      for step in trace.events[event].steps.indices {
        let told = trace.events[event].steps[step]
        trace.events[event].steps[step].line = line(told.line, told.file)
        trace.events[event].steps[step].file = nil
      }
      for write in trace.events[event].writes.indices {
        let told = trace.events[event].writes[write]
        trace.events[event].writes[write].line = line(told.line, told.file)
        trace.events[event].writes[write].file = nil
      }
    }
    return trace
  }
}

extension PracticeQuestion {
  /// Where all run by either belief, hardly anybody goes as far as to say that all always run.
  private static let likeliestFirst =
    Misreading.ofUpdates.filter { $0 != .wholeScreenRebuilds } + [.wholeScreenRebuilds]

  /// - Parameter misread: What somebody predicts who misreads a rule; nil if that cannot be said.
  /// - Throws: ``PracticeRefusal`` if it is not worth asking.
  fileprivate init(
    _ plan: PracticePlan, _ slice: SourceSlice, _ prediction: Prediction,
    misread: (Misreading) -> Prediction?
  ) throws(PracticeRefusal) {
    var candidates = prediction.candidates
    guard candidates.count <= PracticeLimits.candidates.upperBound else { throw .long }
    let right = Set(prediction.key)
    var mistakes: [Mistake] = []
    for misreading in Self.likeliestFirst {
      guard let key = misread(misreading)?.key else { continue }
      let answer = Set(key)
      guard answer != right, !mistakes.contains(where: { $0.answer == answer }) else { continue }
      mistakes.append(Mistake(misreading: misreading, answer: answer))
      for candidate in key where !candidates.contains(candidate) { candidates.append(candidate) }
    }
    guard !mistakes.isEmpty, candidates.count >= PracticeLimits.candidates.lowerBound else {
      throw .trivial
    }
    guard candidates.count <= PracticeLimits.candidates.upperBound else { throw .long }
    self.init(
      plan: plan, slice: slice, prediction: prediction, candidates: candidates,
      mistakes: mistakes)
  }
}
