import { importJobs, importRows, pieceOf, sampleAccounts, database } from '@console/sample'

/**
 * Adds an import of the sample admin to the sample database. It stopped after one of two rows.
 * @param kind id of its `ImportKind`
 * @param name name of its file
 */
export function addUnfinished(kind: string, name: string, jobId = 'unfinishedimport0001'): void {
  const account = sampleAccounts.find(({ userName }) => userName === 'admin')?.token ?? ''
  const rows = ['1', '2'].map((code, place) => ({
    row: place + 1,
    line: place + 2,
    cells: { code },
    verdict: 'created' as const,
    faults: [],
    before: {},
  }))
  database.add(importRows, { name: pieceOf({ jobId }, 1), rows }, account)
  database.add(
    importJobs,
    {
      jobId,
      kind,
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
      createdAt: new Date(database.now()).toISOString(),
      createdBy: { token: account, name: 'Brian Otieno', role: 'admin' },
    },
    account,
  )
}
