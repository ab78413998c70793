/// A file as the program keeps it.
struct ParsedFile: Sendable {
  var types: [TypeDeclaration] = []
  var functions: [FunctionDeclaration] = []
  var variables: [VariableBinding] = []
  var aliases: [String: TypeReference] = [:]
  var previews: [PreviewDeclaration] = []

  mutating func add(_ other: ParsedFile) {
    types += other.types
    functions += other.functions
    variables += other.variables
    aliases.merge(other.aliases) { first, _ in first }
    previews += other.previews
  }
}
