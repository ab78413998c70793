import Foundation
import Interpreter

/// Files that are compiled together. They are read and checked when a function of theirs is asked
/// for first.
final class EngineModule {
  unowned let program: Program
  private let number: Int
  private let mayBeExtended: Bool
  let files: ModuleFiles
  /// What runs of it, for whom.
  let runs: EngineRuns
  /// What the engine asks of this side.
  private(set) lazy var declarations = EngineDeclarations(program, runs)
  var conversions: ValueConversions { declarations.conversions }
  private var isRead = false
  private var known: [Use: Function?] = [:]
  var fragments: [Use: KnownFragment] = [:]
  /// By where they are declared.
  var initialValues: [SourcePlace: InitialValue?] = [:]
  /// By their first arguments, what calls refer to.
  var callTargets: [ObjectIdentifier: KnownTarget] = [:]
  var leafTypes: [ObjectIdentifier: KnownLeaf] = [:]
  /// By where calls begin, the arguments of the types of which they make values.
  var madeTypes: [SourcePlace: [TypeReference]?] = [:]
  /// Declarations whose run ended badly: they are not tried again.
  private var refused: Set<ObjectIdentifier> = []
  /// The same of fragments, by their syntax, which is kept, so that no other has its address.
  private var refusedFragments: [ObjectIdentifier: AnyObject] = [:]
  /// They outlive the machine on which something ran.
  private var records: [ObjectIdentifier: RunRecord] = [:]
  private var generation = 0

  /// A declaration or a part of one, and what the parameters stand for that can be named there.
  struct Use: Hashable {
    let syntax: ObjectIdentifier
    let types: [String: TypeReference]
  }

  /// A function with the way in and out of it.
  final class Function {
    let hosted: HostedFunction
    let receiver: ValueConversion?
    let parameters: [ValueConversion]
    let result: ValueConversion
    let cost = TakingCost()
    let record: RunRecord
    /// Parts of conversions belong to them.
    private let conversions: ValueConversions

    fileprivate init?(
      _ hosted: HostedFunction, _ conversions: ValueConversions, _ record: RunRecord
    ) {
      self.hosted = hosted
      self.record = record
      self.conversions = conversions
      receiver = hosted.receiver.flatMap(conversions.conversion)
      if hosted.receiver != nil, receiver == nil { return nil }
      parameters = hosted.parameters.compactMap { conversions.conversion($0.type) }
      guard parameters.count == hosted.parameters.count,
        let result = conversions.resultConversion(hosted.result)
      else { return nil }
      self.result = result
    }
  }

  /// - Parameter mayBeExtended: Other files of the program may belong to it.
  init(_ indices: [Int], number: Int, of program: Program, mayBeExtended: Bool) {
    self.program = program
    self.number = number
    self.mayBeExtended = mayBeExtended
    files = ModuleFiles(indices, of: program)
    runs = EngineRuns(files)
  }

  /// Nil if it does not compile.
  var hosted: HostedProgram? {
    if !isRead {
      isRead = true
      guard !program.checked.isRefused(number) else { return nil }
      let source =
        program.checked.take(number)
        ?? SourceProgram(
          program.trees(of: files.numbers), mayBeExtended: mayBeExtended)
      if program.checked.isSound(number) { source.assumeSound() }
      runs.hosted = HostedProgram(source, host: declarations) { [unowned runs] in
        runs.evaluator?.surroundings.now().timeIntervalSinceReferenceDate ?? 0
      } chance: { [unowned runs] in
        runs.evaluator?.surroundings.chance.next() ?? 0
      } identifier: { [unowned runs] in
        runs.evaluator?.surroundings.uniqueIdentifier() ?? UUID()
      } readsCalendar: { [unowned runs] in
        runs.evaluator?.surroundings.asked.insert(.calendar)
      } isInterrupted: { [unowned runs] in
        runs.evaluator?.limits.isStopped?() ?? false
      }
    }
    return runs.hosted
  }

  /// Turns of loops and calls so far.
  var turns: Int { runs.hosted?.turns ?? 0 }

  /// Nil if the engine cannot run it, or what goes in and out has to stay here.
  func function(_ name: String, at place: SourcePlace, in file: Int, _ use: Use) -> Function? {
    guard let hosted = currentHosted, !refused.contains(use.syntax) else { return nil }
    if let answer = known[use] { return answer }
    // Asked again while it is looked for: whoever calls it meanwhile does so on this side.
    known[use] = .some(nil)
    var found: Function?
    if let position = files.position(of: place, in: file), let types = named(use),
      let function = hosted.function(name, declaredAt: position, for: types)
    {
      found = Function(function, conversions, record(of: use.syntax))
    }
    known[use] = .some(found)
    return found
  }

  /// Nil where one of the types is none that the engine has.
  func named(_ use: Use) -> GenericUse? {
    let types = use.types.compactMapValues { program.named($0) }
    return types.count == use.types.count ? types : nil
  }

  /// - Parameter syntax: A fragment in the program's tree; it is kept, so that no other has its
  ///   address.
  func record(of id: ObjectIdentifier, keeping syntax: AnyObject? = nil) -> RunRecord {
    if let known = records[id] { return known }
    let made = RunRecord(of: syntax)
    records[id] = made
    return made
  }

  func refuse(_ id: ObjectIdentifier) { refused.insert(id) }

  func refuse(_ fragment: EngineFragment) {
    refusedFragments[ObjectIdentifier(fragment.syntax)] = fragment.syntax
  }

  func isRefused(_ syntax: AnyObject) -> Bool { refusedFragments[ObjectIdentifier(syntax)] != nil }

  /// The program on the engine, behind a look whether it has another machine now: what an earlier
  /// one made means nothing to that.
  var currentHosted: HostedProgram? {
    guard let hosted else { return nil }
    hosted.begin()
    if hosted.generation != generation {
      generation = hosted.generation
      known = [:]
      fragments = [:]
      initialValues = [:]
      declarations.renewConversions()
    }
    return hosted
  }
}

extension EngineModule {
  /// What was found of a variable, and the way out of it.
  struct InitialValue {
    let function: HostedFunction
    let conversion: ValueConversion
  }
}
