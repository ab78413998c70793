/// What collects the pieces of a string literal with interpolations of the program.
extension NativeTable {
  nonisolated(unsafe) static let interpolations: [String: Native] = [
    "DefaultStringInterpolation.appendLiteral(_:)": { call in
      try call.changing { _, pointer, values in
        try TextBox.append(try values[0].string(), at: pointer)
        return Value()
      }
    },
    "DefaultStringInterpolation.appendInterpolation(_:)": { call in
      let type = call.type(0)
      return try call.changing { _, pointer, values in
        try TextBox.append(try type.describe(values[0], .plain), at: pointer)
        return Value()
      }
    },
    // What was collected is a string by itself.
    "DefaultStringInterpolation.description": { call in
      let me = try call.receiver().value
      return .value { try me($0) }
    },
  ]
}
