"""Documents to measure with: a large storyboard, a medium xib and its like for Qt's uic."""

LABEL = (
    '<label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251"'
    ' verticalHuggingPriority="251" text="Label {0} of {1}" lineBreakMode="tailTruncation"'
    ' baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO"'
    ' translatesAutoresizingMaskIntoConstraints="NO" id="{2}">'
    '<rect key="frame" x="16" y="{3}" width="200" height="20.5"/>'
    '<fontDescription key="fontDescription" type="system" pointSize="17"/><nil key="textColor"/>'
    '<nil key="highlightedColor"/></label>')


def storyboard(scenes, labels):
    """A storyboard of scenes with a column of labels each, pinned one below another, and a link to the next."""
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"'
        ' toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES"'
        ' useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="c-0">',
        '<device id="retina6_12" orientation="portrait" appearance="light"/>', '<dependencies>',
        '<plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>',
        '</dependencies>', '<scenes>',
    ]
    for scene in range(scenes):
        lines += scene_lines(scene, scenes, labels)
    return "\n".join(lines + ["</scenes>", "</document>", ""])


def scene_lines(scene, scenes, labels):
    lines = [
        f'<scene sceneID="s-{scene}"><objects><viewController id="c-{scene}" sceneMemberID="viewController">',
        f'<view key="view" contentMode="scaleToFill" id="v-{scene}">'
        '<rect key="frame" x="0.0" y="0.0" width="393" height="852"/>'
        '<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>',
    ]
    for label in range(labels):
        lines.append(LABEL.format(label, scene, f"l-{scene}-{label}", 59 + 8 + 28.5 * label))
    lines.append(f'</subviews><viewLayoutGuide key="safeArea" id="g-{scene}"/><constraints>')
    for label in range(labels):
        own, above = f"l-{scene}-{label}", f"l-{scene}-{label - 1}"
        if label == 0:
            above, attribute = f"g-{scene}", "top"
        else:
            attribute = "bottom"
        lines.append(
            f'<constraint firstItem="{own}" firstAttribute="top" secondItem="{above}"'
            f' secondAttribute="{attribute}" constant="8" id="y-{scene}-{label}"/>')
        lines.append(
            f'<constraint firstItem="{own}" firstAttribute="leading" secondItem="g-{scene}"'
            f' secondAttribute="leading" constant="16" id="x-{scene}-{label}"/>')
        lines.append(
            f'<constraint firstItem="g-{scene}" firstAttribute="trailing" relation="greaterThanOrEqual"'
            f' secondItem="{own}" secondAttribute="trailing" constant="16" id="w-{scene}-{label}"/>')
    lines.append("</constraints></view>")
    if scene + 1 < scenes:
        lines.append(
            f'<connections><segue destination="c-{scene + 1}" kind="show" identifier="next" id="n-{scene}"/>'
            "</connections>")
    lines.append(
        f'</viewController><placeholder placeholderIdentifier="IBFirstResponder" id="r-{scene}"'
        ' userLabel="First Responder" sceneMemberID="firstResponder"/></objects>'
        f'<point key="canvasLocation" x="{scene * 500}" y="0"/></scene>')
    return lines


def storyboard_of(size):
    """A storyboard of about this many bytes."""
    unit = len(storyboard(3, 24)) - len(storyboard(2, 24))
    return storyboard(max(1, round(size / unit)), 24)


def xib(rows):
    """A form of rows with a label, a text field and a button each."""
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507"'
        ' targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES"'
        ' useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">',
        '<device id="retina6_12" orientation="portrait" appearance="light"/>', '<objects>',
        '<placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File\'s Owner"/>',
        '<placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>',
        '<view contentMode="scaleToFill" id="form">'
        '<rect key="frame" x="0.0" y="0.0" width="393" height="852"/>'
        '<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>',
    ]
    for row in range(rows):
        lines += row_lines(row)
    lines.append('</subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>')
    for row in range(rows):
        above = 'secondItem="safe" secondAttribute="top"'
        if row:
            above = f'secondItem="field-{row - 1}" secondAttribute="bottom"'
        pins = [
            (f"field-{row}", "top", above, 8),
            (f"label-{row}", "leading", 'secondItem="safe" secondAttribute="leading"', 16),
            (f"field-{row}", "leading", f'secondItem="label-{row}" secondAttribute="trailing"', 8),
            (f"button-{row}", "leading", f'secondItem="field-{row}" secondAttribute="trailing"', 8),
            ("safe", "trailing", f'secondItem="button-{row}" secondAttribute="trailing"', 16),
            (f"label-{row}", "centerY", f'secondItem="field-{row}" secondAttribute="centerY"', 0),
            (f"button-{row}", "centerY", f'secondItem="field-{row}" secondAttribute="centerY"', 0),
        ]
        for place, (item, attribute, other, constant) in enumerate(pins):
            lines.append(
                f'<constraint firstItem="{item}" firstAttribute="{attribute}" {other} constant="{constant}"'
                f' id="pin-{row}-{place}"/>')
    return "\n".join(lines + ["</constraints></view>", "</objects>", "</document>", ""])


def row_lines(row):
    top = 67 + 42 * row
    common = 'opaque="NO" translatesAutoresizingMaskIntoConstraints="NO"'
    return [
        f'<label {common} userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251"'
        f' text="Label {row}" id="label-{row}"><rect key="frame" x="16" y="{top + 7}" width="60" height="20.5"/>'
        '<fontDescription key="fontDescription" type="system" pointSize="17"/></label>',
        f'<textField {common} contentMode="scaleToFill" borderStyle="roundedRect" placeholder="text {row}"'
        f' id="field-{row}"><rect key="frame" x="84" y="{top}" width="240" height="34"/>'
        '<fontDescription key="fontDescription" type="system" pointSize="14"/><textInputTraits'
        ' key="textInputTraits"/></textField>',
        f'<button {common} contentMode="scaleToFill" horizontalHuggingPriority="251" buttonType="system"'
        f' id="button-{row}"><rect key="frame" x="332" y="{top + 2}" width="45" height="30"/>'
        f'<state key="normal" title="Go {row}"/></button>',
    ]


def ui(rows):
    """The same form for Qt's uic."""
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<ui version="4.0"><class>Form</class><widget class="QWidget" name="Form">'
        '<property name="geometry"><rect><x>0</x><y>0</y><width>393</width><height>852</height></rect></property>'
        '<layout class="QGridLayout" name="grid">',
    ]
    for row in range(rows):
        cells = [
            f'<widget class="QLabel" name="label_{row}"><property name="text"><string>Label {row}</string>'
            "</property></widget>",
            f'<widget class="QLineEdit" name="field_{row}"><property name="placeholderText"><string>text {row}'
            "</string></property></widget>",
            f'<widget class="QPushButton" name="button_{row}"><property name="text"><string>Go {row}</string>'
            "</property></widget>",
        ]
        for column, cell in enumerate(cells):
            lines.append(f'<item row="{row}" column="{column}">{cell}</item>')
    return "\n".join(lines + ["</layout></widget><resources/><connections/></ui>", ""])
