/// A Swift source without bodies, and the names that it declares: what can be known without parsing.
///
/// The parser is slow beside this; so files that declare nothing of interest are not parsed at all, and the
/// bodies of the others are blank when they are. Offsets stay what they were.
package struct SwiftSkeleton: Sendable {
  /// The names of types that are declared or extended, each part of a dotted one by itself, and those in
  /// `@objc(…)`.
  package let typeNames: [String]
  /// The names of methods with `@IBAction` or `@IBSegueAction`.
  package let actionNames: [String]
  /// The source, of the same length, with blanks in place of what bodies hold.
  package let bytes: [UInt8]

  /// Scans `source`, UTF-8.
  package init(_ source: [UInt8]) {
    var scan = SwiftScan()
    let blanks = source.withUnsafeBufferPointer { scan.run($0) }
    typeNames = scan.typeNames
    actionNames = scan.actionNames
    var bytes = source
    // Braces that don't match mean that something was misread: then nothing is blanked.
    if scan.isBalanced {
      for range in blanks {
        for position in range where bytes[position] != 0x0A && bytes[position] != 0x0D {
          bytes[position] = 0x20
        }
      }
    }
    self.bytes = bytes
  }
}
