import ArgumentParser

/// The command line that this process was started with: the prompt runs its commands, too.
enum RootCommand {
  /// Set before anything runs.
  @TaskLocal static var current: any ParsableCommand.Type = Nothing.self

  private struct Nothing: ParsableCommand {}
}
