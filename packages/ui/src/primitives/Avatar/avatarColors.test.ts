import Color from 'colorjs.io'
import { describe, expect, test } from 'vitest'
import { avatarColors, avatarHues, hueStepOf } from './avatarColors'

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
