#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Seconds east of Greenwich where this machine is, at a moment in seconds since 1970. The system's
/// library is asked: Foundation's would load its tables of all zones at every start.
@Sendable func secondsEast(at seconds: Int) -> Int {
  var moment = time_t(seconds)
  var local = tm()
  return localtime_r(&moment, &local) == nil ? 0 : local.tm_gmtoff
}
