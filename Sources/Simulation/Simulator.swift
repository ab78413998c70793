/// A program that was read and can be put on a simulated screen.
///
///     let simulator = try Simulator(files: [SourceFile(path: "Counter.swift", text: source)])
///     let screen = try simulator.mount("Counter")
///     try screen.perform(Event("tap \"+1\""))
///     print(screen.trace)
public final class Simulator {
  let program: Program
  private let engine: EngineFunctions
  private let limits: SimulationLimits
  private let misreading: Misreading?

  /// - Parameter misreading: A rule to be replaced by what somebody believes of it; nil, as always
  ///   except to find out what such a person would predict, changes none.
  public init(
    _ sources: SourceTrees, limits: SimulationLimits = SimulationLimits(),
    misreading: Misreading? = nil
  ) {
    self.limits = limits
    self.misreading = misreading
    program = Program(sources, framework: FrameworkInterface.declarations)
    engine = EngineFunctions(program)
  }

  /// - Throws: ``SourceError`` with every finding when a file does not parse.
  public convenience init(
    files: [SourceFile], limits: SimulationLimits = SimulationLimits(),
    misreading: Misreading? = nil
  ) throws {
    self.init(try SourceTrees(files), limits: limits, misreading: misreading)
  }

  private init(_ other: Simulator, misreading: Misreading?) {
    program = other.program
    engine = other.engine
    limits = other.limits
    self.misreading = misreading
  }

  /// The same program on a machine that misreads a rule; it is not read again.
  public func misreading(_ misreading: Misreading?) -> Simulator {
    Simulator(self, misreading: misreading)
  }

  /// The types that conform to View, in the order of the source.
  public var views: [String] { program.views }

  /// Whether the program declares a type, by its name alone where it is nested.
  public func declaresType(_ name: String) -> Bool {
    program.types[name] != nil || program.types.values.contains { $0.name == name }
  }

  /// The stored properties of a type, by its name alone where it is nested; nil if the program
  /// declares no such type.
  public func storedProperties(of name: String) -> [String]? {
    guard declaresType(name) else { return nil }
    let types = program.types.filter { $0.key == name || $0.value.name == name }.values
    return Set(types.flatMap(\.stored).map(\.name)).sorted()
  }

  /// Whether a type of the program works a property out each time that it is read.
  public func computes(_ property: String, in name: String) -> Bool {
    program.types.contains { key, type in
      (key == name || type.name == name) && type.computed[property] != nil
    }
  }

  /// Where a type is declared.
  public func place(of view: String) -> (file: String, line: Int) {
    guard let place = program.types[view]?.place, program.files.indices.contains(place.file) else {
      return ("", 0)
    }
    return (program.files[place.file].name, place.line)
  }

  /// The keys of the environment that views of the program declare: `colorScheme`.
  public var environmentKeys: [String] { program.requestedKeys.sorted() }

  /// The root that is meant when nobody names one: the `@main` app, whose first scene is shown,
  /// else the last view that no other view mentions, else the last view.
  public var defaultRoot: String? { program.apps.first ?? program.defaultRoot }

  /// Puts a view on the screen and records the `initial` event.
  ///
  /// A view that needs values is mounted as a preview shows it, else with values that the program
  /// declares, else with made-up ones; the trace then says which, in a note.
  ///
  /// - Parameter root: A type, nested ones by their last name; a preview: `preview "Full cart"`; or,
  ///   as in source, an expression that builds a view: `Row(title: "A").padding()`. Nil takes
  ///   what the program itself shows.
  /// - Parameter area: On which everything is laid out.
  /// - Parameter findsObjects: Whether objects that nobody above the root provides are looked for in
  ///   the program; an app is shown as it is.
  /// - Throws: ``SourceError`` if there is no such view, or it cannot be made.
  public func mount(
    _ root: String? = nil, on area: PreviewArea = .phone, findsObjects: Bool = true
  ) throws -> Screen {
    var crashed: Screen?
    var other: Screen?
    var refused: SourceError?
    for var candidate in try RootSearch(program).candidates(for: root) {
      if !findsObjects { candidate.isHelped = false }
      do {
        let screen = try Screen(
          program, engine: engine, limits: limits, misreading: misreading, root: candidate,
          area: area)
        if limits.isStopped?() == true { return screen }
        if screen.crash != nil {
          crashed = crashed ?? screen
        } else if let wanted = candidate.wanted, !screen.shows(wanted) {
          other = other ?? screen
        } else {
          return screen
        }
      } catch let error as SourceError {
        refused = refused ?? error
      }
    }
    if let screen = other ?? crashed { return screen }
    throw refused
      ?? SourceError([
        SourceDiagnostic(
          path: program.files.first?.path ?? "", line: 1, column: 1,
          message: "\(root ?? "the program") cannot be put on the screen")
      ])
  }
}
