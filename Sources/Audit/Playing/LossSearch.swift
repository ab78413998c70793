/// What an event alone did, and what came up after it.
struct PlayedEvent {
  let event: String
  let episode: Episode
  /// Events that were not on offer before.
  var later: [String] = []
  /// Whether time can go by afterwards: something waits for it.
  var hasWaiting = false
  /// Whether it did not end the play.
  var goesOn = false
}

/// Sequences in which state that somebody changed may get lost: change it, do what makes its view
/// leave, and what brings it back.
struct LossSearch {
  let firsts: [PlayedEvent]

  /// The events of each, to be played one after the other.
  var sequences: [[String]] {
    let leaving = firsts.filter { !($0.episode.steps.dropFirst().first?.discarded.isEmpty ?? true) }
    let arriving = firsts.filter { first in
      let second = first.episode.steps.dropFirst(2).first { $0.event == first.event }
      return second.map { !$0.discarded.isEmpty } ?? false || !first.later.isEmpty
    }
    var all: [[String]] = []
    for leave in leaving {
      for change in firsts where change.event != leave.event && changes(change, leave) {
        for back in ([leave.event] + leave.later.prefix(2)) {
          all.append([change.event, leave.event, back])
        }
        all.append([change.event, leave.event])
      }
    }
    for arrive in arriving {
      for change in arrive.later.prefix(3) {
        all.append([arrive.event, change, arrive.event, arrive.event])
        all.append([arrive.event, change, arrive.event])
        for leave in arrive.later.prefix(3) where leave != change {
          all.append([arrive.event, change, leave, arrive.event])
        }
      }
    }
    return all
  }

  /// Whether an event writes state that another one ends.
  private func changes(_ change: PlayedEvent, _ leave: PlayedEvent) -> Bool {
    let ended = Set(leave.episode.steps.dropFirst().first?.discarded ?? [])
    return change.episode.steps.dropFirst().first?.writes.contains { write in
      ended.contains(write.target.replacing("._", with: "."))
    } ?? false
  }
}
