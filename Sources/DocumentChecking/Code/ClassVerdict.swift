/// What the sources say of a class that a document names.
enum ClassVerdict: Equatable {
  /// Why a class that is there won't be found at run time.
  enum Trouble: Equatable {
    /// A Swift class, and the document names no module.
    case lacksModule
    /// The class is in another module than the document says.
    case otherModule(String)
    /// A class with a name of its own for the runtime, or of Objective-C, is looked up in a module.
    case hasModule
    /// The runtime knows the class by this name only.
    case otherName(String)
    /// The runtime can't make objects of generic classes by name.
    case generic
  }

  /// A class of the sources by its number, and what keeps the runtime from finding it.
  case source(Int, Trouble?)
  /// One of Apple's classes.
  case platform(String)
  /// Perhaps of a module whose sources weren't given.
  case foreign
  /// No class of that name is in the sources, though it should be.
  case missing
  /// No class of that name is in the sources; it may be of a library of Objective-C.
  case undeclared
}
