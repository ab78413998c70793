import Guides
import Simulation

/// Asks which wrapper a property of a listing needs: the wrong ones were tried by the machine.
struct WrapperItem {
  let listing: GuideListing
  let found: FoundWrapper

  func item(_ identifiers: inout Identifiers) -> GuideItem {
    let place = found.place
    let id = identifiers.name(for: "\(place.owner) \(place.name) wrapper", or: "wrapper-gap")
    let key =
      "- [x] \(MarkdownEscapes.code("@\(place.wrapper) \(place.declaration)"))\n  > \(right)"
    let options =
      [key] + found.wrong.map { "- [ ] \(MarkdownEscapes.code($0.declaration))\n  > \($0.reason)" }
    let fence = Fences.around(place.gapped)
    var lines = [
      fence + "`quiz", "id: \(id)", "kind: choice", "draft: yes",
      "hint: Ask who owns the value, and who only needs to read or to change it.",
      "why: \(why)", "", fence + "swift",
    ]
    lines += place.gapped.split(separator: "\n").map(String.init)
    lines += [fence, "", stem, ""]
    lines += mixed(options, by: id)
    lines.append(fence + "`")
    return GuideItem(
      id: id, kind: .choice, first: listing.first, last: listing.last, lines: lines)
  }

  private var stem: String {
    let place = found.place
    var facts: [String] = []
    // Of a call without an argument there is nothing to tell, unless something could be handed over.
    if let call = place.call, !call.hasSuffix("()") || !place.hasValue {
      facts.append("Another view makes it by \(MarkdownEscapes.code(call)).")
    }
    if let head = place.objectHead {
      facts.append("Its object is declared as \(MarkdownEscapes.code(head)).")
    }
    return (facts + ["Which declaration belongs in the gap?"]).joined(
      separator: " ")
  }

  private var right: String {
    switch found.place.kind {
    case .state: "The view owns the value: it lies outside of the struct, and a write is told."
    case .binding: "The value is somebody else's, and the view may read and write it."
    case .stateObject: "The view owns the object: it is made once, and lasts as long as the view."
    case .observedObject: "The object is somebody else's, and the view watches it."
    case .environmentObject: "The object comes from the environment, from some view further up."
    default: "It makes bindings to the properties of an observable object."
    }
  }

  private var why: String {
    "So the guide has it. The machine has tried the others: each does not compile, or leaves another "
      + "text on the screen."
  }
}
