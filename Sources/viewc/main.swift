internal import ViewCommand

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

exit(ViewCommand.main())
