import { fixedOptions } from './layoutOptions'
import type { Layout, LayoutStyle } from './settings'

/** Why a value of the layout cannot be chosen; the theme panel has the words for it. */
export type UnavailableReason =
  | 'fullWidthOnly'
  | 'kindOfStyle'
  | 'verticalOnly'
  | 'horizontalOnly'
  | 'noNavbar'
  | 'noToolbar'
  | 'noFooter'
  | 'oneStays'

/** Why a layout style that fixes an option leaves no choice about it. */
const reasons: { [Field in keyof Layout]?: UnavailableReason } = {
  mode: 'fullWidthOnly',
  navbar: 'kindOfStyle',
  navbarPosition: 'verticalOnly',
  isNavbarFolded: 'verticalOnly',
  hasLeftPanel: 'horizontalOnly',
}

/** The parts without which an option does nothing. */
const needs: { [Field in keyof Layout]?: readonly ('hasNavbar' | 'hasToolbar' | 'hasFooter')[] } = {
  navbarPosition: ['hasNavbar'],
  isNavbarFolded: ['hasNavbar'],
  toolbarPosition: ['hasToolbar', 'hasNavbar'],
  isFooterFixed: ['hasFooter'],
}

const missing = { hasNavbar: 'noNavbar', hasToolbar: 'noToolbar', hasFooter: 'noFooter' } as const

/**
 * Why `value` cannot be chosen for `field` in a layout of a style, or null where it can. Specification 2: not all option
 * combinations are available.
 */
export function unavailable<Field extends keyof Layout>(
  style: LayoutStyle,
  layout: Layout,
  field: Field,
  value: Layout[Field],
): UnavailableReason | null {
  const fixed: Partial<Layout> = fixedOptions[style]
  if (field in fixed && fixed[field] !== value) return reasons[field] ?? null
  const lacking = needs[field]?.find((part) => !layout[part])
  if (lacking) return missing[lacking]
  const isLast =
    (field === 'hasNavbar' && !layout.hasToolbar) || (field === 'hasToolbar' && !layout.hasNavbar)
  return isLast && !value ? 'oneStays' : null
}
