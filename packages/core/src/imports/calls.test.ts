import { expect, test } from 'vitest'
import { firstPiece } from './calls'
import type { SentRow } from './contract'
import { maxCellLength } from './kind'

function rowsOf(count: number, text: string): SentRow[] {
  return Array.from({ length: count }, (_, place) => ({
    row: place + 1,
    line: place + 2,
    cells: Object.fromEntries(Array.from({ length: 17 }, (__, column) => [`field${column}`, text])),
    faults: [],
  }))
}

test('one call sends at most 200 rows', () => {
  expect(firstPiece(rowsOf(450, 'tea'))).toHaveLength(200)
  expect(firstPiece(rowsOf(200, 'tea'))).toHaveLength(200)
  expect(firstPiece([])).toEqual([])
})

test('splits long rows into calls under 1 MB, also with multi-byte text', () => {
  const rows = rowsOf(200, 'ش'.repeat(maxCellLength))
  for (let left: readonly SentRow[] = rows; left.length > 0;) {
    const piece = firstPiece(left)
    expect(piece.length).toBeGreaterThan(0)
    expect(new TextEncoder().encode(JSON.stringify({ rows: piece })).length).toBeLessThan(
      1024 * 1024,
    )
    left = left.slice(piece.length)
  }
})
