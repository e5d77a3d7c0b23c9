import { type CheckedRow, type ImportKind, keyOf, type Tally } from '@console/core/imports'
import { grouped } from '../draws/grouped'
import { onceOf } from '../draws/once'
import { nothing } from './entities'

/** The rows whose record an earlier row means already, each with the lines of all rows of its group, the one that counts first. */
export type Duplicates = ReadonlyMap<number, readonly number[]>

/** The rows of one stored piece of an import. Another array after each change. */
export type Piece = readonly CheckedRow[]

/** What follows from all rows of an import together. Valid until the import is asked for again. */
export interface RowIndex {
  /** Of rows with the same key the first that is not refused counts; the others are refused. */
  duplicates: Duplicates
  /** How many rows come to what, duplicates counted as refused. */
  expected: Readonly<Tally>
}

/**
 * Index of an import's rows. It holds nothing that the stored pieces do not say: each call compares them with those it was made of, and takes in
 * only the pieces that are others now. An import that is loaded from storage has new pieces, and is indexed again.
 */
export function rowIndexOf(kind: ImportKind): (pieces: readonly Piece[]) => RowIndex {
  const keyedRows = onceOf((piece: Piece) => {
    const rows = piece.filter(({ verdict }) => verdict !== 'refused')
    const groups = grouped(rows, ({ cells }) => keyOf(kind, cells))
    groups.delete(null)
    return groups as ReadonlyMap<string, CheckedRow[]>
  })
  // The first piece stands for its import, so that an index is forgotten with it.
  const indexOf = onceOf((_: Piece) => createIndex(keyedRows))
  return (pieces) => (pieces[0] ? indexOf(pieces[0]) : createIndex(keyedRows))(pieces)
}

function createIndex(keyedRows: (piece: Piece) => ReadonlyMap<string, CheckedRow[]>) {
  let indexed: readonly Piece[] = []
  /** By key, those of a group in the order of the file. */
  const groups = new Map<string, readonly CheckedRow[]>()
  const duplicates = new Map<number, readonly number[]>()
  const expected = nothing()

  /** Counts the rows of a group after its first as refused, or no longer. */
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
