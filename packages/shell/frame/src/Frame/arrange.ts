import type { Layout } from '@console/core/settings'

/** Positions of the shell's parts. */
export interface Arrangement {
  /**
   * `narrow`: one column, the navigation in a drawer. `beside`, `beside-right`: the navigation as high as the window, beside
   * toolbar and content. `under`, `under-right`: the same under the toolbar. `bar-first`, `toolbar-first`: the navigation
   * along the top, above or below the toolbar.
   */
  arrangement:
    | 'narrow'
    | 'beside'
    | 'beside-right'
    | 'under'
    | 'under-right'
    | 'bar-first'
    | 'toolbar-first'
  /** Set while the navigation is along the top. */
  isBar: boolean
  /** Set where only the content scrolls. A narrow page scrolls as a whole, so that the browser's own bars can hide. */
  isContentScrolled: boolean
  /** Set where there is room beside the content. */
  left: boolean
  right: boolean
}

/** Specification 2: positions of the shell's parts in a layout, on a large or a small screen. */
export function arrange(layout: Layout, isWide: boolean): Arrangement {
  const isBar = layout.navbar === 'horizontal'
  const isAbove = layout.toolbarPosition === 'above' && layout.hasToolbar
  const side = layout.navbarPosition === 'right' ? '-right' : ''
  return {
    arrangement: !isWide
      ? 'narrow'
      : isBar
        ? isAbove
          ? 'toolbar-first'
          : 'bar-first'
        : isAbove
          ? `under${side}`
          : `beside${side}`,
    isBar,
    isContentScrolled: isWide && layout.scroll === 'content',
    left: isWide && layout.hasLeftPanel,
    right: isWide && layout.hasRightPanel,
  }
}
