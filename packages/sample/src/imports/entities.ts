import { type CheckedRow, type ImportJob, pieceRows, type Tally } from '@console/core/imports'
import type { Entity } from '../store/entity'
import type { World } from '../store/store'

/** An import, as the store keeps it: what would come of its rows is added up when it is asked for. */
export interface StoredJob extends Omit<ImportJob, 'received' | 'expected' | 'stale'> {
  /** Of which kind its records are. */
  kind: string
  /** Of a second pass: the rows that were reviewed again, which alone are written in it. Null in the first. */
  queue: readonly number[] | null
  /** The rows of this pass so far whose record has changed since the check. */
  stale: readonly number[]
  version: number
}

/** Some rows of an import that follow each other. */
interface StoredRows {
  /** `pieceOf` its import and its place. */
  name: string
  rows: readonly CheckedRow[]
  version: number
}

/** Imports, as the store keeps them. */
export const importJobs: Entity<StoredJob> = { name: 'imports', seed: () => [], token: 'jobId' }

/** Their rows. */
export const importRows: Entity<StoredRows> = { name: 'import-rows', seed: () => [], token: 'name' }

/** The name of the piece that a row is kept in. @param row its number, from 1 */
export function pieceOf({ jobId }: Pick<StoredJob, 'jobId'>, row: number): string {
  return `${jobId}.${Math.floor((row - 1) / pieceRows)}`
}

/** The pieces of an import that are stored, in the order of its file. */
export function piecesOf(
  world: World,
  job: Pick<StoredJob, 'jobId' | 'rows'>,
): readonly (readonly CheckedRow[])[] {
  const pieces = Math.ceil(job.rows / pieceRows)
  return Array.from(
    { length: pieces },
    (_, place) => world.find(importRows, pieceOf(job, place * pieceRows + 1))?.rows ?? [],
  ).filter(({ length }) => length > 0)
}

/** The rows of an import that have come, in the order of its file. */
export function rowsOf(world: World, job: Pick<StoredJob, 'jobId' | 'rows'>): CheckedRow[] {
  return piecesOf(world, job).flat()
}

/** No row has come to anything yet. */
export function nothing(): Tally {
  return { created: 0, changed: 0, same: 0, refused: 0 }
}
