import { describe, expect, test } from 'vitest'
import { settleLayout } from './layoutOptions'
import { defaultLayouts, type Layout, type LayoutStyle } from './settings'
import { unavailable, type UnavailableReason } from './unavailable'

const styles = ['layout1', 'layout2', 'layout3'] as const

const values: { [Field in keyof Layout]: readonly Layout[Field][] } = {
  mode: ['fullwidth', 'boxed'],
  scroll: ['content', 'body'],
  hasNavbar: [true, false],
  navbar: ['vertical', 'horizontal'],
  navbarPosition: ['left', 'right'],
  isNavbarFolded: [false, true],
  hasToolbar: [true, false],
  toolbarPosition: ['above', 'below'],
  hasFooter: [true, false],
  isFooterFixed: [true, false],
  hasLeftPanel: [true, false],
  hasRightPanel: [true, false],
}
const fields = Object.keys(values) as (keyof Layout)[]

/** Every combination of values, possible or not. */
const combinations = fields.reduce<Partial<Layout>[]>(
  (layouts, field) =>
    layouts.flatMap((layout) => values[field].map((value) => ({ ...layout, [field]: value }))),
  [{}],
) as Layout[]

/** Checks whether a reason makes a value impossible, not only irrelevant. */
const forbids = (reason: UnavailableReason | null) =>
  reason !== null && !['noNavbar', 'noToolbar', 'noFooter'].includes(reason)

describe.each(styles)('specification 2: %s', (style) => {
  test('the default layout is available', () => {
    const layout = defaultLayouts[style]
    expect(
      fields.filter((field) => unavailable(style, layout, field, layout[field]) !== null),
    ).toEqual([])
    expect(settleLayout(style, layout)).toEqual(layout)
  })

  test('a settled layout has no unavailable value', () => {
    for (const layout of combinations) {
      const settled = settleLayout(style, layout)
      expect(
        fields.filter((field) => forbids(unavailable(style, settled, field, settled[field]))),
      ).toEqual([])
    }
  })

  test('an available choice stays unchanged', () => {
    const lost: object[] = []
    for (const layout of combinations) {
      const settled = settleLayout(style, layout)
      const chosen = fields.flatMap((field) =>
        values[field]
          .filter((value) => unavailable(style, settled, field, value) === null)
          .map((value) => ({ field, value })),
      )
      for (const { field, value } of chosen)
        if (settleLayout(style, { ...settled, [field]: value })[field] !== value)
          lost.push({ settled, field, value })
    }
    // One assertion for all of them: thousands of single ones take seconds on a busy machine.
    expect(lost).toEqual([])
  })

  test('a settled layout stays unchanged', () => {
    const settled = combinations.map((layout) => settleLayout(style, layout))
    expect(settled.map((layout) => settleLayout(style, layout))).toEqual(settled)
  })
})

describe('the reason why a value is unavailable', () => {
  const none = null
  test.each<
    [
      style: LayoutStyle,
      chosen: Partial<Layout>,
      wanted: Partial<Layout>,
      UnavailableReason | typeof none,
    ]
  >([
    ['layout1', {}, { mode: 'boxed' }, 'fullWidthOnly'],
    ['layout2', {}, { mode: 'fullwidth' }, none],
    ['layout3', {}, { mode: 'boxed' }, none],
    ['layout1', {}, { scroll: 'body' }, none],
    ['layout2', {}, { scroll: 'content' }, none],
    ['layout1', {}, { navbar: 'horizontal' }, 'kindOfStyle'],
    ['layout2', {}, { navbar: 'vertical' }, 'kindOfStyle'],
    ['layout3', {}, { navbar: 'vertical' }, 'kindOfStyle'],
    ['layout1', {}, { navbarPosition: 'right' }, none],
    ['layout2', {}, { navbarPosition: 'right' }, 'verticalOnly'],
    ['layout1', {}, { isNavbarFolded: true }, none],
    ['layout3', {}, { isNavbarFolded: true }, 'verticalOnly'],
    ['layout1', {}, { hasLeftPanel: true }, 'horizontalOnly'],
    ['layout2', {}, { hasLeftPanel: true }, none],
    ['layout3', {}, { hasLeftPanel: false }, none],
    ['layout2', {}, { hasRightPanel: false }, none],
    ['layout1', { hasNavbar: false }, { navbarPosition: 'right' }, 'noNavbar'],
    ['layout1', { hasNavbar: false }, { isNavbarFolded: true }, 'noNavbar'],
    ['layout1', { hasNavbar: false }, { toolbarPosition: 'above' }, 'noNavbar'],
    ['layout1', { hasNavbar: false }, { hasNavbar: true }, none],
    ['layout1', { hasNavbar: false }, { hasToolbar: false }, 'oneStays'],
    ['layout1', { hasToolbar: false }, { hasNavbar: false }, 'oneStays'],
    ['layout1', { hasToolbar: false }, { toolbarPosition: 'above' }, 'noToolbar'],
    ['layout1', { hasToolbar: false }, { hasToolbar: true }, none],
    ['layout1', { hasFooter: false }, { isFooterFixed: false }, 'noFooter'],
    ['layout1', {}, { isFooterFixed: false }, none],
  ])('%s with %o, wanted %o: %s', (style, chosen, wanted, reason) => {
    const layout = { ...defaultLayouts[style], ...chosen }
    const [[field, value] = ['mode', undefined]] = Object.entries(wanted)
    expect(unavailable(style, layout, field as keyof Layout, value as never)).toBe(reason)
  })
})

test('hiding the navbar and the footer does not reset the navbar’s side and the fixed footer', () => {
  const hidden: Layout = {
    ...defaultLayouts.layout1,
    hasNavbar: false,
    navbarPosition: 'right',
    hasFooter: false,
    isFooterFixed: false,
  }
  expect(settleLayout('layout1', hidden)).toEqual(hidden)
})
