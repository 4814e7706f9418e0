/// Documents of the tests.
enum Sample {
  /// A xib with one view of 320x240 points that holds `subviews`.
  static func xib(_ subviews: String = label(), owner: String = "CardView", more: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <dependencies>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
      </dependencies>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)">
          <connections><outlet property="titleLabel" destination="tit-le-001" id="out-le-001"/></connections>
        </placeholder>
        <view contentMode="scaleToFill" id="roo-tv-001">
          <rect key="frame" x="0.0" y="0.0" width="320" height="240"/>
          <subviews>\(subviews)</subviews>
          \(more)
        </view>
      </objects>
    </document>

    """
  }

  /// A label with a frame.
  static func label(_ id: String = "tit-le-001", text: String = "Title") -> String {
    """
    <label text="\(text)" id="\(id)">
            <rect key="frame" x="20" y="20" width="160" height="20.5"/>
          </label>
    """
  }

  /// A storyboard with a scene a name.
  static func storyboard(_ names: String...) -> String {
    let scenes = names.map { name in
      """
      <scene sceneID="sce-\(name)"><objects>
        <viewController storyboardIdentifier="\(name)" id="vc-\(name)">
          <view key="view" contentMode="scaleToFill" id="view-\(name)">
            <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
          </view>
        </viewController>
      </objects></scene>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <scenes>\(names.isEmpty ? "" : scenes.joined(separator: "\n"))</scenes>
      </document>

      """
  }

  /// A spec with one scene of a label with a text.
  static func spec(_ text: String = "Hello", declarations: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <spec name="Greeting" device="retina6_1">
      \(declarations)
      <scene name="Hall" owner="HallViewController">
        <view id="root">
          <label id="greeting" text="\(text)" pin="top:100 leading:20"/>
        </view>
        <outlet property="greeting" destination="greeting"/>
      </scene>
    </spec>

    """
  }

  /// An error: two objects with one id.
  static let wrong = xib(label() + label())
  /// A warning by default: an element that isn't known.
  static let doubtful = xib(
    label()
      + #"<marqueeView id="mar-qu-001"><rect key="frame" x="0" y="0" width="9" height="9"/></marqueeView>"#)
}
