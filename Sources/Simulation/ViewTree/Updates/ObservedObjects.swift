/// Objects that somebody may depend on, with an attribute for each of their properties that was met.
struct ObservedObjects {
  private struct Entry {
    /// The address of an object that is gone may be used again.
    weak var object: ObjectValue?
    /// By the names of properties; that of the empty name stands for the whole object.
    var attributes: [String: Attribute] = [:]
    /// Properties that were written in an update, and whether each write of them left an equal value.
    var written: (update: Int, isEqual: [String: Bool])?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// What was written in this event and may have been read by somebody who is not told.
  var unheard = UnheardWrites()

  /// The object to which a property belongs, with all of its attributes that are known; nil for a
  /// state.
  func object(of attribute: Attribute) -> (object: ObjectValue, attributes: [Attribute])? {
    for entry in entries.values
    where entry.attributes.values.contains(where: { $0 === attribute }) {
      guard let object = entry.object else { continue }
      return (object, entry.attributes.sorted { $0.key < $1.key }.map(\.value))
    }
    return nil
  }

  /// In the order of their names.
  func attributes(of object: ObjectValue) -> [Attribute] {
    entry(of: object)?.attributes.values.sorted { $0.name < $1.name } ?? []
  }

  mutating func attribute(
    of object: ObjectValue, _ property: String, kind: Attribute.Kind, name: String
  ) -> Attribute {
    if let known = entry(of: object)?.attributes[property] { return known }
    let new = Attribute(name, kind: kind)
    change(object) { $0.attributes[property] = new }
    return new
  }

  /// A property was written of which a write is told.
  mutating func note(
    _ property: String, of object: ObjectValue, isEqual: Bool, in update: Int
  ) {
    change(object) { entry in
      var known = entry.written.flatMap { $0.update == update ? $0.isEqual : nil } ?? [:]
      known[property] = isEqual && known[property] != false
      entry.written = (update, known)
    }
  }

  /// The published properties whose writing an update is about.
  func published(writtenIn object: ObjectValue, before update: Int) -> Set<String> {
    guard let written = entry(of: object)?.written, written.update >= update - 1 else { return [] }
    return Set(written.isEqual.keys)
  }

  /// Whether an update is about a property that was written with the value that it had.
  func isRewritten(_ property: String, of object: ObjectValue, before update: Int) -> Bool {
    guard let written = entry(of: object)?.written, written.update >= update - 1 else {
      return false
    }
    return written.isEqual[property] == true
  }

  /// The same of the property that an attribute stands for.
  func isRewritten(_ attribute: Attribute, before update: Int) -> Bool {
    for entry in entries.values {
      let name = entry.attributes.first { $0.value === attribute }?.key
      guard let name, let object = entry.object else { continue }
      return isRewritten(name, of: object, before: update)
    }
    return false
  }

  private func entry(of object: ObjectValue) -> Entry? {
    entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil }
  }

  private mutating func change(_ object: ObjectValue, _ body: (inout Entry) -> Void) {
    if entry(of: object) == nil { entries[ObjectIdentifier(object)] = Entry(object: object) }
    body(&entries[ObjectIdentifier(object), default: Entry(object: object)])
  }
}

extension ViewTree {
  func object(of attribute: Attribute) -> (object: ObjectValue, attributes: [Attribute])? {
    observedObjects.object(of: attribute)
  }

  func signal(of object: ObjectValue) -> Attribute {
    attribute(of: object, "", kind: .object, name: object.type.name)
  }

  func attribute(
    of object: ObjectValue, _ property: String, kind: Attribute.Kind, name: String
  ) -> Attribute {
    observedObjects.attribute(of: object, property, kind: kind, name: name)
  }
}
