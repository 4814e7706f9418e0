/// Paths as text, with `/` between their parts.
package enum FilePath {
  /// The path that `relative` means beside `file`: `a/b/spec.xml` and `../c.xib` give `a/c.xib`.
  package static func beside(_ file: String, _ relative: String) -> String {
    if relative.hasPrefix("/") { return relative }
    var parts: [Substring] = file.split(separator: "/", omittingEmptySubsequences: true).dropLast()
    for part in relative.split(separator: "/", omittingEmptySubsequences: true) where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (file.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// The last part of a path.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The last part of a path without its extension.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The extension of the last part in lower case, without its dot; empty where there is none.
  package static func fileExtension(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
