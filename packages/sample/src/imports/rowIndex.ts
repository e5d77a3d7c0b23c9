import { type CheckedRow, type ImportKind, keyOf, type Tally } from '@console/core/imports'
import { grouped } from '../random/grouped'
import { onceOf } from '../random/once'
import { nothing } from './entities'

/** Rows whose record is already named by an earlier row, each with the lines of its group, the row that counts first. */
export type Duplicates = ReadonlyMap<number, readonly number[]>

/** Rows of one stored piece of an import. Each change creates a new array. */
export type Piece = readonly CheckedRow[]

/** Results that depend on all rows of an import. Valid until the next call for the same import. */
export interface RowIndex {
  /** Of rows with the same key, the first valid one counts; the others are refused. */
  duplicates: Duplicates
  /** Number of rows by outcome, duplicates counted as refused. */
  expected: Readonly<Tally>
}

/**
 * Creates the index of an import's rows. It is derived from the stored pieces: each call compares them with those of the call before, and
 * indexes only the changed ones. An import that is loaded from storage has new pieces, and is indexed again.
 */
export function rowIndexOf(kind: ImportKind): (pieces: readonly Piece[]) => RowIndex {
  const keyedRows = onceOf((piece: Piece) => {
    const rows = piece.filter(({ verdict }) => verdict !== 'refused')
    const groups = grouped(rows, ({ cells }) => keyOf(kind, cells))
    groups.delete(null)
    return groups as ReadonlyMap<string, CheckedRow[]>
  })
  // Keyed by the first piece of the import, so that the index is garbage-collected with it.
  const indexOf = onceOf((_: Piece) => createIndex(keyedRows))
  return (pieces) => (pieces[0] ? indexOf(pieces[0]) : createIndex(keyedRows))(pieces)
}

function createIndex(keyedRows: (piece: Piece) => ReadonlyMap<string, CheckedRow[]>) {
  let indexed: readonly Piece[] = []
  /** Rows by key, in the order of the file. */
  const groups = new Map<string, readonly CheckedRow[]>()
  const duplicates = new Map<number, readonly number[]>()
  const expected = nothing()

  /** Adds (1) or removes (-1) the rows after the first of a group as refused. */
  function countDuplicates(group: readonly CheckedRow[], by: 1 | -1) {
    if (group.length < 2) return
    const lines = group.map(({ line }) => line)
    for (const { row, verdict } of group.slice(1)) {
      if (by === 1) duplicates.set(row, lines)
      else duplicates.delete(row)
      expected.refused += by
      expected[verdict] -= by
    }
  }

  return (pieces: readonly Piece[]): RowIndex => {
    const [gone, come] = [without(indexed, pieces), without(pieces, indexed)]
    const old = new Set(gone.flat())
    const keys = new Set([...gone, ...come].flatMap((piece) => [...keyedRows(piece).keys()]))
    for (const key of keys) {
      const group = groups.get(key) ?? []
      countDuplicates(group, -1)
      groups.set(
        key,
        group.filter((row) => !old.has(row)),
      )
    }
    for (const { verdict } of old) expected[verdict] -= 1
    for (const piece of come) {
      for (const { verdict } of piece) expected[verdict] += 1
      for (const [key, rows] of keyedRows(piece))
        groups.set(key, [...(groups.get(key) ?? []), ...rows])
    }
    for (const key of keys) {
      const group = (groups.get(key) ?? []).toSorted((one, other) => one.row - other.row)
      if (group.length === 0) groups.delete(key)
      else groups.set(key, group)
      countDuplicates(group, 1)
    }
    indexed = pieces
    return { duplicates, expected }
  }
}

function without(pieces: readonly Piece[], others: readonly Piece[]): readonly Piece[] {
  const known = new Set(others)
  return pieces.filter((piece) => !known.has(piece))
}
