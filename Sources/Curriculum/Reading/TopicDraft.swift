/// An entry of `topics.yml` as it was read, sound or not.
struct TopicDraft: Sendable {
  var topic: Topic
  var place: Place
  var slugPlace: Place
  /// With the place of each name.
  var concepts: [(text: String, place: Place)]
  var lessons: [(text: String, place: Place)]

  init(_ entry: YAMLValue) {
    concepts = entry["concepts"]?.texts ?? []
    lessons = entry["lessons"]?.texts ?? []
    place = entry.place
    slugPlace = entry["slug"]?.place ?? entry.place
    topic = Topic(
      slug: entry["slug"]?.text ?? "", title: entry["title"]?.text ?? "",
      concepts: concepts.map(\.text), lessons: lessons.map(\.text))
  }
}
