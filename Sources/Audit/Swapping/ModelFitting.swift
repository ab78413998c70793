import Simulation

/// Finds out what a form asks of a program that was written for another: what changes a struct says so,
/// and who writes to one that is not theirs has a binding. What a compiler has against the program
/// tells where.
struct ModelFitting {
  let source: ModelSource

  init(_ files: [SourceFile], name: String) throws(SwapError) {
    source = try ModelSource(files, name: name)
  }

  /// The program with its model in a form.
  ///
  /// - Throws: ``SwapError`` if it does not compile in that form.
  func files(as form: ModelForm) throws(SwapError) -> [SourceFile] {
    if source.form == form { return try checked(source.files, form) }
    var rewriting = ModelRewriting(source: source, form: form)
    var error: SwapError?
    // Each round finds more, of what there is only so much.
    repeat {
      handOn(&rewriting)
      let files = try rewriting.files()
      do throws(SwapError) { return try checked(files, form) } catch let refusal {
        error = refusal
      }
      guard form == .structure, learn(from: files, &rewriting) else { break }
    } while true
    throw error ?? SwapError("\(source.type) cannot be written as \(form.rawValue)")
  }

  private func checked(
    _ files: [SourceFile], _ form: ModelForm
  ) throws(SwapError) -> [SourceFile] {
    guard let first = errors(in: files).first else { return files }
    throw SwapError(
      "\(first.path):\(first.line): as \(form.rawValue), \(source.type) does not compile: "
        + first.message)
  }

  private func errors(in files: [SourceFile]) -> [SourceDiagnostic] {
    do { return try CompilerFindings(in: files).diagnostics.filter { $0.severity == .error } } catch
    {
      return error.diagnostics
    }
  }

  /// - Returns: Whether anything new was learned.
  private func learn(from files: [SourceFile], _ rewriting: inout ModelRewriting) -> Bool {
    let before = (rewriting.mutating.count, rewriting.bound.count)
    for error in errors(in: files) {
      guard let file = files.firstIndex(where: { $0.path == error.path }) else { continue }
      if let method = method(around: error.line, in: file) {
        rewriting.mutating.insert(method)
      } else {
        rewriting.bound.formUnion(holdings(around: error.line, in: file))
      }
    }
    return (rewriting.mutating.count, rewriting.bound.count) != before
  }

  private func method(around line: Int, in file: Int) -> ModelRewriting.Line? {
    for part in source.parts where part.file == file {
      for member in part.members.members where member.decl.kind == .functionDecl {
        let lines = source.lines(of: member.decl, in: file)
        if lines.contains(line) { return .init(file: file, number: lines.lowerBound) }
      }
    }
    return nil
  }

  /// What is handed to the view around a line.
  private func holdings(around line: Int, in file: Int) -> [ModelRewriting.Holding] {
    source.holders.compactMap { place in
      guard place.file == file, place.node.role == .shared,
        let view = place.node.variable.parent?.parent?.parent,
        source.lines(of: view, in: file).contains(line)
      else { return nil }
      return .init(place.node)
    }
  }

  /// Who hands a binding on has one.
  private func handOn(_ rewriting: inout ModelRewriting) {
    guard rewriting.form == .structure else { return }
    let shared = source.holders.map(\.node).filter { $0.role == .shared }
    for holder in shared where source.makesBinding(holder) { rewriting.bound.insert(.init(holder)) }
    var count = -1
    while count != rewriting.bound.count {
      count = rewriting.bound.count
      for call in source.calls {
        let view = call.node.calledExpression.trimmedDescription
        for argument in call.node.arguments {
          guard let label = argument.label?.text,
            rewriting.bound.contains(where: { $0.view == view && $0.property == label }),
            let giver = shared.first(where: {
              $0.view == call.type && $0.property == argument.expression.trimmedDescription
            })
          else { continue }
          rewriting.bound.insert(.init(giver))
        }
      }
    }
  }
}
