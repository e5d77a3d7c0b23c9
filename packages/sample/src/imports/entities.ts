import { type CheckedRow, type ImportJob, pieceRows, type Tally } from '@console/core/imports'
import type { Entity } from '../store/entity'
import type { SampleDatabase } from '../store/store'

/** An import as it is stored: the sum of its predicted effects is computed on read. */
export interface StoredJob extends Omit<ImportJob, 'received' | 'expected' | 'stale'> {
  /** Kind of its records. */
  kind: string
  /** In a second pass: the rows that were reviewed again, the only ones it writes. Null in the first. */
  queue: readonly number[] | null
  /** Rows of this pass so far whose record has changed since the check. */
  stale: readonly number[]
  version: number
}

/** Consecutive rows of an import. */
interface StoredRows {
  /** Import and position, from `pieceOf`. */
  name: string
  rows: readonly CheckedRow[]
  version: number
}

/** Imports as they are stored. */
export const importJobs: Entity<StoredJob> = { name: 'imports', seed: () => [], token: 'jobId' }

/** Rows of the imports as they are stored. */
export const importRows: Entity<StoredRows> = { name: 'import-rows', seed: () => [], token: 'name' }

/** Name of the piece that stores a row. @param row its number, from 1 */
export function pieceOf({ jobId }: Pick<StoredJob, 'jobId'>, row: number): string {
  return `${jobId}.${Math.floor((row - 1) / pieceRows)}`
}

/** Pieces of rows of an import that were stored, in the order of its file. */
export function piecesOf(
  database: SampleDatabase,
  job: Pick<StoredJob, 'jobId' | 'rows'>,
): readonly (readonly CheckedRow[])[] {
  const pieces = Math.ceil(job.rows / pieceRows)
  return Array.from(
    { length: pieces },
    (_, place) => database.find(importRows, pieceOf(job, place * pieceRows + 1))?.rows ?? [],
  ).filter(({ length }) => length > 0)
}

/** The rows of an import that have come, in the order of its file. */
export function rowsOf(
  database: SampleDatabase,
  job: Pick<StoredJob, 'jobId' | 'rows'>,
): CheckedRow[] {
  return piecesOf(database, job).flat()
}

/** Tally without any rows. */
export function nothing(): Tally {
  return { created: 0, changed: 0, same: 0, refused: 0 }
}
