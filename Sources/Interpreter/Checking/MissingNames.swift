/// Names that nobody declares.
///
/// What is certain is an error: a slip of a name that is there, or a name that no imported module
/// has. Where a file of the program may be missing, or a module may be younger than what is known of
/// it, nothing more is said than that.
extension Checker {
  func noteUnknown(_ name: String, at position: SourcePosition, isType: Bool) {
    guard trials == 0, position.file >= 0 else { return }
    var owners: [Type] = []
    var context: Context? = body.context
    while let here = context {
      if let nominal = here.nominal {
        owners.append(owners.isEmpty ? body.selfType ?? nominal.selfType : nominal.selfType)
      }
      context = here.parent
    }
    unknownNames.append(
      UnknownName(
        name: name, position: position, isType: isType, context: body.context, scope: body.scope,
        owners: owners))
  }

  /// Names that a `guard` outside of all functions introduces: the functions of the program see them.
  func noteGuarded(in statements: [Statement]) {
    for case .guarded(let conditions, _) in statements.lazy.map(\.kind) {
      for condition in conditions {
        switch condition {
        case .bind(let pattern, _, _), .match(let pattern, _):
          guardedNames.formUnion(pattern.names.map(\.name))
        case .expression, .available: continue
        }
      }
    }
  }

  /// Says which names nobody declares, once all of the program is known.
  func reportMissingNames() {
    for missing in resolver.missingTypes
    where resolver.types(named: missing.name, in: missing.context).isEmpty {
      report(missingType: missing.name, at: missing.position)
    }
    for unknown in unknownNames where !guardedNames.contains(unknown.name) {
      let absence =
        unknown.owners.map {
          resolver.absence(ofMember: unknown.name, of: $0, in: unknown.context.signature)
        }.min() ?? .certain
      guard absence > .possible else { continue }
      if unknown.isType {
        report(missingType: unknown.name, at: unknown.position)
      } else {
        report(unknown, min(absence, resolver.absence(of: unknown.name)))
      }
    }
  }

  private func report(missingType name: String, at position: SourcePosition) {
    let own = findings.count < 200 ? resolver.program.members.names : []
    let absence = resolver.absence(of: name)
    let proposal: String?
    switch absence {
    case .possible: return
    case .doubtful:
      // The file that declares it may not be here.
      proposal = Spelling.slip(of: name, among: own + resolver.viewNames)
      if proposal == nil { return }
    case .certain:
      proposal = Spelling.nearest(
        to: name, among: own + (resolver.lists ?? []).flatMap { $0.globals.keys.map(String.init) })
    }
    report(
      "nothing here is called `\(name)`", at: position,
      advice: proposal.map { "did you mean `\($0)`?" } ?? "")
  }

  private func report(_ unknown: UnknownName, _ absence: Absence) {
    if unknown.scope.declares(unknown.name) {
      report(
        "`\(unknown.name)` is used before it is declared", at: unknown.position,
        advice: "put its declaration before this line")
      return
    }
    // No framework has what is plainly a slip of a name of the program.
    guard absence > .possible || resolver.mayBeOfFramework(unknown.name) else { return }
    let visible = visibleNames(unknown)
    let slip = Spelling.slip(of: unknown.name, among: visible)
    guard absence > .possible || slip != nil else { return }
    // Where other names are missing, too, a file may be.
    guard slip != nil || isWhole else { return }
    let proposal = slip ?? Spelling.nearest(to: unknown.name, among: visible)
    let isSure =
      absence == .certain || slip != nil
      || !resolver.mayBeFragment && !unknown.name.contains("_")
    report(
      "nothing here is called `\(unknown.name)`", at: unknown.position,
      advice: proposal.map { "did you mean `\($0)`?" } ?? "", severity: isSure ? .error : .remark)
  }

  /// Nobody reads as many findings as there may be: proposals are for the first ones.
  private func visibleNames(_ unknown: UnknownName) -> [String] {
    guard findings.count < 200 else { return [] }
    return unknown.scope.names + resolver.program.members.names
      + unknown.owners.flatMap { resolver.memberNames(of: $0, in: unknown.context.signature) }
  }

  /// Whether nothing hints at a part of the program that is not here.
  var isWhole: Bool { resolver.missingNames.isEmpty && resolver.extensionsOfUnknown.isEmpty }
}

extension Resolver {
  /// The types of libraries whose interface is known, as a name may be a slip of one of them.
  var viewNames: [String] {
    let lists = imports.contains("SwiftUI") ? lists ?? [] : []
    return lists.flatMap { $0.globals.keys.map(String.init) }.filter {
      $0.first?.isUppercase == true && isDeclaredByLibrary($0)
    }
  }
}
