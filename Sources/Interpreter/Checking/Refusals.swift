/// What is said of calls that no declaration takes.
extension Checker {
  /// Labels or the number of arguments do not fit.
  func refuseArguments(_ overloads: [Overload], _ site: CallSite) {
    _ = callUnknown(site.arguments)
    guard trials == 0, let only = overloads.first,
      !overloads.contains(where: { mayHaveOtherForms($0, site) })
    else { return }
    guard overloads.allSatisfy({ isOwn($0) }) || isWhole(overloads, site) else {
      refuseLabels(overloads, site)
      return
    }
    // What a protocol gives to all who conform is not what is meant by other labels.
    let named = overloads.filter { $0.origin < .requirement }
    if named.count == 1, overloads.count > 1 { return refuseArguments(named, site) }
    if overloads.count > 1 { return refuseSeveral(overloads, site) }
    guard let parameters = callable(only)?.parameters else { return }
    var matching = ArgumentMatching(parameters, site.arguments)
    switch matching.match() {
    case .missing(let name)?:
      report(
        "`\(site.name)` wants a value for `\(name)`", at: site.position,
        advice: "write \(signatureText(only))")
    case .extra(let index)?:
      let argument = site.arguments[index]
      if refuseHidden(argument.label, of: only, at: argument.value.position) { return }
      report(
        "`\(site.name)` takes no such argument", at: site.arguments[index].value.position,
        advice: "write \(signatureText(only))")
    case .wrongLabel(let index, let expected)?:
      let written = site.arguments[index].label
      if refuseHidden(written, of: only, at: site.arguments[index].value.position) { return }
      let called = calledTooSoon(site.arguments[index].value, for: expected, among: parameters)
      // What has a default value is hardly meant.
      let wanted =
        parameters.first { $0.label == expected && !$0.hasDefault }
        ?? parameters.first { !$0.hasDefault && $0.label != nil }
      report(
        written.map { Self.misplaced($0, site, parameters) }
          ?? "the label `\(wanted?.label ?? expected ?? ""):` is missing",
        at: site.arguments[index].value.position,
        advice: called ?? "write \(signatureText(only))")
    case nil: return
    }
  }

  /// None of several forms takes arguments with these labels.
  private func refuseSeveral(_ overloads: [Overload], _ site: CallSite) {
    let labels = Set(
      overloads.compactMap(\.symbol.function).flatMap(\.labels).map { Substring($0 ?? "_") })
    if reportWrongLabel(site, among: labels, mayBeOwn(site, overloads, labels) ? .remark : .error) {
      return
    }
    if reportMissing(overloads, site) { return }
    report(
      "no `\(site.name)` takes these arguments", at: site.position,
      advice: "there are " + forms(overloads, like: site))
  }

  /// `Color(hex: "fff")` in one file of a program whose others are not here: what has colours of a
  /// catalogue is what programs give initialisers of their own, too.
  private func mayBeOwn(_ site: CallSite, _ overloads: [Overload], _ known: Set<Substring>) -> Bool
  {
    let labels = site.arguments.filter { !$0.isTrailing }.compactMap(\.label)
    return resolver.mayBeFragment && overloads[0].symbol.function?.kind == .initializer
      && overloads[0].owner?.nominal.map(isExtendedByAssets) == true && !labels.isEmpty
      && labels.allSatisfy { label in
        !known.contains(label[...])
          && Spelling.nearest(to: label, among: known.map(String.init)) == nil
      }
  }

  /// `.onAppear(save())`: a function is wanted, and it is called at once.
  private func calledTooSoon(
    _ value: Expression, for label: String?, among parameters: [FunctionParameter]
  ) -> String? {
    guard let label, case .call(let callee, let arguments) = value.kind, arguments.isEmpty,
      case .name(let name) = callee.kind,
      parameters.first(where: { $0.label == label })?.type.unwrapped.function != nil
    else { return nil }
    return "write `\(label): \(name.base)`, without `()`: then it is called later"
  }

  /// `Toggle("Sound")`: of the first form that takes what is given something is left out.
  private func reportMissing(_ overloads: [Overload], _ site: CallSite) -> Bool {
    for overload in overloads {
      guard let parameters = callable(overload)?.parameters else { continue }
      var matching = ArgumentMatching(parameters, site.arguments)
      guard case .missing(let name)? = matching.match(), !site.arguments.isEmpty else { continue }
      report(
        "`\(site.name)` wants a value for `\(name)`", at: site.position,
        advice: "there are " + forms(overloads, like: site))
      return true
    }
    return false
  }

  /// Why there can be no argument of a label where it stands: something is missing before it, it
  /// stands too late, or nothing is called so.
  private static func misplaced(
    _ label: String, _ site: CallSite, _ parameters: [FunctionParameter]
  ) -> String {
    guard let place = parameters.firstIndex(where: { $0.label == label }) else {
      return "`\(site.name)` has no parameter `\(label):` here"
    }
    let given = site.arguments.map(\.label)
    let missing = parameters[..<place].first { !$0.hasDefault && !given.contains($0.label) }
    return missing.map { "`\(site.name)` wants a value for `\($0.label ?? $0.name)`" }
      ?? "`\(label):` stands at another place among the arguments of `\(site.name)`"
  }

  /// `Button(configuration)` in a style of buttons: `Button("Save")` does not mean that.
  func takesStyle(_ overload: Overload) -> Bool {
    guard let function = overload.symbol.function, function.isOfLibrary,
      function.kind == .initializer, function.interface.parameters.count == 1
    else { return false }
    return function.interface.parameters[0].type.nominal?.name.hasSuffix("Configuration") == true
  }

  /// A property that takes no part in the initialiser which a struct has by itself.
  private func refuseHidden(
    _ label: String?, of overload: Overload, at position: SourcePosition
  ) -> Bool {
    guard let label, let function = overload.symbol.function, function.kind == .initializer,
      function.syntax == nil, let owner = function.context.nominal,
      let property = owner.storedProperties.first(where: { $0.name == label }),
      let access = property.syntax?.modifiers.access, access <= .fileAccess
    else { return false }
    let word = access == .privateAccess ? "private" : "fileprivate"
    report(
      "`\(label)` of `\(owner.name)` is `\(word)` and has a value: nobody else can give it one",
      at: position, advice: "leave the value out, or leave out `\(word)`")
    return true
  }

  /// Several fit by their labels and none by its types.
  func refuseAll(_ overloads: [Overload], _ site: CallSite, _ known: [Type?]) {
    if refuseClosure(overloads, site) || refusePath(overloads, site) { return }
    refuseUnmet(overloads, site.name, at: site.position)
    for (argument, type) in zip(site.arguments, known) where type == nil {
      // The elements of a literal may tell of each other what they are.
      if case .array = argument.value.kind {
        check(argument.value, expecting: nil)
      } else {
        check(argument.value, expecting: .unknown)
      }
    }
    var given: [String] = []
    for (index, (argument, type)) in zip(site.arguments, known).enumerated() {
      if argument.value.isClosure {
        given.append("a closure")
      } else if let type = (type ?? typeFromDot(index, overloads, site)).map(plainThroughout),
        isCertain(type)
      {
        given.append("a `\(type)`")
      } else {
        return
      }
    }
    guard trials == 0,
      isWhole(overloads, site)
        || makesNumber(overloads, of: known)
        || arePlain(given: site, known)
          && (areOfCollections(overloads) || areOfNumbers(overloads) || areOfTexts(overloads))
    else { return }
    if refuseOne(of: site, known, overloads) { return }
    // What a type has itself says more than what it has of its protocols.
    let own = overloads.filter { $0.origin == .own }
    report(
      "no `\(site.name)` takes \(Self.list(given))", at: site.position,
      advice: "there are " + forms(own.isEmpty ? overloads : own, like: site))
  }

  /// The forms of what is called; of many those that are most like the call.
  private func forms(_ overloads: [Overload], like site: CallSite) -> String {
    var seen: Set<String> = []
    let given = Set(site.arguments.map { $0.label ?? "_" })
    let forms = overloads.map { overload in
      let labels = Set(overload.symbol.function?.labels.map { $0 ?? "_" } ?? [])
      return (text: signatureText(overload), others: labels.symmetricDifference(given).count)
    }.filter { seen.insert($0.text).inserted }
    guard forms.count > Self.mostForms else { return Self.list(forms.map(\.text)) }
    let nearest = forms.enumerated().sorted {
      ($0.element.others, $0.offset) < ($1.element.others, $1.offset)
    }.prefix(Self.mostForms).sorted { $0.offset < $1.offset }
    return nearest.map(\.element.text).joined(separator: ", ")
      + " and \(forms.count - Self.mostForms) more"
  }

  /// As many as somebody looks through.
  private static let mostForms = 4

  /// `Int(letter)`: of a single letter no number is made.
  private func makesNumber(_ overloads: [Overload], of known: [Type?]) -> Bool {
    guard !resolver.mayBeExtended, resolver.lists != nil, known.count == 1,
      let owner = overloads.first?.owner.map(plain)?.nominal, owner.isLibrary, owner.isNumber,
      let given = known[0].map(plain)
    else { return false }
    return given.nominal?.role == .character || given.nominal?.role == .boolean
  }

  /// Whether all of a type is known.
  func isCertain(_ type: Type) -> Bool {
    !type.hasUnknown && !type.hasVariable && !type.contents.contains(.associated)
  }

  /// Notes which literals go to generic parameters of which something is asked.
  func noteLiterals(_ site: CallSite, of callable: Callable) {
    // What has a subscript may itself be of one of several types.
    guard trials == 0, let function = callable.overload.symbol.function else { return }
    let signature = function.interface.signature
    // A literal that is called on may be of many types itself.
    if function.kind != .initializer, let owner = callable.overload.owner,
      solver.complete(owner).hasVariable
    {
      return
    }
    if function.kind == .element {
      guard let owner = callable.overload.owner?.nominal, owner.isLibrary,
        Self.collections.contains(owner.name) || owner.role == .string
      else { return }
    }
    for (parameter, indices) in zip(function.interface.parameters, callable.reference.assignment) {
      guard case .parameter(let generic) = parameter.type.kind else { continue }
      if let owner = generic.selfOf, function.isOfLibrary {
        for index in indices where site.arguments[index].value.isLiteral {
          boundLiterals.append((site.arguments[index].value, owner, site.position))
        }
      }
      for case .conforms(let subject, let bound) in signature.requirements {
        guard case .parameter(let asked) = subject.kind, asked === generic else { continue }
        for index in indices where site.arguments[index].value.isLiteral {
          boundLiterals.append((site.arguments[index].value, bound.nominal, site.position))
        }
      }
    }
  }

  /// Says of literals that what is asked of them holds for no type that they are by themselves.
  func refuseLiterals() {
    defer { boundLiterals.removeAll() }
    // A module of which nothing is known may have operators that take more.
    guard trials == 0, !resolver.mayBeExtended else { return }
    for (expression, bound, call) in boundLiterals where !reported.contains(call) {
      guard let type = expression.type.map(solver.complete), let literal = expression.literalKind,
        type == literal.onlyType(resolver)
      else { continue }
      // Whole numbers are floating-point ones where only those will do.
      let types = literal == .integer ? [type, resolver.type(.double)] : [type]
      guard
        types.allSatisfy({ resolver.conforms($0, to: bound, in: solver.signature) == .no })
      else { continue }
      report("a `\(bound.name)` is expected, and this is a `\(type)`", at: expression.position)
    }
  }

  func refuseRequirements(_ overload: Overload, _ site: CallSite) {
    guard trials == 0, let function = overload.symbol.function else { return }
    guard isOwn(overload) else {
      refuseUnmet([overload], site.name, at: site.position)
      return
    }
    for requirement in function.interface.signature.requirements {
      guard case .conforms(let subject, let bound) = requirement,
        isOwn(bound.nominal)
      else { continue }
      let type = solver.complete(overload.substitution.apply(subject))
      guard !type.hasUnknown, !type.hasVariable, case .nominal(let nominal, _) = type.kind,
        nominal.isComplete,
        resolver.conforms(type, to: bound.nominal, in: solver.signature) == .no
      else { continue }
      report(
        "`\(site.name)` wants a `\(bound.nominal.name)`, and `\(type)` is none",
        at: site.position, advice: adviceToConform(type, to: bound.nominal))
      return
    }
    refuseUnmet([overload], site.name, at: site.position)
  }

  /// A label that no declaration of the name has, not even one of which no more is known.
  private func refuseLabels(_ overloads: [Overload], _ site: CallSite) {
    if site.arguments.contains(where: { $0.label?.hasPrefix("_") ?? false }) { return }
    let exact = forms(of: overloads)
    // A module that is younger than what is known of it may have another form, and so may a file of
    // the program that is not here.
    guard let forms = exact ?? doubtfulForms(of: overloads), !forms.isEmpty,
      !forms.contains(where: { $0.mayTake(site.arguments) })
    else { return }
    let severity: Finding.Severity =
      exact == nil && resolver.mayBeFragment ? .remark : .error
    if reportWrongLabel(site, among: Set(forms.flatMap(\.labels)), severity) { return }
    report(
      "no `\(site.name)` takes arguments with these labels", at: site.position,
      severity: severity)
  }

  /// All forms of what the standard library and Foundation have beside other modules, of which all is
  /// known.
  private func doubtfulForms(of overloads: [Overload]) -> [KnownNames.Form]? {
    guard isWhole, !resolver.mayBeExtended,
      overloads.allSatisfy({ $0.symbol.function?.isOfLibrary == true }),
      !resolver.hasMoreOnApple(overloads.first?.owner.map(plain)),
      let context = overloads.first?.owner.map(plain)?.nominal?.context
        ?? overloads.first?.symbol.context,
      ["Swift", "Foundation"].contains(resolver.module(around: context)?.name)
    else { return nil }
    return forms(of: overloads, isYoung: true)
  }

  /// Says which label no declaration has; false where each is one of some.
  private func reportWrongLabel(
    _ site: CallSite, among labels: Set<Substring>, _ severity: Finding.Severity = .error
  ) -> Bool {
    for argument in site.arguments {
      // Libraries have more than they tell of, under names that begin with a line.
      guard let label = argument.label, !labels.contains(label[...]), !label.hasPrefix("_") else {
        continue
      }
      let proposal = Spelling.nearest(
        to: label, among: labels.map(String.init).filter { $0 != "_" })
      report(
        "`\(site.name)` has no parameter `\(label):`", at: argument.value.position,
        advice: proposal.map { "did you mean `\($0):`?" } ?? "", severity: severity)
      return true
    }
    return false
  }

  private func signatureText(_ overload: Overload) -> String {
    let parameters: [FunctionParameter]
    let name: String
    switch overload.symbol {
    case .function(let function):
      parameters = function.interface.parameters
      name =
        function.kind == .initializer
        ? overload.owner?.nominal?.name ?? "init" : function.name
    case .enumCase(let enumCase):
      parameters = enumCase.parameters
      name = "." + enumCase.name
    default: return "?"
    }
    let list = parameters.map { parameter in
      "\(parameter.label.map { "\($0): " } ?? "")\(parameter.type)"
    }
    return "`\(name)(\(list.joined(separator: ", ")))`"
  }

  static func list(_ items: [String]) -> String {
    var seen: Set<String> = []
    let items = items.filter { seen.insert($0).inserted }
    return items.count < 2
      ? items.joined() : items.dropLast().joined(separator: ", ") + " and " + (items.last ?? "")
  }
}

extension Nominal {
  var isNumber: Bool {
    [
      "Int", "Double", "Float", "CGFloat", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8",
      "UInt16", "UInt32", "UInt64", "Decimal",
    ].contains(name)
  }
}
