import Interpreter

/// Structs and enums, part by part.
extension ValueConversions {
  func fillStructure(
    _ conversion: ValueConversion, _ type: HostType,
    _ fields: [(name: String, type: HostType)]
  ) -> Bool {
    guard let info = info(of: type), info.kind == .structure,
      info.stored.map(\.name) == fields.map(\.name)
    else { return false }
    let conversions = fields.compactMap { self.conversion($0.type) }
    guard conversions.count == fields.count else { return false }
    let members = PartConversions(conversions)
    let moments = fields.indices.filter { fields[$0].type.isMadeOfMoments }
    conversion.inward = { [unowned runs] value in
      guard case .structure(let structure) = value, structure.type === info,
        !structure.isOpen
      else { return nil }
      runs.noteMoment(in: structure)
      return members.inward(structure.fields).map { type.make(fields: $0) }
    }
    let arguments = type.arguments.map(TypeReference.init)
    conversion.outward = { value, evaluator in
      try members.outward(type.fields(in: value), evaluator).map {
        var structure = StructureValue(
          type: info, fields: $0, arguments: arguments.isEmpty ? nil : arguments)
        for index in moments { structure.keep(evaluator.questions.moment, at: index) }
        return .structure(structure)
      }
    }
    return true
  }

  func fillEnumeration(
    _ conversion: ValueConversion, _ type: HostType,
    _ cases: [(name: String, payload: [(label: String?, type: HostType)])]
  ) -> Bool {
    // There is no value of it.
    if cases.isEmpty { return true }
    guard let info = info(of: type), info.kind == .enumeration else {
      return false
    }
    var members: [PartConversions] = []
    for enumCase in cases {
      let conversions = enumCase.payload.compactMap { self.conversion($0.type) }
      guard conversions.count == enumCase.payload.count else { return false }
      members.append(PartConversions(conversions))
    }
    let indices = Dictionary(
      cases.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    conversion.inward = { value in
      guard case .enumeration(let held) = value, held.type === info,
        let index = indices[held.name]
      else { return nil }
      return members[index].inward(held.payload.map(\.value)).map {
        type.make(caseIndex: index, payload: $0)
      }
    }
    conversion.outward = { value, evaluator in
      let index = type.caseIndex(in: value)
      guard cases.indices.contains(index) else { return nil }
      return try members[index].outward(type.fields(in: value), evaluator).map { values in
        .enumeration(
          EnumerationValue(
            type: info, name: cases[index].name,
            payload: zip(cases[index].payload, values).map {
              TupleElement(label: $0.label, value: $1)
            }))
      }
    }
    return true
  }
}

extension HostType {
  /// Whether its values are moments, or collections of them. What a struct in it is made of, the
  /// struct keeps.
  fileprivate var isMadeOfMoments: Bool {
    switch form {
    case .foreign: ["Date", "DateComponents", "DateInterval"].contains(name)
    case .optional(let part), .array(let part), .set(let part), .range(let part, _):
      part.isMadeOfMoments
    case .dictionary(_, let value): value.isMadeOfMoments
    case .tuple(let parts): parts.contains { $0.type.isMadeOfMoments }
    default: false
    }
  }
}
