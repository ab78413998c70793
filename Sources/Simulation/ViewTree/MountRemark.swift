/// What is told of how a root came on the screen, with the first event.
struct MountRemark {
  var text: String
  var place: SourcePlace
}
