/// Turns the tokens in the texts of an event into names, once it is over and all names are known.
struct TokenReading {
  /// For a text that is nothing but a name.
  let name: (String) -> String
  /// For a text that is a sentence.
  let sentence: (String) -> String
  /// The names of the instances that had none before the event, or another one.
  let changed: [Int: String]
}
