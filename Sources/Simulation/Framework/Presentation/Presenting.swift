import Drawing

/// Modifiers that put something in front of what they are put on.
struct PresentingBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "sheet": PresentingBehavior(.sheet), "fullScreenCover": PresentingBehavior(.sheet, .cover),
    "popover": PresentingBehavior(.sheet, .popover), "inspector": PresentingBehavior(.sheet),
    "alert": PresentingBehavior(.dialog, .alert),
    "confirmationDialog": PresentingBehavior(.dialog, .dialog),
    "actionSheet": PresentingBehavior(.dialog, .dialog),
  ]

  let presentation: StageNode.Kind?
  /// How it is drawn.
  let panel: Panel

  init(_ kind: StageNode.Kind, _ panel: Panel = .sheet) {
    presentation = kind
    self.panel = panel
  }
}
