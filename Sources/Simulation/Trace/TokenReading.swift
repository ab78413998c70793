/// How the texts of an event are read once it is over and the names of all instances are known.
struct TokenReading {
  /// Of a text that is a name.
  let name: (String) -> String
  /// Of a text that tells something.
  let sentence: (String) -> String
  /// The names of the instances that had none before the event, or another one.
  let changed: [Int: String]
}
