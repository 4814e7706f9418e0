package import Catalog

/// The former name of `ValueSyntax`.
package typealias ValueParser = ValueSyntax
