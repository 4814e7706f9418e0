package import Geometry

/// What the page over all documents of a run shows: pictures by document, findings, links to outputs.
package struct GalleryPage: Sendable {
  /// A picture of a document.
  package struct Shot: Sendable {
    /// Where the picture comes from.
    package enum Source: Sendable {
      /// SVG that stands in the page itself, its ids made unique by a prefix.
      case inline(svg: String)
      /// A file, by its path relative to the page.
      case file(String)
    }

    /// The scene or view.
    package let title: String
    /// State, device and other traits, as `retina6_1 · dark`.
    package let caption: String
    /// In points.
    package let size: Size
    package let source: Source

    /// Makes a picture of `size` points.
    package init(title: String, caption: String, size: Size, source: Source) {
      self.title = title
      self.caption = caption
      self.size = size
      self.source = source
    }
  }

  /// Something that was found.
  package struct Finding: Sendable {
    /// `error`, `warning` or `note`.
    package let severity: String
    package let kind: String
    package let message: String
    /// `path:line:column`.
    package let place: String

    /// Makes a finding from its texts.
    package init(severity: String, kind: String, message: String, place: String) {
      self.severity = severity
      self.kind = kind
      self.message = message
      self.place = place
    }
  }

  /// A file that was written, by its path relative to the page.
  package struct Link: Sendable {
    package let title: String
    package let path: String

    /// Makes a link.
    package init(title: String, path: String) {
      self.title = title
      self.path = path
    }
  }

  /// A document with all that belongs to it.
  package struct Document: Sendable {
    package let name: String
    /// The path as it was given.
    package let path: String
    package let shots: [Shot]
    package let findings: [Finding]
    package let links: [Link]

    /// Makes a document's part of the page.
    package init(name: String, path: String, shots: [Shot], findings: [Finding], links: [Link]) {
      self.name = name
      self.path = path
      self.shots = shots
      self.findings = findings
      self.links = links
    }
  }

  package let title: String
  package let documents: [Document]

  /// Makes a page.
  package init(title: String, documents: [Document]) {
    self.title = title
    self.documents = documents
  }
}
