import type { Account } from '../server/accounts'
import {
  type Cells,
  checkedRows,
  importJob,
  type ImportJob,
  type ImportKind,
  newImport,
  type NewImport,
  piece,
  pieceRows,
  readRowsMost,
  rowsToSend,
  type RowFault,
  type SentRow,
  verdicts,
  type Verdict,
} from '@console/core/imports'
import type { Role } from '@console/core/permissions'
import type * as z from 'zod/mini'
import { grouped } from '../draws/grouped'
import { token } from '../draws/token'
import { type Endpoint, endpoint, type EndpointCall, type Resolver } from '../server/endpoint'
import { integer, oneOf } from '../server/parameters'
import { refuse } from '../server/refuse'
import { instant } from '../store/clock'
import type { World } from '../store/store'
import { reviewerWith } from '../world/shared/actors'
import { checkRows, duplicateFinder, type Duplicates } from './checkRows'
import { importJobs, importRows, nothing, pieceOf, rowsOf, type StoredJob } from './entities'
import { eventNow } from '../world/shared/eventNow'

/** How the sample backend imports one kind. */
export interface SampleImport {
  kind: ImportKind
  /** What the record of a row says now, as cells; null where there is none. */
  find(cells: Cells, world: World): Cells | null
  /** What only a server knows to be wrong with a row whose cells can each be taken. Default: nothing. */
  faults?(cells: Cells, world: World): readonly RowFault[]
  /** Makes the record of a row, or changes it where there is one. It says that it was imported, and from which file. */
  write(cells: Cells, call: { world: World; account: Account; job: StoredJob }): void
}

type Call<Body = undefined> = EndpointCall<Body, readonly Role[]>

/** All endpoints of the imports of a kind. */
export function importEndpoints(sample: SampleImport) {
  const { kind } = sample
  const path = `/imports/${kind.id}` as const
  const duplicatesIn = duplicateFinder(kind)

  /** @throws Refusal 404 where there is no such import, or it is somebody else's */
  function jobIn({ world, params, account }: Pick<Call, 'world' | 'params' | 'account'>) {
    const job = world.find(importJobs, params.jobId ?? '')
    if (!job || job.kind !== kind.id || job.createdBy.token !== account.token)
      throw refuse(404, 'not_found', 'There is no such record.')
    return job
  }

  function answerOf({ kind: _, version: __, ...job }: StoredJob, world: World): ImportJob {
    const rows = rowsOf(world, job)
    const expected = nothing()
    const duplicates = duplicatesIn(rows)
    for (const row of rows) expected[verdictOf(row, duplicates)] += 1
    return { ...job, received: rows.length, expected }
  }

  function verdictOf(row: { row: number; verdict: Verdict }, duplicates: Duplicates): Verdict {
    return duplicates.has(row.row) ? 'refused' : row.verdict
  }

  function begin({ world, body, account }: Call<NewImport>): ImportJob {
    const job = world.add(
      importJobs,
      {
        ...body,
        jobId: token('import', world.changes().length),
        kind: kind.id,
        state: 'receiving',
        done: 0,
        written: nothing(),
        createdAt: instant(world.now()),
        createdBy: reviewerWith(account.token),
      },
      account.token,
      told({ world, account }, 'begun', body.file.name),
    )
    return answerOf(job, world)
  }

  function receive(call: Call<z.infer<typeof rowsToSend>>): ImportJob {
    const { world, body, account } = call
    const job = jobIn(call)
    if (job.state !== 'receiving' && job.state !== 'ready')
      throw refuse(409, 'state_conflict', 'Someone else decided this first.')
    if (body.rows.some(({ row }) => row > job.rows))
      throw refuse(422, 'validation', 'Some of this cannot be accepted.', {
        errors: [{ pointer: '/rows', message: 'The file has no such row.' }],
      })
    keepRows(body.rows, job, call)
    const isWhole = rowsOf(world, job).length === job.rows
    const now =
      isWhole && job.state === 'receiving'
        ? world.change(importJobs, job.jobId, { state: 'ready' }, account.token)
        : job
    return answerOf(now, world)
  }

  /** Rows are kept in pieces by their number, with what would come of them: a piece that comes again takes its own place. */
  function keepRows(
    sent: readonly SentRow[],
    job: StoredJob,
    { world, account }: Pick<Call, 'world' | 'account'>,
  ) {
    const pieces = grouped(sent, ({ row }) => pieceOf(job, row))
    for (const [name, rows] of pieces) {
      const checked = checkRows(sample, rows, job.mode, world)
      const before = world.find(importRows, name)
      const others = before?.rows.filter(({ row }) => !rows.some((each) => each.row === row)) ?? []
      const all = [...others, ...checked].toSorted((one, other) => one.row - other.row)
      if (before) world.change(importRows, name, { rows: all }, account.token)
      else world.add(importRows, { name, rows: all }, account.token)
    }
  }

  function read(call: Call) {
    const { world, query } = call
    const job = jobIn(call)
    const after = Number(query.get('after') ?? 0)
    const rows = rowsOf(world, job)
    const duplicates = duplicatesIn(rows)
    const found = rows
      .filter((row) => row.row > after && verdictOf(row, duplicates) === query.get('verdict'))
      .slice(0, readRowsMost + 1)
    const items = found.slice(0, readRowsMost).map((row) => {
      const group = duplicates.get(row.row)
      if (!group) return row
      const fault = { field: kind.key[0] ?? null, code: 'duplicate', rows: group }
      return { ...row, verdict: 'refused' as const, faults: [...row.faults, fault] }
    })
    return { items, next: found.length > readRowsMost ? (items.at(-1)?.row ?? null) : null }
  }

  function commit(call: Call<z.infer<typeof piece>>): ImportJob {
    const { world, body, account } = call
    const job = jobIn(call)
    // What was done already, in a try whose answer was lost, is not done again.
    if (job.state === 'done' || body.from !== job.done) return answerOf(job, world)
    if (job.state !== 'ready' && job.state !== 'committing')
      throw refuse(409, 'state_conflict', 'Someone else decided this first.')
    const rows = rowsOf(world, job)
    const duplicates = duplicatesIn(rows)
    const next = rows.slice(job.done, job.done + pieceRows)
    const written = { ...job.written }
    for (const { row, cells } of next) {
      // What others have written meanwhile counts.
      const [checked] = checkRows(sample, [{ row, cells }], job.mode, world)
      const verdict = duplicates.has(row) ? 'refused' : (checked?.verdict ?? 'refused')
      written[verdict] += 1
      if (verdict === 'created' || verdict === 'changed')
        sample.write(cells, { world, account, job })
    }
    const done = job.done + next.length
    const isOver = done === job.rows
    const now = world.change(
      importJobs,
      job.jobId,
      { done, written, state: isOver ? 'done' : 'committing' },
      account.token,
      isOver ? told(call, 'done', job.file.name) : undefined,
    )
    return answerOf(now, world)
  }

  function cancel(call: Call): ImportJob {
    const { world, account } = call
    const job = jobIn(call)
    if (job.state === 'done')
      throw refuse(409, 'state_conflict', 'Someone else decided this first.')
    if (job.state === 'cancelled') return answerOf(job, world)
    const event = told(call, 'cancelled', job.file.name)
    const now = world.change(importJobs, job.jobId, { state: 'cancelled' }, account.token, event)
    return answerOf(now, world)
  }

  /** What the trail says of an import. */
  function told({ world, account }: Pick<Call, 'world' | 'account'>, what: string, file: string) {
    const event = eventNow(world, {
      actor: reviewerWith(account.token),
      type: `import.${what}`,
      file,
    })
    return { done: { action: what, event } }
  }

  const missing = { status: 404, code: 'not_found' }
  const decided = { status: 409, code: 'state_conflict' }
  type Rest<Answer, Body> = Omit<Endpoint<Answer, Body, readonly Role[]>, 'base' | 'path' | 'roles'>
  const call =
    <Answer, Body = undefined>(below: string, rest: Rest<Answer, Body>) =>
    (resolver: Resolver<Answer, Body, readonly Role[]>) =>
      endpoint(
        { base: kind.base, path: `${path}${below}`, roles: kind.edit.roles, ...rest },
        resolver,
      )

  const endpoints = {
    /** `POST {base}/imports/{kind}` */
    begin: call('', {
      method: 'POST',
      status: 201,
      body: newImport,
      answer: importJob,
      isOnce: true,
    }),
    /** `GET {base}/imports/{kind}/{jobId}` */
    read: call('/:jobId', { method: 'GET', answer: importJob, refusals: [missing] }),
    /** `PATCH {base}/imports/{kind}/{jobId}/rows` */
    receive: call('/:jobId/rows', {
      method: 'PATCH',
      body: rowsToSend,
      answer: importJob,
      refusals: [missing, decided],
    }),
    /** `GET {base}/imports/{kind}/{jobId}/rows` */
    rows: call('/:jobId/rows', {
      method: 'GET',
      answer: checkedRows,
      query: {
        verdict: { value: oneOf(verdicts), isRequired: true },
        after: { value: integer(0) },
      },
      refusals: [missing],
    }),
    /** `POST {base}/imports/{kind}/{jobId}/commit` */
    commit: call('/:jobId/commit', {
      method: 'POST',
      body: piece,
      answer: importJob,
      refusals: [missing, decided],
    }),
    /** `POST {base}/imports/{kind}/{jobId}/cancel` */
    cancel: call('/:jobId/cancel', {
      method: 'POST',
      answer: importJob,
      refusals: [missing, decided],
    }),
  }
  const handlers = [
    endpoints.begin(begin),
    endpoints.read((each) => answerOf(jobIn(each), each.world)),
    endpoints.receive(receive),
    endpoints.rows(read),
    endpoints.commit(commit),
    endpoints.cancel(cancel),
  ]
  return { ...endpoints, handlers }
}
