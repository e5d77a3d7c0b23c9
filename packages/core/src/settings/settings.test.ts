import { describe, expect, test } from 'vitest'
import {
  changeSettings,
  defaultLayouts,
  defaultSettings,
  parseSettings,
  type Settings,
} from './settings'

describe('specification 2 and 9: the default settings', () => {
  test('English, left to right, layout 1 with a navbar on the left and a fixed footer', () => {
    expect(defaultSettings).toEqual({
      language: 'en',
      direction: 'ltr',
      mainScheme: 'system',
      navbarScheme: 'ink',
      toolbarScheme: 'system',
      footerScheme: 'system',
      density: 'regular',
      hasAnimations: true,
      hasCustomScrollbars: true,
      hasSingleKeys: true,
      shortcuts: [],
      foldedGroups: [],
      layoutStyle: 'layout1',
      layout: {
        mode: 'fullwidth',
        scroll: 'content',
        hasNavbar: true,
        navbar: 'vertical',
        navbarPosition: 'left',
        isNavbarFolded: false,
        hasToolbar: true,
        toolbarPosition: 'below',
        hasFooter: true,
        isFooterFixed: true,
        hasLeftPanel: false,
        hasRightPanel: false,
      },
    })
  })

  test('specification 2: only layouts 2 and 3 are boxed', () => {
    expect(Object.entries(defaultLayouts).map(([style, { mode }]) => [style, mode])).toEqual([
      ['layout1', 'fullwidth'],
      ['layout2', 'boxed'],
      ['layout3', 'boxed'],
    ])
  })
})

const changed: Settings = {
  ...defaultSettings,
  layout: { ...defaultSettings.layout, isNavbarFolded: true, navbarPosition: 'right' },
}

describe('specification 4: a layout style', () => {
  test('different from the current one resets that style’s layout', () => {
    expect(changeSettings(changed, { layoutStyle: 'layout2' })).toEqual({
      ...changed,
      layoutStyle: 'layout2',
      layout: defaultLayouts.layout2,
    })
  })

  test('chosen again resets nothing', () => {
    expect(changeSettings(changed, { layoutStyle: 'layout1' })).toEqual(changed)
  })

  test('may come with a choice inside it', () => {
    expect(
      changeSettings(changed, { layoutStyle: 'layout3', layout: { scroll: 'content' } }).layout,
    ).toEqual({ ...defaultLayouts.layout3, scroll: 'content' })
  })

  test('is left alone by a choice inside it, and so are the other choices', () => {
    expect(changeSettings(changed, { layout: { isFooterFixed: false } })).toEqual({
      ...changed,
      layout: { ...changed.layout, isFooterFixed: false },
    })
  })
})

describe('a language brings its direction', () => {
  const arabic: Settings = { ...defaultSettings, language: 'ar', direction: 'rtl' }

  test('Arabic: right to left, and back', () => {
    expect(changeSettings(defaultSettings, { language: 'ar' })).toEqual(arabic)
    expect(changeSettings(arabic, { language: 'tr' }).direction).toBe('ltr')
  })

  test('specification 2: the direction alone may differ', () => {
    expect(changeSettings(arabic, { direction: 'ltr' })).toEqual({ ...arabic, direction: 'ltr' })
    expect(changeSettings(arabic, { language: 'tr', direction: 'rtl' }).direction).toBe('rtl')
  })

  test('a language chosen again does not touch a direction that was chosen', () => {
    const mirrored: Settings = { ...defaultSettings, direction: 'rtl' }
    expect(changeSettings(mirrored, { language: 'en' })).toEqual(mirrored)
  })

  test('other changes leave both alone', () => {
    expect(changeSettings(arabic, { density: 'compact' })).toEqual({
      ...arabic,
      density: 'compact',
    })
  })
})

test('a change does not mutate the previous settings', () => {
  const before = structuredClone(changed)
  changeSettings(changed, { layoutStyle: 'layout2', layout: { mode: 'fullwidth' } })
  expect(changed).toEqual(before)
  expect(defaultLayouts.layout2.mode).toBe('boxed')
})

describe('settings that were stored or received', () => {
  test('are taken as they are when they are valid', () => {
    const all: Settings = {
      language: 'ar',
      direction: 'ltr',
      mainScheme: 'clay',
      navbarScheme: 'forest',
      toolbarScheme: 'slate',
      footerScheme: 'system',
      density: 'relaxed',
      hasAnimations: false,
      hasCustomScrollbars: false,
      hasSingleKeys: false,
      shortcuts: ['agents', 'orders'],
      foldedGroups: ['group'],
      layoutStyle: 'layout3',
      layout: {
        mode: 'fullwidth',
        scroll: 'content',
        hasNavbar: false,
        navbar: 'horizontal',
        navbarPosition: 'left',
        isNavbarFolded: false,
        hasToolbar: true,
        toolbarPosition: 'below',
        hasFooter: false,
        isFooterFixed: false,
        hasLeftPanel: false,
        hasRightPanel: false,
      },
    }
    expect(parseSettings(JSON.parse(JSON.stringify(all)))).toEqual(all)
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'dark'],
    ['a number', 7],
    ['a list', ['ar']],
    ['nothing inside', {}],
    ['another product’s', { theme: 'dark', layout: { sidebar: 'open' } }],
    ['an unsupported language', { language: 'de' }],
    ['a language in capitals', { language: 'AR' }],
    ['an unknown direction', { direction: 'up' }],
    ['a scheme in a list', { mainScheme: ['ink'] }],
    ['a scheme that is not a name', { mainScheme: 'ink" onload="' }],
    ['an empty scheme', { navbarScheme: '' }],
    ['a scheme too long', { toolbarScheme: 'a'.repeat(21) }],
    ['an unknown density', { density: 'tight' }],
    ['a switch as text', { hasAnimations: 'false', hasCustomScrollbars: 0 }],
    ['an unknown layout style', { layoutStyle: 'layout4' }],
    ['a property of every object', { layoutStyle: 'constructor', language: '__proto__' }],
    ['a layout as text', { layout: 'boxed' }],
    ['a layout that is null', { layout: null }],
    [
      'a layout of wrong values',
      {
        layout: {
          mode: 'wide',
          scroll: 1,
          navbar: null,
          navbarPosition: 'top',
          isNavbarFolded: 'yes',
          toolbarPosition: {},
          isFooterFixed: 1,
        },
      },
    ],
  ])('are ignored when they are invalid: %s', (_, value) => {
    expect(parseSettings(value)).toEqual(defaultSettings)
    expect(parseSettings(value, changed)).toEqual(changed)
  })

  test('an invalid value does not affect the valid ones beside it', () => {
    expect(
      parseSettings({
        density: 'tight',
        hasAnimations: false,
        layout: { mode: 'x', scroll: 'body' },
      }),
    ).toEqual({
      ...defaultSettings,
      hasAnimations: false,
      layout: { ...defaultSettings.layout, scroll: 'body' },
    })
  })

  test('values that they do not name stay unchanged', () => {
    expect(parseSettings({ density: 'compact' }, changed)).toEqual({
      ...changed,
      density: 'compact',
    })
  })

  test('a layout style without a layout begins with that style’s own', () => {
    expect(parseSettings({ layoutStyle: 'layout2' }, changed).layout).toEqual(
      defaultLayouts.layout2,
    )
    expect(parseSettings({ layoutStyle: 'layout1' }, changed).layout).toEqual(changed.layout)
  })

  test('a layout that its style does not offer becomes the closest it does', () => {
    expect(
      parseSettings({ layoutStyle: 'layout3', layout: { navbar: 'vertical', scroll: 'content' } })
        .layout,
    ).toEqual({ ...defaultLayouts.layout3, scroll: 'content' })
    expect(parseSettings({ layout: { mode: 'boxed' } })).toEqual(defaultSettings)
  })

  test('a language without a valid direction brings its own', () => {
    expect(parseSettings({ language: 'ar' }).direction).toBe('rtl')
    expect(parseSettings({ language: 'ar', direction: 'sideways' }).direction).toBe('rtl')
  })
})
