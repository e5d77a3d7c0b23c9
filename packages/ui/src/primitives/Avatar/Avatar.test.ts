import Color from 'colorjs.io'
import { describe, expect, test } from 'vitest'
import { avatarColors, avatarHues, hueStepOf, initialsOf } from './Avatar'

function contrast(front: string, back: string): number {
  const [text, ground] = [front, back].map((color) => new Color(color).to('srgb').toGamut())
  return text!.contrastWCAG21(ground!)
}

describe.each(avatarHues)('initials on hue %d', (hue) => {
  test.each(['light', 'dark'] as const)('have 7:1 on %s ground', (ground) => {
    const { text, background } = avatarColors(hue)[ground]
    expect(contrast(text, background)).toBeGreaterThanOrEqual(7)
  })
})

test('a seed always takes the same hue', () => {
  expect(hueStepOf('Ada Market')).toBe(hueStepOf('Ada Market'))
})

test('a hundred names spread over all hues', () => {
  const steps = Array.from({ length: 100 }, (_, index) => hueStepOf(`Merchant ${index}`))
  expect(new Set(steps).size).toBe(avatarHues.length)
})

test.each([
  ['Ada Lovelace', 'A\u200CL'],
  ['Ada King Countess of Lovelace', 'A\u200CL'],
  ['Ada', 'A'],
  ['  “Ada”  (Market) ', 'A\u200CM'],
  ['ışık çiçek', 'ı\u200Cç'],
  ['محمد علي', 'م\u200Cع'],
  ['يوسف الحضرمي', 'ي\u200Cح'],
  ['الأمين', 'أ'],
  ['ال', 'ا'],
  ['النور للتجارة', 'ن\u200Cل'],
  ['آل سعود', 'آ\u200Cس'],
  ['7 Eleven', '7\u200CE'],
  ['***', ''],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
