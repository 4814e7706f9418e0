/// What stands for a group in a drawing of characters: the conventional symbols of controls.
package enum Sketch: Hashable, Sendable {
  /// A frame around what is inside, with words in its upper edge.
  case box(caption: String?)
  /// Text in brackets: `[ Save ]`.
  case button(String)
  /// `(──●)` is on, `(●──)` off.
  case toggle(isOn: Bool)
  /// `━━━●───`; the value runs from 0 to 1.
  case slider(Double)
  /// `━━━━───`; the value runs from 0 to 1.
  case progress(Double)
  /// `[text______]`.
  case field(String)
  /// `[ A |(B)| C ]`.
  case segments([String], selected: Int?)
  /// `[ − | + ]`.
  case stepper
  /// `○●○○`.
  case dots(count: Int, current: Int)
  /// `▢ name`.
  case image(String)
  /// Words in the middle.
  case words(String)
}
