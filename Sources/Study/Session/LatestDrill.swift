/// The drill that was made last, because making one takes a moment.
struct LatestDrill {
  let seed: UInt64
  let level: Int
  let drill: Drill
}
