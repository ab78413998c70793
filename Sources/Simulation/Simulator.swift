/// A program that was read and can be put on a simulated screen.
///
///     let simulator = try Simulator(files: [SourceFile(path: "Counter.swift", text: source)])
///     let screen = try simulator.mount("Counter")
///     try screen.perform(Event("tap \"+1\""))
///     print(screen.trace)
public final class Simulator {
  private let program: Program
  private let limits: SimulationLimits
  private let misreading: Misreading?

  /// - Parameter misreading: A rule to be replaced by what somebody believes of it; nil, as always
  ///   except to find out what such a person would predict, changes none.
  /// - Throws: ``SourceError`` with every finding when a file does not parse.
  public init(
    files: [SourceFile], limits: SimulationLimits = SimulationLimits(),
    misreading: Misreading? = nil
  ) throws {
    self.limits = limits
    self.misreading = misreading
    program = try Program(files: files, framework: FrameworkInterface.parsed)
  }

  private init(_ other: Simulator, misreading: Misreading?) {
    program = other.program
    limits = other.limits
    self.misreading = misreading
  }

  /// The same program on a machine that misreads a rule; it is not read again.
  public func misreading(_ misreading: Misreading?) -> Simulator {
    Simulator(self, misreading: misreading)
  }

  /// The types that conform to View, in the order of the source.
  public var views: [String] { program.views }

  /// The keys of the environment that views of the program declare: `colorScheme`.
  public var environmentKeys: [String] {
    let keys = program.types.values.flatMap(\.stored).compactMap { property -> String? in
      guard let request = property.attribute("Environment")?.arguments.first,
        case .keyPath(_, let components) = request.value.kind,
        case .property(let name)? = components.first
      else { return nil }
      return name
    }
    return Set(keys).sorted()
  }

  /// The root that is meant when nobody names one: the `@main` app, whose first scene is shown,
  /// else the last view that no other view mentions, else the last view.
  public var defaultRoot: String? {
    if let app = program.apps.first { return app }
    let views = program.views
    let mentioned = Set(
      views.flatMap { name -> [String] in
        guard let type = program.types[name] else { return [] }
        var names = FreeNames()
        for property in type.computed.values { names.visit(property.getter ?? []) }
        for function in type.methods.values.joined() { names.visit(function.body ?? []) }
        return names.found.filter { $0 != name }
      })
    return views.last { !mentioned.contains($0) } ?? views.last
  }

  /// Puts a view on the screen and records the `initial` event.
  ///
  /// - Parameter root: A type name or, as in source, an expression that builds the view:
  ///   `Row(title: "A")`. Nil takes ``defaultRoot``.
  /// - Throws: ``SourceError`` if there is no such view, or it needs arguments that nobody can
  ///   guess.
  public func mount(_ root: String? = nil) throws -> Screen {
    let path = program.files.first?.path ?? ""
    if root == nil, program.apps.isEmpty {
      if let preview = program.previews.first {
        return try Screen(
          program, limits: limits, misreading: misreading, root: "Preview", path: path,
          statements: preview)
      }
      if let provider = neededProvider, let previews = provider.statics["previews"]?.getter {
        return try Screen(
          program, limits: limits, misreading: misreading, root: provider.name, path: path,
          statements: previews, inside: provider)
      }
    }
    if root == nil, program.apps.isEmpty, let delegate = program.windowDelegate,
      let expression = SourceReader.expression(
        in: SourceFile(path: "root", text: "rootViewOfWindow(\(delegate)())"))
    {
      return try Screen(
        program, limits: limits, misreading: misreading, root: delegate, path: path,
        statements: [Statement(.expression(expression), at: expression.place)])
    }
    guard let root = root ?? defaultRoot else {
      throw SourceError([
        SourceDiagnostic(
          path: path, line: 1, column: 1,
          message: "no type here conforms to View; there is nothing to put on the screen")
      ])
    }
    let text = root.contains("(") ? root : "\(root)()"
    let name = String(root.prefix { $0 != "(" })
    guard (program.views + program.apps).contains(name) else {
      let known =
        program.views.isEmpty
        ? "there is none" : "there are " + program.views.joined(separator: ", ")
      throw SourceError([
        SourceDiagnostic(
          path: path, line: 1, column: 1, message: "no view is called \(name); \(known)")
      ])
    }
    guard let expression = SourceReader.expression(in: SourceFile(path: "root", text: text)) else {
      throw SourceError([
        SourceDiagnostic(
          path: path, line: 1, column: 1, message: "'\(root)' is no expression that builds a view")
      ])
    }
    try checkArguments(name, expression, path: path)
    return try Screen(
      program, limits: limits, misreading: misreading, root: name, path: path,
      statements: [Statement(.expression(expression), at: expression.place)])
  }

  /// The `PreviewProvider` to show where the root that is meant needs values, or objects from its
  /// environment: the last one that mentions it.
  private var neededProvider: TypeInfo? {
    guard let name = defaultRoot, let type = program.types[name] else { return nil }
    let needsObjects = type.stored.contains { property in
      guard property.type?.wrapped == nil else { return false }
      if property.attribute("EnvironmentObject") != nil { return true }
      guard let request = property.attribute("Environment")?.arguments.first else { return false }
      if case .member(_, "self") = request.value.kind { return true }
      return false
    }
    guard needsObjects || !needed(by: type).isEmpty else { return nil }
    let providers = program.order.compactMap { program.types[$0] }.filter {
      program.conforms($0, to: "PreviewProvider")
    }
    return providers.last { provider in
      var names = FreeNames()
      names.visit(provider.statics["previews"]?.getter ?? [])
      return names.found.contains(name)
    } ?? providers.first
  }

  /// The stored properties that have to be given a value for the view to be made; empty if an
  /// initialiser needs none.
  private func needed(by type: TypeInfo) -> [PropertyDeclaration] {
    guard type.initializers.allSatisfy({ $0.parameters.contains { $0.defaultValue == nil } })
    else { return [] }
    return type.stored.filter { property in
      property.initial == nil && property.type?.wrapped == nil
        && (property.unknownWrapper.map(Self.demanding.contains) ?? true)
    }
  }

  /// Wrappers whose value has to be given; any other brings its own.
  private static let demanding: Set<String> = [
    "State", "Binding", "Bindable", "ObservedObject", "StateObject",
  ]

  /// A root that needs arguments cannot be made from its name alone.
  private func checkArguments(_ name: String, _ expression: Expression, path: String) throws {
    guard case .call(_, let arguments) = expression.kind, arguments.isEmpty,
      let type = program.types[name],
      type.initializers.allSatisfy({ $0.parameters.contains { $0.defaultValue == nil } })
    else { return }
    let needed = needed(by: type)
    guard !needed.isEmpty || !type.initializers.isEmpty else { return }
    let example = needed.map { "\($0.name): …" }.joined(separator: ", ")
    throw SourceError([
      SourceDiagnostic(
        path: program.path(of: type.place), line: type.place.line, column: type.place.column,
        message: "\(name) needs values to be made; name them, as in --root '\(name)(\(example))'")
    ])
  }
}
