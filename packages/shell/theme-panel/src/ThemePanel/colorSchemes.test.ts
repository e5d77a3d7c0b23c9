import { defaultSettings } from '@console/core/settings'
import { expect, test } from 'vitest'
import { colorSchemes, isPresent, settingsOf } from './colorSchemes'

const present = (change: Partial<typeof defaultSettings>) =>
  colorSchemes
    .filter((scheme) => isPresent(scheme, { ...defaultSettings, ...change }))
    .map(({ word }) => word)

test('what the console begins with is one of them', () => {
  expect(present({})).toEqual(['scheme.system'])
})

test('each is present once it has been chosen, and no other', () => {
  for (const scheme of colorSchemes) expect(present(settingsOf(scheme))).toEqual([scheme.word])
})

test('all four parts in one scheme by name are that scheme', () => {
  expect(
    present({
      mainScheme: 'clay',
      navbarScheme: 'clay',
      toolbarScheme: 'clay',
      footerScheme: 'clay',
    }),
  ).toEqual(['scheme.clay'])
})

test('a mixture of its own is none of them', () => {
  expect(present({ mainScheme: 'clay', toolbarScheme: 'forest' })).toEqual([])
})
