import { defaultSettings } from '@console/core/settings'
import { expect, test } from 'vitest'
import { colorSchemes, isPresent, settingsOf } from './colorSchemes'

const present = (change: Partial<typeof defaultSettings>) =>
  colorSchemes
    .filter((scheme) => isPresent(scheme, { ...defaultSettings, ...change }))
    .map(({ word }) => word)

test('the default scheme is one of them', () => {
  expect(present({})).toEqual(['scheme.system'])
})

test('a chosen scheme is the only present one', () => {
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

test('a custom mixture is none of them', () => {
  expect(present({ mainScheme: 'clay', toolbarScheme: 'forest' })).toEqual([])
})
