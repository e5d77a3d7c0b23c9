/** The words of the theme panel and its two buttons in English, their source. */
export const en = {
  /** Settings tab, content: what scrolls. */
  'content.scroll': 'What scrolls',
  /** Settings tab, scrolling: the whole page. */
  'content.scroll.body': 'Whole page',
  /** Settings tab, scrolling: only the content, between toolbar and footer. */
  'content.scroll.content': 'Only content',
  /** Settings tab, content: the page is as wide as the window or has a greatest width. */
  'content.width': 'Width',
  /** Settings tab, width: a greatest width that this layout style does not have. */
  'content.width.boxed': 'Boxed',
  /** Settings tab, width: with the greatest width of this layout style. */
  'content.width.boxedAt': 'Boxed, {{width}} px',
  /** Settings tab, width: as wide as the window. */
  'content.width.fullwidth': 'Full width',
  /** Settings tab, display: motion on and off. */
  'display.animations': 'Animations',
  /** Settings tab, display: how close lines and controls stand. */
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
  /** Settings tab, display: keys such as ? that work alone. */
  'display.singleKeys': 'Single-key shortcuts',
  /** Below that switch. */
  'display.singleKeys.about': 'Keys such as ? that work without Ctrl or ⌘.',
  /** Settings tab, footer: always in view, also while the page scrolls. */
  'footer.fixed': 'Always in view',
  /** Settings tab, footer: shown or hidden. */
  'footer.shown': 'Show the footer',
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
  /** Settings tab, heading of a group: what stands beside the content. */
  'group.panels': 'Side panels',
  /** Settings tab, heading of a group: a colour scheme for each part of the page. */
  'group.theme': 'Theme',
  /** Settings tab, heading of a group. */
  'group.toolbar': 'Toolbar',
  /** Settings tab, layout style. */
  'layout.layout1': 'Layout 1',
  /** Below the layout styles, about the chosen one. */
  'layout.layout1.about': 'The navbar stands beside the page.',
  /** Settings tab, layout style. */
  'layout.layout2': 'Layout 2',
  /** Below the layout styles, about the chosen one. */
  'layout.layout2.about': 'The navbar lies along the top, the toolbar below it.',
  /** Settings tab, layout style. */
  'layout.layout3': 'Layout 3',
  /** Below the layout styles, about the chosen one. */
  'layout.layout3.about': 'The toolbar lies along the top, the navbar below it.',
  /** Settings tab, navbar: only icons are shown until it is pointed at. */
  'navbar.folded': 'Folded to icons',
  /** Settings tab, navbar: how it runs. */
  'navbar.kind': 'Kind',
  /** Settings tab, kind of navbar. */
  'navbar.kind.horizontal': 'Horizontal',
  /** Settings tab, kind of navbar. */
  'navbar.kind.vertical': 'Vertical',
  /** Settings tab, navbar: shown or hidden. */
  'navbar.shown': 'Show the navbar',
  /** Settings tab, navbar: the side it stands on. */
  'navbar.side': 'Side',
  /** The cross of the panel. */
  'panel.close': 'Close theme settings',
  /** The button at the panel's end that takes every setting back. */
  'panel.reset': 'Back to the defaults',
  /** At the panel's end, for who is signed in. */
  'panel.saved.account': 'Saved to your account.',
  /** At the panel's end, for a guest. */
  'panel.saved.browser': 'Saved only in this browser.',
  /** Name of the second tab, and of the floating button that opens it. */
  'panel.schemes': 'Colour schemes',
  /** Name of the first tab. */
  'panel.settings': 'Settings',
  /** Heading of the panel, and name of the floating button that opens its first tab. */
  'panel.title': 'Theme settings',
  /** Settings tab, side panels: the shortcuts on the left. */
  'panels.shortcuts.left': 'Shortcuts on the left',
  /** The same where the page runs from right to left. */
  'panels.shortcuts.right': 'Shortcuts on the right',
  /** Settings tab, side panels: the team's contacts on the left, where the page runs from right to left. */
  'panels.team.left': 'Team chat on the left',
  /** Settings tab, side panels: the team's contacts on the right. */
  'panels.team.right': 'Team chat on the right',
  /** Why a width cannot be chosen. */
  'reason.fullWidthOnly': 'Layout 1 is always as wide as the window.',
  /** Why the shortcuts panel cannot be shown. */
  'reason.horizontalOnly':
    'Only layouts 2 and 3 have room for it: there the navbar lies along the top.',
  /** Why a kind of navbar cannot be chosen. */
  'reason.kindOfStyle': 'Vertical in layout 1, horizontal in layouts 2 and 3.',
  /** Why an option of the footer does nothing. */
  'reason.noFooter': 'The footer is hidden.',
  /** Why an option of the navbar does nothing. */
  'reason.noNavbar': 'The navbar is hidden.',
  /** Why an option of the toolbar does nothing. */
  'reason.noToolbar': 'The toolbar is hidden.',
  /** Why the last of navbar and toolbar cannot be hidden. */
  'reason.oneStays': 'Navbar and toolbar cannot both be hidden.',
  /** Why a side cannot be chosen and the navbar not folded. */
  'reason.verticalOnly': 'Only a vertical navbar, as in layout 1.',
  /** Settings tab, theme: of the footer. */
  'region.footer': 'Footer',
  /** Settings tab, theme: of the page itself. */
  'region.main': 'Main',
  /** Settings tab, theme: of the navbar. */
  'region.navbar': 'Navbar',
  /** Settings tab, theme: of the toolbar. */
  'region.toolbar': 'Toolbar',
  /** Button of the question whether to go back to the defaults: changes nothing. */
  'reset.cancel': 'Keep my settings',
  /** Button of the same question: goes back. */
  'reset.confirm': 'Back to the defaults',
  /** The same question's text. */
  'reset.message':
    'Layout, schemes and display return to what they were at first. Your language and your shortcuts stay.',
  /** The same question's heading. */
  'reset.title': 'Go back to the defaults?',
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
  /** Of navbar, toolbar, footer: the scheme that the page has. */
  'scheme.page': 'Like main',
  /** Name of a scheme: the light one. */
  'scheme.paper': 'Paper',
  /** Name of a scheme. */
  'scheme.slate': 'Slate',
  /** Light or dark, as the device is set. */
  'scheme.system': 'Like the device',
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
  /** A side of the page, as it is seen. */
  'side.left': 'Left',
  /** A side of the page, as it is seen. */
  'side.right': 'Right',
  /** Settings tab, toolbar: where it stands. */
  'toolbar.position': 'Position',
  /** Settings tab, position of the toolbar. */
  'toolbar.position.above': 'Above the navbar',
  /** Settings tab, position of the toolbar. */
  'toolbar.position.below': 'Below the navbar',
  /** Settings tab, toolbar: shown or hidden. */
  'toolbar.shown': 'Show the toolbar',
} as const
