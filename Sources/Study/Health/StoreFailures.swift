import CardStore

/// What a learner can do about an error of the store, and what a command that stops there exits
/// with: the store itself knows no command line.
extension CardStoreError {
  /// A sentence; nil if the error says all there is to say.
  public var advice: String? {
    switch self {
    case .inputOutput:
      "Check the folder's permissions and the free space, or choose another file with --store."
    case .newerVersion: "Update tutor, or choose another file with --store."
    case .unusable: "Move it aside or choose another file with --store."
    case .damaged:
      "To set it aside and recover what can be recovered, run: tutor doctor --repair"
    case .busy, .missing, .stopped, .bug: nil
    }
  }

  /// Whether the same may be done a little later: somebody can make room, or let go of the file.
  public var mayPass: Bool {
    switch self {
    case .busy, .inputOutput: true
    case .newerVersion, .unusable, .damaged, .missing, .stopped, .bug: false
    }
  }

  /// A number of `sysexits.h`, or of the shell.
  public var exitCode: Int32 {
    switch self {
    case .busy: 75
    case .inputOutput: 74
    case .newerVersion: 78
    case .unusable, .damaged: 65
    case .missing: 66
    case .stopped: 130
    case .bug: 70
    }
  }
}

extension ExchangeError {
  /// A sentence; nil if the error says all there is to say.
  public var advice: String? {
    if case .exists = self { "Choose another name, or say --force." } else { nil }
  }

  /// A number of `sysexits.h`.
  public var exitCode: Int32 {
    switch self {
    case .exists: 64
    case .missing, .folder: 66
    case .inputOutput: 74
    case .unusable, .newPackage: 65
    case .newerVersion: 78
    }
  }
}
