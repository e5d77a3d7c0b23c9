import { administrators } from '@console/core/permissions'
import type { Cells, ImportKind } from '@console/core/imports'
import {
  type Entity,
  importEndpoints,
  importJobs,
  importRows,
  pieceOf,
  world,
} from '@console/sample'

interface Tea {
  code: string
  cells: Cells
  version: number
}

/** Teas, for the stories of the template. */
export const teaKind: ImportKind = {
  id: 'teas',
  base: 'catalogue',
  columns: [
    {
      field: 'code',
      type: 'digits',
      isRequired: true,
      names: ['Bar code'],
      most: 14,
      example: '6161100000017',
    },
    {
      field: 'name',
      type: 'text',
      isRequired: true,
      names: ['Name'],
      least: 2,
      most: 60,
      example: 'Green tea',
    },
    { field: 'price', type: 'number', names: ['Price'], least: 0, example: '350' },
    { field: 'until', type: 'day', names: ['Best before'], example: '2027-03-31' },
  ],
  key: ['code'],
  edit: { id: 'tea.import', roles: administrators },
}

/** Teas in the store. */
export const teaEntity: Entity<Tea> = { name: 'teas', seed: () => [], token: 'code' }

/** Endpoints of their imports. */
export const teaEndpoints = importEndpoints({
  kind: teaKind,
  find: ({ code = '' }, world) => world.find(teaEntity, code)?.cells ?? null,
  write(cells, { world, account }) {
    const { code = '' } = cells
    if (world.find(teaEntity, code)) world.change(teaEntity, code, { cells }, account.token)
    else world.add(teaEntity, { code, cells }, account.token)
  },
})

/**
 * Adds an import to the sample database that stopped after one of two rows.
 * @param account token of the account that started it
 */
export function addUnfinished(
  account: string,
  { jobId = 'unfinishedimport0001', name = 'spring teas.csv' } = {},
): void {
  const rows = ['1', '2'].map((code, place) => ({
    row: place + 1,
    line: place + 2,
    cells: { code, name: `Tea ${code}` },
    verdict: 'created' as const,
    faults: [],
    before: {},
  }))
  world.add(importRows, { name: pieceOf({ jobId }, 1), rows }, account)
  world.add(
    importJobs,
    {
      jobId,
      kind: teaKind.id,
      state: 'committing',
      file: { name, bytes: 60, sha256: '0'.repeat(64) },
      mapping: [],
      style: { decimal: '.', days: 'day first' },
      mode: 'upsert',
      rows: 2,
      done: 1,
      written: { created: 1, changed: 0, same: 0, refused: 0 },
      queue: null,
      stale: [],
      createdAt: new Date(world.now()).toISOString(),
      createdBy: { token: account, name: 'Brian Otieno', role: 'admin' },
    },
    account,
  )
}
