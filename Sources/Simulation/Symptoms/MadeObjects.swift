/// Objects that bodies make: another one with each run.
extension ViewTree {
  /// A class of the program was made an instance of.
  func didMake(_ object: ObjectValue, at place: SourcePlace) {
    guard place.file >= 0 else { return }
    symptoms.noteMaking(of: object, at: place, inBody: isRunningBody)
  }

  /// A view is described with other inputs than before.
  func note(_ differences: [InputDifference], of view: InstanceNode) {
    noteObjects(in: differences, of: view)
    for difference in differences where difference.rule == "S8" {
      symptoms.note(
        SymptomBoard.LateFirstValue(
          view: view, property: difference.name, former: difference.before,
          value: difference.after))
    }
  }

  /// Another object is among them.
  private func noteObjects(in differences: [InputDifference], of view: InstanceNode) {
    // A first value that does not count any more is thrown away (S8).
    for difference in differences where difference.rule != "S8" {
      guard case .object(let old) = evaluator.content(of: difference.before),
        case .object(let new) = evaluator.content(of: difference.after), old.type === new.type,
        let place = symptoms.makingInBody(of: new),
        let index = view.value.type.storedIndex[difference.name]
      else { continue }
      let property = view.value.type.stored[index]
      if property.has(.observedObject), isMade(place, in: property, view) {
        add(ownerOf: new, property, view)
      } else {
        add(objectMadeAt: place, new, view: view.typeName)
      }
    }
  }

  /// A value of the environment is another object than before.
  func noteObject(_ value: Value, inPlaceOf old: Value, by modifier: ModifierNode) {
    guard case .object(let before) = evaluator.content(of: old),
      case .object(let new) = evaluator.content(of: value), before.type === new.type,
      let place = symptoms.makingInBody(of: new)
    else { return }
    add(objectMadeAt: place, new, view: modifier.enclosingInstance?.typeName ?? new.type.name)
  }

  /// The default of a key is another object than before, and so is what its readers see.
  func noteDefault(
    _ value: Value, inPlaceOf source: EnvironmentSource, of key: PropertyDeclaration,
    below writer: Node
  ) {
    guard case .object(let before) = evaluator.content(of: source.value),
      case .object(let new) = evaluator.content(of: value), before.type === new.type
    else { return }
    for case let view as InstanceNode in source.attribute.dependents where view.isBelow(writer) {
      var symptom = Symptom(
        .remadeDefault, view: view.typeName, subject: key.name, at: key.place, in: self,
        advice: "make the \(new.type.name) once, in a static let, and let the default be that",
        rule: "E8")
      symptom.type = new.type.name
      symptoms.add(symptom)
    }
  }

  /// A view enters that makes what it observes by its own declaration.
  func noteOwner(_ view: InstanceNode) {
    for property in view.value.type.stored where property.has(.observedObject) {
      guard let initial = property.initial, initial.makesSomething,
        let index = view.value.type.storedIndex[property.name],
        case .object(let object) = evaluator.content(of: view.value.fields[index]),
        symptoms.making(of: object) == initial.place
      else { continue }
      add(ownerOf: object, property, view)
    }
  }

  private func add(
    ownerOf object: ObjectValue, _ property: PropertyDeclaration, _ view: InstanceNode
  ) {
    let keeps = "whoever makes an object keeps it: declare \(property.name) as @StateObject"
    var symptom = Symptom(
      .observedOwner, view: view.typeName, subject: property.name, at: property.place, in: self,
      advice: isMadeOfArguments(object, view)
        ? "let the view above make the \(object.type.name) and keep it: as a @StateObject it would "
          + "go on with the first arguments"
        : keeps,
      rule: "O6")
    symptom.type = object.type.name
    symptoms.add(symptom)
  }

  private func add(objectMadeAt place: SourcePlace, _ object: ObjectValue, view: String) {
    var symptom = Symptom(
      .objectInBody, view: view, subject: object.type.name, at: place, in: self,
      advice: "keep the \(object.type.name) where it outlives a run of the body: in a @State or a "
        + "@StateObject", rule: "P5")
    symptom.type = object.type.name
    symptoms.add(symptom)
  }

  /// Whether an initialiser of the view makes it, and is handed something for it.
  private func isMadeOfArguments(_ object: ObjectValue, _ view: InstanceNode) -> Bool {
    guard let place = symptoms.making(of: object) else { return false }
    return view.value.type.initializers.contains { function in
      function.contains(place) && function.parameters.contains { $0.defaultValue == nil }
    }
  }

  /// Whether a view makes the object itself: as the first value of the property, or in an
  /// initialiser.
  private func isMade(
    _ place: SourcePlace, in property: PropertyDeclaration, _ view: InstanceNode
  ) -> Bool {
    if let initial = property.initial { return initial.makesSomething }
    return view.value.type.initializers.contains { $0.contains(place) }
  }
}

extension FunctionDeclaration {
  /// Whether a place stands in its statements, or in its head.
  fileprivate func contains(_ inner: SourcePlace) -> Bool {
    place.file == inner.file && place.line <= inner.line
      && inner.line <= (body?.last?.place.line ?? place.line)
  }
}
