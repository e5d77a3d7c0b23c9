import type { Layout, LayoutStyle } from './settings'

/**
 * What each layout style leaves no choice about; every other value of `Layout` can be chosen in it. Specification 2: not all
 * combinations are available. Layout 1 has the navbar along a side and takes the whole width; layouts 2 and 3 have it along
 * the top, where it has no side and does not fold.
 */
export const fixedOptions = {
  layout1: { mode: 'fullwidth', navbar: 'vertical', hasLeftPanel: false },
  layout2: { navbar: 'horizontal', navbarPosition: 'left', isNavbarFolded: false },
  layout3: { navbar: 'horizontal', navbarPosition: 'left', isNavbarFolded: false },
} as const satisfies Record<LayoutStyle, Partial<Layout>>

/**
 * The layout that comes closest among those that exist: what the style fixes is as it fixes it, and the toolbar is there
 * where the navbar is not, for one of the two leads to other pages and signs out. What only matters together with a part
 * that is hidden, such as the side of the navbar, stays as it was chosen.
 */
export function settleLayout(style: LayoutStyle, layout: Layout): Layout {
  return {
    ...layout,
    ...fixedOptions[style],
    hasToolbar: layout.hasToolbar || !layout.hasNavbar,
  }
}
