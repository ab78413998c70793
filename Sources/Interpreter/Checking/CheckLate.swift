/// Bodies that are checked when they are used first: those of interface files, and those of a
/// program of which it is known that all of it compiles.
extension Checker {
  func checkLate(_ function: Function) {
    guard let syntax = function.syntax, isLate(function.position, function.context, syntax) else {
      return
    }
    self.function(syntax, in: function.context, function: function)
  }

  func checkLate(_ variable: Variable) {
    guard let syntax = variable.syntax, isLate(variable.position, variable.context, syntax) else {
      return
    }
    self.variable(syntax, in: variable.context)
  }

  /// What stands for the values of a case that are left out.
  func checkLate(_ enumCase: EnumCase) {
    guard enumCase.syntax.parameters.contains(where: { $0.defaultValue != nil }),
      checkedLate.insert(ObjectIdentifier(enumCase)).inserted
    else { return }
    let owner = enumCase.owner
    let context = Context(.nominal(owner), in: owner.context, resolver: resolver)
    for parameter in enumCase.parameters {
      guard let value = parameter.syntax?.defaultValue else { continue }
      let inner = Body(context: context, scope: LocalScope(in: nil))
      inner.isStatic = true
      inner.selfType = owner.selfType
      enter(inner) {
        self.whole(value, as: parameter.type, for: .initialValue(parameter.name))
      }
    }
  }

  /// What is declared among statements was checked with them.
  private func isLate(_ position: SourcePosition, _ context: Context, _ syntax: AnyObject) -> Bool {
    (position.file < 0 || isSound && !context.isWithinBody)
      && checkedLate.insert(ObjectIdentifier(syntax)).inserted
  }
}

extension Context {
  fileprivate var isWithinBody: Bool { isBody || parent?.isWithinBody ?? false }
}
