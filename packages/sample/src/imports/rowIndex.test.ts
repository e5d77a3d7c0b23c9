import { type CheckedRow, type ImportKind, type Verdict, verdicts } from '@console/core/imports'
import { systemAdmin } from '@console/core/permissions'
import { expect, test, vi } from 'vitest'
import { type Piece, rowIndexOf } from './rowIndex'

const kind: ImportKind = {
  id: 'teas',
  base: 'catalogue',
  columns: [],
  key: ['code'],
  edit: { id: 'tea.import', roles: systemAdmin },
}

const rowWith = (row: number, code: string, verdict: Verdict = 'created'): CheckedRow => ({
  row,
  line: row + 1,
  cells: { code },
  verdict,
  faults: [],
  before: {},
})

/** Copies the index, because later calls change it. */
function indexed(pieces: readonly Piece[], indexOf = rowIndexOf(kind)) {
  const { duplicates, expected } = indexOf(pieces)
  return { duplicates: new Map(duplicates), expected: { ...expected } }
}

test('counts the first valid one of several rows, across pieces', () => {
  const one = [rowWith(1, '7', 'refused'), rowWith(2, '7'), rowWith(3, '')]
  const other = [rowWith(201, '7', 'changed'), rowWith(202, ''), rowWith(203, '8', 'same')]
  expect(indexed([one, other])).toEqual({
    duplicates: new Map([[201, [3, 202]]]),
    expected: { created: 3, changed: 0, same: 1, refused: 2 },
  })
})

test('reads the rows of a new piece, and no others', () => {
  const look = vi.fn<() => Verdict>(() => 'created')
  const pieceAt = (place: number): Piece =>
    Array.from({ length: 200 }, (_, at) => ({
      ...rowWith(place * 200 + at + 1, `${place}X${at % 190}`),
      get verdict() {
        return look()
      },
    }))
  const indexOf = rowIndexOf(kind)
  const looks = Array.from({ length: 20 }, (_, place) => pieceAt(place)).map((_, last, pieces) => {
    look.mockClear()
    indexOf(pieces.slice(0, last + 1))
    return look.mock.calls.length
  })
  expect(new Set(looks.slice(1))).toEqual(new Set([looks[0]]))
})

test('replaced, added and reverted pieces are indexed as if all were indexed again', () => {
  const indexOf = rowIndexOf(kind)
  let seed = 7
  const drawn = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below
  const pieceAt = (place: number): Piece =>
    Array.from({ length: 1 + drawn(6) }, (_, at) =>
      rowWith(place * 200 + at + 1, String(drawn(12)), verdicts[drawn(4)]),
    )
  let pieces: readonly Piece[] = []
  for (let count = 0; count < 300; count += 1) {
    const before = pieces
    const place = drawn(Math.min(6, pieces.length + 1))
    pieces = [...pieces.slice(0, place), pieceAt(place), ...pieces.slice(place + 1)]
    expect(indexed(pieces, indexOf)).toEqual(indexed(pieces))
    // The call that wrote it failed.
    if (drawn(3) === 0) pieces = before
    expect(indexed(pieces, indexOf)).toEqual(indexed(pieces))
  }
})
