import Study

extension Launcher {
  /// Why a command that is typed over a page cannot be done; nil if it can. Whoever mistypes a name
  /// keeps the page.
  func objection(to line: String) -> String? {
    do {
      let command = try Command(line, among: outer)
      if case .outer(let words) = command { return outer.objection(words) }
      try check(command)
      return nil
    } catch let error as UnreadableCommand {
      return error.description
    } catch let error as StudyError {
      return error.description
    } catch let error as UnreadableSource {
      return error.description
    } catch {
      // What is wrong beyond its words shows itself when it is done.
      return nil
    }
  }

  /// - Throws: What doing it would throw over a name that there is not.
  private func check(_ command: Command) throws {
    switch command {
    case .learn(let name?): _ = try lesson(named: name)
    case .quiz(let topic?): _ = try session.quiz(topic)
    case .drill(let topic?, let count): _ = try session.drill(topic, limit: count)
    case .map(let concept?): _ = try session.conceptMap().named(concept)
    case .trace(let name?) where !isTrace(name): _ = try readSource(name)
    case .help(let word?) where word.lowercased() != CommandHelp.events:
      _ = try Command.name(of: word, among: outer)
    default: return
    }
  }
}
