import { fixedOptions } from './layoutOptions'
import type { Layout, LayoutStyle } from './settings'

/** Reason why a value of the layout is unavailable; the theme panel has its message. */
export type UnavailableReason =
  | 'fullWidthOnly'
  | 'kindOfStyle'
  | 'verticalOnly'
  | 'horizontalOnly'
  | 'noNavbar'
  | 'noToolbar'
  | 'noFooter'
  | 'oneStays'

/** Reason why each option fixed by a layout style is unavailable. */
const reasons: { [Field in keyof Layout]?: UnavailableReason } = {
  mode: 'fullWidthOnly',
  navbar: 'kindOfStyle',
  navbarPosition: 'verticalOnly',
  isNavbarFolded: 'verticalOnly',
  hasLeftPanel: 'horizontalOnly',
}

/** Parts without which an option has no effect. */
const needs: { [Field in keyof Layout]?: readonly ('hasNavbar' | 'hasToolbar' | 'hasFooter')[] } = {
  navbarPosition: ['hasNavbar'],
  isNavbarFolded: ['hasNavbar'],
  toolbarPosition: ['hasToolbar', 'hasNavbar'],
  isFooterFixed: ['hasFooter'],
}

const missing = { hasNavbar: 'noNavbar', hasToolbar: 'noToolbar', hasFooter: 'noFooter' } as const

/**
 * Reason why `value` is unavailable for `field` in a layout of a style, or null where it can be chosen. Specification 2:
 * not all option combinations are available.
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
