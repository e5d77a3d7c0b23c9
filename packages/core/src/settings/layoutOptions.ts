import type { Layout, LayoutStyle } from './settings'

/**
 * Options that each layout style fixes; every other value of `Layout` can be chosen in it. Specification 2: not all
 * combinations are available. Layout 1 has the navbar along a side and takes the whole width; layouts 2 and 3 have it along
 * the top, where it has no side and does not fold.
 */
export const fixedOptions = {
  layout1: { mode: 'fullwidth', navbar: 'vertical', hasLeftPanel: false },
  layout2: { navbar: 'horizontal', navbarPosition: 'left', isNavbarFolded: false },
  layout3: { navbar: 'horizontal', navbarPosition: 'left', isNavbarFolded: false },
} as const satisfies Record<LayoutStyle, Partial<Layout>>

/**
 * The closest valid layout: options fixed by the style have its values, and the toolbar is shown where the navbar is not,
 * since one of the two is needed to navigate and sign out. Options of a hidden part, such as the side of the navbar, keep
 * their values.
 */
export function settleLayout(style: LayoutStyle, layout: Layout): Layout {
  return {
    ...layout,
    ...fixedOptions[style],
    hasToolbar: layout.hasToolbar || !layout.hasNavbar,
  }
}
