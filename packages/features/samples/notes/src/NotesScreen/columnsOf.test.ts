import { expect, test } from 'vitest'
import { sampleNotes } from '../mocks/sampleNotes'
import { columnsOf, heightOf } from './columnsOf'

test('puts the first notes at the top, in order', () => {
  const columns = columnsOf(sampleNotes, 3)
  expect(columns.map(([top]) => top)).toEqual(sampleNotes.slice(0, 3))
})

test('puts every note in one column, and balances the columns', () => {
  const columns = columnsOf(sampleNotes, 4)
  expect(columns.flat()).toHaveLength(sampleNotes.length)
  const heights = columns.map((column) => column.reduce((sum, note) => sum + heightOf(note), 0))
  const highest = Math.max(...sampleNotes.map(heightOf))
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(highest)
})

test('adding notes below moves none of the others', () => {
  const some = columnsOf(sampleNotes.slice(0, 6), 3)
  const more = columnsOf(sampleNotes, 3)
  for (const [place, column] of some.entries())
    expect(more[place]?.slice(0, column.length)).toEqual(column)
})
