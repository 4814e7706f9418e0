/// Small documents for the tests.
enum Documents {
  /// A xib with one view and nothing wrong; `inside` goes into the view.
  static func xib(_ inside: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <objects>
        <view contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          \(inside)
        </view>
      </objects>
    </document>

    """
  }

  /// A xib with one error: two views share an id.
  static let wrong = xib("<subviews>\(label)\(label)</subviews>")
  private static let label = """
    <label text="x" id="twin"><rect key="frame" x="1" y="2" width="30" height="20"/></label>
    """

  /// A xib with one warning: an element that viewc doesn't know.
  static let doubtful = xib(
    """
    <subviews><hologramView id="holo"><rect key="frame" x="1" y="2" width="30" height="20"/></hologramView></subviews>
    """)

  /// A document for another platform.
  static let mac = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
      <objects/>
    </document>

    """
}
