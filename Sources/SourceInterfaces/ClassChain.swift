/// A class with all that it inherits from, as far as sources and the catalogue tell.
package struct ClassChain: Sendable {
  /// The classes of the sources, nearest first.
  package let classes: [Int]
  /// The first class of Apple's; nil where none was reached.
  package let platformClass: String?
  /// The name of a superclass that is neither in the sources nor one that viewc knows; nil where all is
  /// known, so that what isn't found isn't there.
  package let unknownSuperclass: String?
  /// Every declaration and extension of all of them, nearest first.
  package let sites: [SourceClass.Site]

  /// Whether a member that isn't found can't be there, but for what Apple's class has.
  package var isComplete: Bool { unknownSuperclass == nil }
}
