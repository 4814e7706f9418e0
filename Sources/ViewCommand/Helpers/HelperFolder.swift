/// Where the helper programs are.
enum HelperFolder {
  /// The path of a helper program, in the folder that VIEWC_HELPERS names, else beside viewc; nil where there
  /// is none.
  static func program(_ name: String, _ context: CommandContext) -> String? {
    var folders: [String] = []
    if let folder = context.environment["VIEWC_HELPERS"], !folder.isEmpty { folders.append(folder) }
    if let slash = context.executable.lastIndex(of: "/") {
      folders.append(String(context.executable[..<slash]))
    }
    return folders.map { $0 + "/" + name }.first(where: HelperProcess.isProgram)
  }
}
