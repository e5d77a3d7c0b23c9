import { blocks } from '@console/core/rich-text'
import { expect, test } from 'vitest'
import { differenceBetween } from './difference'

const before = blocks('## Returns', 'You have 7 days.', 'Ask us first.', '- damaged', '- expired')

test('equal texts have no difference', () => {
  expect(differenceBetween(before, before)).toEqual([])
})

test('a changed paragraph shows its words; unchanged ones are only counted', () => {
  const after = blocks('## Returns', 'You have 14 days.', 'Ask us first.', '- damaged', '- expired')
  expect(differenceBetween(before, after)).toEqual([
    { kind: 'same', count: 1 },
    {
      kind: 'changed',
      words: [
        { kind: 'same', text: 'You have ' },
        { kind: 'removed', text: '7' },
        { kind: 'added', text: '14' },
        { kind: 'same', text: ' days.' },
      ],
    },
    { kind: 'same', count: 3 },
  ])
})

test('reports additions and removals in full, each list entry on its own', () => {
  const after = blocks('## Returns', 'You have 7 days.', '- damaged', '- expired', '- wrong')
  expect(differenceBetween(before, after)).toEqual([
    { kind: 'same', count: 2 },
    { kind: 'removed', text: 'Ask us first.' },
    { kind: 'same', count: 2 },
    { kind: 'added', text: 'wrong' },
  ])
})

test('reports changes of style only', () => {
  const after = blocks(
    '## Returns',
    'You have **7 days**.',
    'Ask us first.',
    '- damaged',
    '- expired',
  )
  expect(differenceBetween(before, after)[1]).toEqual({ kind: 'looks', text: 'You have 7 days.' })
})
