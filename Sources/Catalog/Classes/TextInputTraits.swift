internal import Vocabulary

extension ElementSchema {
  /// How the keyboard behaves for a field.
  static let textInputTraits = ElementSchema(
    .textInputTraits, .value,
    booleans: [.enablesReturnKeyAutomatically, .secureTextEntry],
    strings: [
      .inlinePredictionType, .keyboardType, .mathExpressionCompletionType, .passwordRules, .textContentType,
      .writingToolsBehavior,
    ],
    enumerations: [
      (.autocapitalizationType, ["none", "words", "sentences", "allCharacters"]),
      (.autocorrectionType, Spellings.yesNoDefault),
      (.keyboardAppearance, ["default", "alert", "dark", "light"]),
      (
        .returnKeyType,
        [
          "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
          "emergencyCall", "continue",
        ]
      ),
      (.smartDashesType, Spellings.yesNoDefault),
      (.smartInsertDeleteType, Spellings.yesNoDefault),
      (.smartQuotesType, Spellings.yesNoDefault),
      (.spellCheckingType, Spellings.yesNoDefault),
    ])
}
