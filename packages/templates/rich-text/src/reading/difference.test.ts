import { blocks } from '@console/core/rich-text'
import { expect, test } from 'vitest'
import { differenceBetween } from './difference'

const before = blocks('## Returns', 'You have 7 days.', 'Ask us first.', '- damaged', '- expired')

test('a text that stays as it is has no difference', () => {
  expect(differenceBetween(before, before)).toEqual([])
})

test('a paragraph that was changed says which words; others only how many stayed', () => {
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

test('what came and what went is told whole, an entry of a list by itself', () => {
  const after = blocks('## Returns', 'You have 7 days.', '- damaged', '- expired', '- wrong')
  expect(differenceBetween(before, after)).toEqual([
    { kind: 'same', count: 2 },
    { kind: 'removed', text: 'Ask us first.' },
    { kind: 'same', count: 2 },
    { kind: 'added', text: 'wrong' },
  ])
})

test('what only looks different is said so', () => {
  const after = blocks(
    '## Returns',
    'You have **7 days**.',
    'Ask us first.',
    '- damaged',
    '- expired',
  )
  expect(differenceBetween(before, after)[1]).toEqual({ kind: 'looks', text: 'You have 7 days.' })
})
