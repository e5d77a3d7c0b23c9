declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'theme-panel': typeof en
  }
}

/** English messages of the theme panel and its two buttons, the source of the translations. */
export const en = {
  /** Settings tab, content: scroll mode. */
  'content.scroll': 'Scrolling',
  /** Settings tab, scrolling: the whole page. */
  'content.scroll.body': 'Whole page',
  /** Settings tab, scrolling: only the content between toolbar and footer. */
  'content.scroll.content': 'Content only',
  /** Settings tab, content: full width or boxed. */
  'content.width': 'Width',
  /** Settings tab, width: boxed, where this layout style has no maximum width. */
  'content.width.boxed': 'Boxed',
  /** Settings tab, width: boxed, with the maximum width of this layout style. */
  'content.width.boxedAt': 'Boxed, {{width}} px',
  /** Settings tab, width: full width of the window. */
  'content.width.fullwidth': 'Full width',
  /** Settings tab, display: motion on and off. */
  'display.animations': 'Animations',
  /** Settings tab, display: spacing of lines and controls. */
  'display.density': 'Density',
  /** Settings tab, density. */
  'display.density.compact': 'Compact',
  /** Settings tab, density. */
  'display.density.regular': 'Regular',
  /** Settings tab, density. */
  'display.density.relaxed': 'Relaxed',
  /** Settings tab, display: reading direction. */
  'display.direction': 'Direction',
  /** Settings tab, direction. */
  'display.direction.ltr': 'Left to right',
  /** Settings tab, direction. */
  'display.direction.rtl': 'Right to left',
  /** Settings tab, display: thin scrollbars in the colours of the scheme. */
  'display.scrollbars': 'Custom scrollbars',
  /** Settings tab, display: shortcuts without a modifier, such as ?. */
  'display.singleKeys': 'Single-key shortcuts',
  /** Hint below that switch. */
  'display.singleKeys.about': 'Use keys such as ? without Ctrl or ⌘.',
  /** Settings tab, footer: stays visible while the page scrolls. */
  'footer.fixed': 'Always visible',
  /** Settings tab, footer: shown or hidden. */
  'footer.shown': 'Show footer',
  /** Settings tab, heading of a group. */
  'group.content': 'Content',
  /** Settings tab, heading of a group. */
  'group.display': 'Display',
  /** Settings tab, heading of a group. */
  'group.footer': 'Footer',
  /** Settings tab, heading of a group: the three layout styles. */
  'group.layout': 'Layout style',
  /** Settings tab, heading of a group. */
  'group.navbar': 'Navbar',
  /** Settings tab, heading of a group: panels beside the content. */
  'group.panels': 'Side panels',
  /** Settings tab, heading of a group: a colour scheme for each part of the page. */
  'group.theme': 'Theme',
  /** Settings tab, heading of a group. */
  'group.toolbar': 'Toolbar',
  /** Settings tab, layout style. */
  'layout.layout1': 'Layout 1',
  /** Hint below the layout styles, about the selected one. */
  'layout.layout1.about': 'The navbar is beside the page.',
  /** Settings tab, layout style. */
  'layout.layout2': 'Layout 2',
  /** Hint below the layout styles, about the selected one. */
  'layout.layout2.about': 'The navbar is at the top, with the toolbar below it.',
  /** Settings tab, layout style. */
  'layout.layout3': 'Layout 3',
  /** Hint below the layout styles, about the selected one. */
  'layout.layout3.about': 'The toolbar is at the top, with the navbar below it.',
  /** Settings tab, navbar: shows only icons until the pointer is over it. */
  'navbar.folded': 'Folded to icons',
  /** Settings tab, navbar: vertical or horizontal. */
  'navbar.kind': 'Orientation',
  /** Settings tab, kind of navbar. */
  'navbar.kind.horizontal': 'Horizontal',
  /** Settings tab, kind of navbar. */
  'navbar.kind.vertical': 'Vertical',
  /** Settings tab, navbar: shown or hidden. */
  'navbar.shown': 'Show navbar',
  /** Settings tab, navbar: left or right side. */
  'navbar.side': 'Side',
  /** The cross of the panel. */
  'panel.close': 'Close theme settings',
  /** Button at the end of the panel: resets every setting. */
  'panel.reset': 'Reset to defaults',
  /** At the end of the panel, for a signed-in user. */
  'panel.saved.account': 'Saved to your account.',
  /** At the end of the panel, for a guest. */
  'panel.saved.browser': 'Saved only in this browser.',
  /** Name of the second tab, and of the floating button that opens it. */
  'panel.schemes': 'Colour schemes',
  /** Name of the first tab. */
  'panel.settings': 'Settings',
  /** Heading of the panel, and name of the floating button that opens its first tab. */
  'panel.title': 'Theme settings',
  /** Settings tab, side panels: the shortcuts on the left. */
  'panels.shortcuts.left': 'Shortcuts on the left',
  /** Settings tab, side panels: the shortcuts on the right, in right-to-left languages. */
  'panels.shortcuts.right': 'Shortcuts on the right',
  /** Settings tab, side panels: the team’s contacts on the left, in right-to-left languages. */
  'panels.team.left': 'Team chat on the left',
  /** Settings tab, side panels: the team's contacts on the right. */
  'panels.team.right': 'Team chat on the right',
  /** Reason for a disabled width. */
  'reason.fullWidthOnly': 'Layout 1 always uses the full width.',
  /** Reason for the disabled shortcuts panel. */
  'reason.horizontalOnly': 'Only available in layouts 2 and 3, where the navbar is at the top.',
  /** Reason for a disabled orientation of the navbar. */
  'reason.kindOfStyle': 'The navbar is vertical in layout 1 and horizontal in layouts 2 and 3.',
  /** Reason for disabled options of the footer. */
  'reason.noFooter': 'The footer is hidden.',
  /** Reason for disabled options of the navbar. */
  'reason.noNavbar': 'The navbar is hidden.',
  /** Reason for disabled options of the toolbar. */
  'reason.noToolbar': 'The toolbar is hidden.',
  /** Reason for a disabled switch: the last visible one of navbar and toolbar. */
  'reason.oneStays': 'You can’t hide both the navbar and the toolbar.',
  /** Reason for disabled options of a vertical navbar: side and folding. */
  'reason.verticalOnly': 'Only available with a vertical navbar, as in layout 1.',
  /** Settings tab, theme: of the footer. */
  'region.footer': 'Footer',
  /** Settings tab, theme: of the page itself. */
  'region.main': 'Main',
  /** Settings tab, theme: of the navbar. */
  'region.navbar': 'Navbar',
  /** Settings tab, theme: of the toolbar. */
  'region.toolbar': 'Toolbar',
  /** Cancel button of the confirmation dialog. */
  'reset.cancel': 'Keep my settings',
  /** Confirm button of the confirmation dialog. */
  'reset.confirm': 'Reset to defaults',
  /** Text of the confirmation dialog. */
  'reset.message':
    'This resets the layout, colour schemes and display settings. Your language and shortcuts are kept.',
  /** Title of the confirmation dialog. */
  'reset.title': 'Reset theme settings to defaults?',
  /** Name of a scheme. */
  'scheme.clay': 'Clay',
  /** Name of a scheme. */
  'scheme.cobalt': 'Cobalt',
  /** Name of a scheme: black on white with heavy edges. */
  'scheme.contrast': 'High contrast',
  /** Name of a scheme. */
  'scheme.forest': 'Forest',
  /** Name of a scheme: the dark one. */
  'scheme.ink': 'Ink',
  /** Scheme of the navbar, toolbar or footer: the same as the page. */
  'scheme.page': 'Same as main',
  /** Name of a scheme: the light one. */
  'scheme.paper': 'Paper',
  /** Name of a scheme. */
  'scheme.slate': 'Slate',
  /** Light or dark, following the device. */
  'scheme.system': 'Match device',
  /** Colour schemes tab, above the previews. */
  'schemes.about': 'One click changes main, navbar, toolbar and footer.',
  /** Name of a preview: light, with a navbar in clay. */
  'schemes.paperClay': 'Paper and clay',
  /** Name of a preview: light, with a navbar in cobalt. */
  'schemes.paperCobalt': 'Paper and cobalt',
  /** Name of a preview: light, with a navbar in forest. */
  'schemes.paperForest': 'Paper and forest',
  /** Name of a preview: light, with a navbar in slate. */
  'schemes.paperSlate': 'Paper and slate',
  /** The left side of the page, in any language. */
  'side.left': 'Left',
  /** The right side of the page, in any language. */
  'side.right': 'Right',
  /** Settings tab, toolbar: above or below the navbar. */
  'toolbar.position': 'Position',
  /** Settings tab, position of the toolbar. */
  'toolbar.position.above': 'Above the navbar',
  /** Settings tab, position of the toolbar. */
  'toolbar.position.below': 'Below the navbar',
  /** Settings tab, toolbar: shown or hidden. */
  'toolbar.shown': 'Show toolbar',
} as const
