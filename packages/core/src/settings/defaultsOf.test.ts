import { expect, test } from 'vitest'
import { defaultsOf } from './defaultsOf'
import { changeSettings, defaultSettings } from './settings'

test('resets everything except the language, the shortcuts and the folded groups', () => {
  const own = { language: 'ar', shortcuts: ['orders'], foldedGroups: ['afya'] } as const
  const changed = changeSettings(defaultSettings, {
    ...own,
    direction: 'ltr',
    mainScheme: 'clay',
    hasAnimations: false,
    layoutStyle: 'layout3',
    layout: { hasFooter: false },
  })
  expect(changeSettings(changed, defaultsOf(changed))).toEqual({
    ...defaultSettings,
    ...own,
    direction: 'rtl',
  })
})
