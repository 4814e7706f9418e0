package import Diagnostics

/// What can be said of a file as a whole before its objects are looked at.
package enum DocumentKinds {
  package static let legacyArchive = DiagnosticKind(
    "legacy-archive", .error, summary: "the document was saved before Xcode 5",
    explanation: """
      ## What it reports
      A document whose root is `<archive>`: the format of Interface Builder before Xcode 5.
      ## Why
      That format stores archived objects of Interface Builder itself, not views. viewc reads the format
      that came after it.
      ## Example
          <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00">
      ## Fix
      Open the document in Xcode 5 to 15 and save it.
      """)

  package static let unknownRoot = DiagnosticKind(
    "unknown-root", .error, summary: "the root element is none that viewc reads",
    explanation: """
      ## What it reports
      A file that was given by name, whose root element is neither `<document>` nor `<spec>`.
      ## Why
      viewc would have to guess what it holds.
      ## Example
          <plist version="1.0">
      ## Fix
      Leave the file out, or give the document that was meant.
      """)

  package static let unsupportedPlatform = DiagnosticKind(
    "unsupported-platform", .warning, summary: "the document is for another platform than iOS",
    explanation: """
      ## What it reports
      A document for macOS, watchOS or tvOS, once; nothing else is said of it.
      ## Why
      Its views have other classes, other properties and another layout. Findings about them would be guesses.
      ## Example
          <document targetRuntime="MacOSX.Cocoa" type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0">
      ## Fix
      Leave the document out of the run, or allow the kind.
      """)

  package static let unsupportedVersion = DiagnosticKind(
    "unsupported-version", .warning, visibility: .counted,
    summary: "the document's format has another version than 3.0",
    explanation: """
      ## What it reports
      A `version` of the format other than 3.0. The document is read all the same.
      ## Why
      Every Interface Builder since Xcode 5 writes 3.0; 1.0 and 2.0 are the same format from its beginnings.
      A later version may mean things by old names that viewc does not know.
      ## Example
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="2.0">
      ## Fix
      Save the document with a current Xcode.
      """)

  /// All of them, by name.
  package static let all = [legacyArchive, unknownRoot, unsupportedPlatform, unsupportedVersion]
}
