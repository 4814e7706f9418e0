internal import Vocabulary

extension ElementSchema {
  /// A map.
  static let mapView = ElementSchema(
    .mapView, .view, class: "MKMapView", base: .view,
    booleans: [
      .pitchEnabled, .rotateEnabled, .scrollEnabled, .showsBuildings, .showsCompass, .showsPointsOfInterest,
      .showsScale, .showsTraffic, .showsUserLocation, .zoomEnabled,
    ],
    strings: [.mapType])
}
