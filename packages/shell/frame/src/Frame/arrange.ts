import type { Layout } from '@console/core/settings'

/** Where the parts of the shell stand. */
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
  /** Whether the navigation lies along the top. */
  isBar: boolean
  /** Whether only the content scrolls. A narrow page scrolls as a whole, so that the browser's own bars can go. */
  isContentScrolled: boolean
  /** Whether there is room for what stands beside the content. */
  left: boolean
  right: boolean
}

/** Specification 2: where the parts of the shell stand in a layout, on a large screen or a small one. */
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
