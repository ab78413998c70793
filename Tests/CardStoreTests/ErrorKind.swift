import CardStore

extension CardStoreError {
  /// Which case it is, whatever it says of the file.
  enum Kind { case busy, inputOutput, newerVersion, unusable, damaged, missing, stopped, bug }

  var kind: Kind {
    switch self {
    case .busy: .busy
    case .inputOutput: .inputOutput
    case .newerVersion: .newerVersion
    case .unusable: .unusable
    case .damaged: .damaged
    case .missing: .missing
    case .stopped: .stopped
    case .bug: .bug
    }
  }
}
