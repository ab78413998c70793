/// A key of preferences: its type, and the arguments of that, which make it another key.
struct PreferenceKey {
  let type: TypeInfo
  let arguments: [TypeReference]

  /// `MaxKey<Width>`
  var name: String { TypeReference(type.name, arguments).text }
}
