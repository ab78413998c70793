/// An entry of `concepts.yml` as it was read, sound or not.
struct GroundDraft: Sendable {
  var concept: String
  var place: Place
  /// With the place of each name.
  var restsOn: [(text: String, place: Place)]

  init(_ entry: YAMLValue) {
    concept = entry["slug"]?.text ?? ""
    place = entry["slug"]?.place ?? entry.place
    restsOn = entry["restsOn"]?.texts ?? []
  }

  var ground: ConceptGround {
    ConceptGround(concept: concept, restsOn: restsOn.map(\.text))
  }
}
