/// A remark on how the root was made, told with the first event.
struct MountRemark {
  var text: String
  var place: SourcePlace
}
