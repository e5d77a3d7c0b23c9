import { expect, test } from 'vitest'
import { applySettings } from './applySettings'
import { defaultSettings, type Settings } from './settings'

/** Attributes of an element after applying settings. */
function apply(...each: Partial<Settings>[]) {
  const root = { lang: '', dir: '', dataset: {} as Record<string, string | undefined> }
  for (const settings of each)
    applySettings({ ...defaultSettings, ...settings }, root as unknown as HTMLElement)
  return root
}

test('the defaults: English, left to right, the scheme of the device', () => {
  expect(apply({})).toEqual({
    lang: 'en',
    dir: 'ltr',
    dataset: { density: 'regular', motion: 'on', scrollbars: 'custom' },
  })
})

test('language and direction are independent', () => {
  expect(apply({ language: 'ar', direction: 'rtl' })).toMatchObject({ lang: 'ar', dir: 'rtl' })
  expect(apply({ language: 'ar', direction: 'ltr' })).toMatchObject({ lang: 'ar', dir: 'ltr' })
})

test('scheme, density, animations and scrollbars are data attributes', () => {
  const settings = { density: 'compact', hasAnimations: false, hasCustomScrollbars: false } as const
  expect(apply({ mainScheme: 'ink', ...settings }).dataset).toEqual({
    scheme: 'ink',
    density: 'compact',
    motion: 'off',
    scrollbars: 'device',
  })
})

test('the scheme of the device removes the attribute', () => {
  expect(apply({ mainScheme: 'ink' }, { mainScheme: 'system' }).dataset).not.toHaveProperty(
    'scheme',
  )
})
