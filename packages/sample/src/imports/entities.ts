import type { CheckedRow, ImportJob, Tally } from '@console/core/imports'
import type { Entity } from '../store/entity'
import type { World } from '../store/store'

/** An import, as the store keeps it: what would come of its rows is added up when it is asked for. */
export interface StoredJob extends Omit<ImportJob, 'received' | 'expected'> {
  /** Of which kind its records are. */
  kind: string
  version: number
}

/** Some rows of an import that follow each other. */
interface StoredRows {
  /** Of its import and its place. */
  name: string
  jobId: string
  rows: readonly CheckedRow[]
  version: number
}

/** Imports, as the store keeps them. */
export const importJobs: Entity<StoredJob> = { name: 'imports', seed: () => [], token: 'jobId' }

/** Their rows. */
export const importRows: Entity<StoredRows> = { name: 'import-rows', seed: () => [], token: 'name' }

/** The rows of an import that have come, in the order of its file. */
export function rowsOf(world: World, jobId: string): CheckedRow[] {
  return world
    .rows(importRows)
    .filter((piece) => piece.jobId === jobId)
    .flatMap(({ rows }) => rows)
    .toSorted((one, other) => one.row - other.row)
}

/** No row has come to anything yet. */
export function nothing(): Tally {
  return { created: 0, changed: 0, same: 0, refused: 0 }
}
