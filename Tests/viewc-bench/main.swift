#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

exit(BenchCommand.main(Array(CommandLine.arguments.dropFirst())))
