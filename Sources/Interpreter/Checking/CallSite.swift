/// A call as it stands in the source.
struct CallSite {
  /// What is called, as findings name it.
  var name: String
  var arguments: [Argument]
  var position: SourcePosition
}
