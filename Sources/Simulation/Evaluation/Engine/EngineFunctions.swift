import Interpreter

/// The functions of a program that run on the typed engine, which knows overloads, generics and
/// literals as the compiler does, and is fast.
///
/// What the engine cannot do runs here as everything else does. Objects, views and variables that
/// last stay on this side; the engine asks for them.
final class EngineFunctions: TypedEngine {
  private let program: Program
  /// Which files belong together is found out when a function is asked for first.
  private(set) lazy var modules: [EngineModule] = {
    let files = program.files
    let swift = files.indices.filter { !files[$0].isResource }
    let groups = ModuleGroups(swift.map { files[$0] })
    return groups.modules.enumerated().map { index, group in
      EngineModule(
        group.map { swift[$0] }, number: index, of: program, mayBeExtended: groups.isGuess)
    }
  }()
  /// The module of a file, and its number in it.
  private lazy var places: [Int: (module: EngineModule, file: Int)] = {
    var places: [Int: (module: EngineModule, file: Int)] = [:]
    for module in modules {
      for (number, file) in module.files.numbers.enumerated() { places[file] = (module, number) }
    }
    return places
  }()

  init(_ program: Program) { self.program = program }

  func module(of file: Int) -> (module: EngineModule, file: Int)? { places[file] }

  var turns: Int { modules.reduce(0) { $0 + $1.turns } }
}
