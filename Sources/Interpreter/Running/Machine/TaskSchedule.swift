/// Who decides which task goes on next, and what time it is. A host that has a queue and a clock of
/// its own puts them in the place of ``VirtualSchedule``.
protocol TaskSchedule: AnyObject {
  /// Nanoseconds since the program began.
  var now: Int { get }
  /// Puts a task behind those that can go on, or off until a time.
  func add(_ task: TaskBox, at time: Int?)
  /// Takes the task that goes on next; the clock goes on where all sleep. Nil if there is none.
  func next() -> TaskBox?
  func remove(_ task: TaskBox)
}

/// First come, first served, in a time that passes only when nobody can do anything.
final class VirtualSchedule: TaskSchedule {
  private(set) var now = 0
  private var ready: [TaskBox] = []
  private var first = 0
  private var sleeping: [(time: Int, task: TaskBox)] = []

  func add(_ task: TaskBox, at time: Int?) {
    guard let time, time > now else {
      ready.append(task)
      return
    }
    let place = sleeping.firstIndex { $0.time > time } ?? sleeping.count
    sleeping.insert((time, task), at: place)
  }

  func next() -> TaskBox? {
    if first < ready.count {
      defer {
        first += 1
        if first == ready.count {
          ready.removeAll(keepingCapacity: true)
          first = 0
        }
      }
      return ready[first]
    }
    guard !sleeping.isEmpty else { return nil }
    let (time, task) = sleeping.removeFirst()
    now = time
    return task
  }

  func remove(_ task: TaskBox) {
    sleeping.removeAll { $0.task === task }
  }
}
