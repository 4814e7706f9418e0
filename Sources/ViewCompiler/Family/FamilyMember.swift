internal import Catalog

/// A layout of a document: what it shows, and for which traits.
struct FamilyMember {
  /// What is shown: a scene or a document.
  let stem: String
  /// The state; nil for the data as given.
  let state: String?
  let traits: Traits

  /// What `plan` makes.
  init(_ plan: SnapshotPlan) {
    self.init(stem: plan.stem, state: plan.state, traits: plan.traits)
  }

  /// Makes a layout; see the properties.
  init(stem: String, state: String?, traits: Traits) {
    self.stem = stem
    self.state = state
    self.traits = traits
  }
}
