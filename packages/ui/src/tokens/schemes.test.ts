import Color from 'colorjs.io'
import { describe, expect, test } from 'vitest'
import { type SchemeColors, schemes } from './schemes'

type Pair = [front: keyof SchemeColors, back: keyof SchemeColors, min: number]

const grounds = ['background', 'surface', 'surfaceHover', 'accentSoft'] as const
const statuses = ['success', 'warning', 'danger', 'info', 'waiting'] as const

/** Every pair that can meet on a screen. WCAG 2.2 AA: text 4.5:1 (1.4.3), edges of controls and focus 3:1 (1.4.11). */
const pairs: Pair[] = [
  ...grounds.flatMap((ground): Pair[] => [
    ['text', ground, 4.5],
    ['textMuted', ground, 4.5],
    ['accent', ground, 4.5],
    ['accentHover', ground, 4.5],
    ['focus', ground, 3],
    ['border', ground, 3],
    ['danger', ground, 4.5],
  ]),
  ...statuses.flatMap((status): Pair[] => [
    [status, 'surface', 4.5],
    [status, 'background', 4.5],
    [status, `${status}Soft`, 4.5],
    ['text', `${status}Soft`, 4.5],
  ]),
  ['onAccent', 'accent', 4.5],
  ['onAccent', 'accentHover', 4.5],
  ['onDanger', 'dangerSolid', 4.5],
  ['onInverse', 'inverse', 4.5],
]

describe.each(Object.entries(schemes))('the scheme %s has enough contrast', (_name, { color }) => {
  test.each(pairs)('%s on %s is at least %d:1', (front, back, min) => {
    const ratio = new Color(color[front]).contrastWCAG21(new Color(color[back]))
    expect(ratio).toBeGreaterThanOrEqual(min)
  })
})
