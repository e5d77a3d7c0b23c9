import { defaultLayouts, type Layout } from '@console/core/settings'
import { describe, expect, test } from 'vitest'
import { arrange } from './arrange'

const { layout1, layout2, layout3 } = defaultLayouts

describe('specification 2: positions of the shell’s parts', () => {
  test.each<{ rule: string; layout: Layout; arrangement: string }>([
    { rule: 'layout 1: the navigation beside', layout: layout1, arrangement: 'beside' },
    {
      rule: 'on the right',
      layout: { ...layout1, navbarPosition: 'right' },
      arrangement: 'beside-right',
    },
    {
      rule: 'under a toolbar that is above',
      layout: { ...layout1, toolbarPosition: 'above' },
      arrangement: 'under',
    },
    {
      rule: 'both',
      layout: { ...layout1, toolbarPosition: 'above', navbarPosition: 'right' },
      arrangement: 'under-right',
    },
    {
      rule: 'beside, when there is no toolbar to be under',
      layout: { ...layout1, toolbarPosition: 'above', hasToolbar: false },
      arrangement: 'beside',
    },
    {
      rule: 'layout 2: along the top, the toolbar below',
      layout: layout2,
      arrangement: 'bar-first',
    },
    { rule: 'layout 3: the toolbar first', layout: layout3, arrangement: 'toolbar-first' },
  ])('$rule', ({ layout, arrangement }) => {
    expect(arrange(layout, true).arrangement).toBe(arrangement)
    expect(arrange(layout, false).arrangement).toBe('narrow')
  })

  test('either the content or the page scrolls; on small screens always the page', () => {
    expect(arrange(layout1, true).isContentScrolled).toBe(true)
    expect(arrange({ ...layout1, scroll: 'body' }, true).isContentScrolled).toBe(false)
    expect(arrange(layout1, false).isContentScrolled).toBe(false)
  })

  test('side panels are shown when they are chosen, and only on large screens', () => {
    const both: Layout = { ...layout1, hasLeftPanel: true, hasRightPanel: true }
    expect(arrange(both, true)).toMatchObject({ left: true, right: true })
    expect(arrange(both, false)).toMatchObject({ left: false, right: false })
    const none: Layout = { ...layout1, hasLeftPanel: false, hasRightPanel: false }
    expect(arrange(none, true)).toMatchObject({ left: false, right: false })
  })
})
