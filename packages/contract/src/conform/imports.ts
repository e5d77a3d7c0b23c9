import type { NewImport } from '@console/core/imports'
import type { Run } from './run'
import { checkHeaders, checkRepeats, newKey, write } from './writes'

/** An import of one row, with no column mapped. */
const body: NewImport = {
  file: { name: 'conform.csv', bytes: 1, sha256: '0'.repeat(64) },
  mapping: [],
  style: { decimal: '.', days: 'day first' },
  mode: 'create',
  rows: 1,
}

/** Creates, reads and cancels an import of each type. No row of it is written. */
export async function checkImports(run: Run): Promise<void> {
  const { calls } = run
  const ofTypes = calls.filter(({ path }) => /^\/imports\/[^/]+$/.test(path))
  for (const list of ofTypes.filter(({ method }) => method === 'GET')) await run.ask(list)
  for (const create of ofTypes.filter(({ method }) => method === 'POST')) {
    const below = (method: string, end: string) =>
      calls.find((call) => call.method === method && call.path === `${create.path}/:jobId${end}`)
    const [read, rows, cancel] = [below('GET', ''), below('GET', '/rows'), below('POST', '/cancel')]
    if (!read || !rows || !cancel) continue
    if (!run.mayWrite) {
      for (const call of [read, rows]) run.skip(call, 'needs an import (--write)')
      continue
    }
    const cancelJob = async ({ body: job }: { body: unknown }) => {
      const { jobId } = job as { jobId: string }
      await write(run, cancel, { segments: { jobId }, key: newKey() })
    }
    if (!(await checkHeaders(run, create, { body }, cancelJob))) continue
    const request = { body, key: newKey() }
    const created = await write(run, create, request)
    if (!created?.isValid) continue
    await checkRepeats(run, create, request, created, { ...body, rows: 2 })
    const segments = { jobId: (created.body as { jobId: string }).jobId }
    await run.ask(read, { segments })
    await run.ask(rows, { segments, query: 'verdict=created&after=0' })
    await cancelJob(created)
  }
}
