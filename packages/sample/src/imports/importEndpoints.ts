import type { Account } from '../accounts/accounts'
import {
  type Cells,
  type CheckedRow,
  checkedRows,
  importJob,
  type ImportJob,
  type ImportKind,
  maxUnfinished,
  newImport,
  type NewImport,
  piece,
  pieceRows,
  maxReadRows,
  rowsToSend,
  type RowFault,
  rowFilters,
  unfinishedImports,
  type Verdict,
} from '@console/core/imports'
import type { Role } from '@console/core/permissions'
import type * as z from 'zod/mini'
import { grouped } from '../random/grouped'
import { token } from '../random/token'
import { type Endpoint, endpoint, type EndpointCall, type Resolver } from '../server/endpoint'
import { integer, oneOf } from '../server/parameters'
import { refuse } from '../server/refuse'
import { instant } from '../store/clock'
import type { SampleDatabase } from '../store/store'
import { reviewerWith } from '../accounts/actors'
import { checkRows, outcomeOf } from './checkRows'
import {
  importJobs,
  importRows,
  nothing,
  pieceOf,
  piecesOf,
  rowsOf,
  type StoredJob,
} from './entities'
import { type Duplicates, rowIndexOf } from './rowIndex'
import { currentEvent } from '../store/currentEvent'

/** Configuration of an import of one kind. */
export interface SampleImport {
  kind: ImportKind
  /** Current values of a row's record, as cells; null if there is none. */
  find(cells: Cells, database: SampleDatabase): Cells | null
  /** Faults of a row with valid cells that only a server can find. Default: none. */
  faults?(cells: Cells, database: SampleDatabase): readonly RowFault[]
  /** Creates the record of a row, or changes an existing one. The history names the import and its file. */
  write(cells: Cells, call: { database: SampleDatabase; account: Account; job: StoredJob }): void
}

type Call<Body = undefined> = EndpointCall<Body, readonly Role[]>

/** Rows that are written next: in the first pass all in their order, then those that were reviewed again. */
function nextOf({ queue, done, rows: count }: StoredJob, rows: readonly CheckedRow[]) {
  if (!queue) return rows.slice(done, done + pieceRows)
  const from = done - (count - queue.length)
  const wanted = new Set(queue.slice(from, from + pieceRows))
  return rows.filter(({ row }) => wanted.has(row))
}

/** Checks whether an import still has rows to write or correct. */
function hasRowsLeft({ state, expected }: ImportJob): boolean {
  return state !== 'ready' || expected.created + expected.changed + expected.refused > 0
}

function isSameOutcome(now: Pick<CheckedRow, 'verdict' | 'before'>, checked: CheckedRow): boolean {
  const fields = Object.keys(now.before)
  return (
    now.verdict === checked.verdict &&
    fields.length === Object.keys(checked.before).length &&
    fields.every((field) => now.before[field] === checked.before[field])
  )
}

/** All endpoints of the imports of a kind. */
export function importEndpoints(sample: SampleImport) {
  const { kind } = sample
  const path = `/imports/${kind.id}` as const
  const indexOf = rowIndexOf(kind)

  /** @throws Refusal 404 if there is no such import, or it belongs to someone else */
  function jobIn({ database, params, account }: Pick<Call, 'database' | 'params' | 'account'>) {
    const job = database.find(importJobs, params.jobId ?? '')
    if (!job || job.kind !== kind.id || job.createdBy.token !== account.token)
      throw refuse(404, 'not_found', 'record.missing')
    return job
  }

  function answerOf(stored: StoredJob, database: SampleDatabase): ImportJob {
    const { kind: _, version: __, queue, stale, ...job } = stored
    const { expected } = indexOf(piecesOf(database, job))
    const waiting = job.state === 'stale' ? queue : stale
    const received = receivedOf(stored, database)
    return { ...job, received, expected: { ...expected }, stale: waiting?.length ?? 0 }
  }

  function receivedOf(job: StoredJob, database: SampleDatabase): number {
    return piecesOf(database, job).reduce((sum, { length }) => sum + length, 0)
  }

  /** The caller's imports that are fully received and not over. */
  function readUnfinished({ database, account }: Call): { items: ImportJob[] } {
    const own = database
      .rows(importJobs)
      .filter(
        ({ createdBy, kind: of, state }) =>
          of === kind.id &&
          createdBy.token === account.token &&
          ['ready', 'committing', 'stale'].includes(state),
      )
      .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
    const items = own.map((job) => answerOf(job, database))
    return { items: items.filter(hasRowsLeft).slice(0, maxUnfinished) }
  }

  function verdictOf(row: { row: number; verdict: Verdict }, duplicates: Duplicates): Verdict {
    return duplicates.has(row.row) ? 'refused' : row.verdict
  }

  function begin({ database, body, account }: Call<NewImport>): ImportJob {
    const job = database.add(
      importJobs,
      {
        ...body,
        jobId: token('import', database.changes().length),
        kind: kind.id,
        state: 'receiving',
        done: 0,
        written: nothing(),
        queue: null,
        stale: [],
        createdAt: instant(database.now()),
        createdBy: reviewerWith(account.token),
      },
      account.token,
      reported({ database, account }, 'begun', body.file.name),
    )
    return answerOf(job, database)
  }

  function receive(call: Call<z.infer<typeof rowsToSend>>): ImportJob {
    const { database, body, account } = call
    const job = jobIn(call)
    if (job.state !== 'receiving' && job.state !== 'ready')
      throw refuse(409, 'state_conflict', 'decision.conflict')
    if (body.rows.some(({ row }) => row > job.rows))
      throw refuse(422, 'validation', 'body.invalid', {
        errors: [{ pointer: '/rows', message: 'import.row_missing' }],
      })
    saveChecked(checkRows(sample, body.rows, job.mode, database), job, call)
    const isWhole = receivedOf(job, database) === job.rows
    const now =
      isWhole && job.state === 'receiving'
        ? database.change(importJobs, job.jobId, { state: 'ready' }, account.token)
        : job
    return answerOf(now, database)
  }

  function read(call: Call) {
    const { database, query } = call
    const job = jobIn(call)
    const after = Number(query.get('after') ?? 0)
    const rows = rowsOf(database, job)
    const { duplicates } = indexOf(piecesOf(database, job))
    const filter = query.get('verdict')
    const stale = new Set(job.state === 'stale' ? job.queue : job.stale)
    const found = rows
      .filter((row) =>
        row.row <= after
          ? false
          : filter === 'stale'
            ? stale.has(row.row)
            : verdictOf(row, duplicates) === filter,
      )
      .slice(0, maxReadRows + 1)
    const items = found.slice(0, maxReadRows).map((row) => {
      const group = duplicates.get(row.row)
      if (!group) return row
      const fault = { field: kind.key[0] ?? null, code: 'duplicate', rows: [...group] }
      return { ...row, verdict: 'refused' as const, faults: [...row.faults, fault] }
    })
    return { items, next: found.length > maxReadRows ? (items.at(-1)?.row ?? null) : null }
  }

  function commit(call: Call<z.infer<typeof piece>>): ImportJob {
    const { database, body, account } = call
    const job = jobIn(call)
    // Rows that were done in a try whose answer was lost are not done again.
    const isReviewed = job.state !== 'stale' || body.reviewed
    if (job.state === 'done' || body.from !== job.done || !isReviewed)
      return answerOf(job, database)
    if (!['ready', 'committing', 'stale'].includes(job.state))
      throw refuse(409, 'state_conflict', 'decision.conflict')
    const rows = rowsOf(database, job)
    const { duplicates } = indexOf(piecesOf(database, job))
    const written = { ...job.written }
    const next = nextOf(job, rows)
    const changed: CheckedRow[] = []
    for (const row of next) {
      const { cells } = row
      const now = nowOf(row, duplicates, call, job)
      const isWrite = now.verdict === 'created' || now.verdict === 'changed'
      // Only reviewed effects are written: a row with another effect by now is reviewed again.
      if (isWrite && !isSameOutcome(now, row)) {
        changed.push({ ...row, ...now })
        continue
      }
      written[now.verdict] += 1
      if (isWrite) sample.write(cells, { database, account, job })
    }
    saveChecked(changed, job, call)
    const stale = [...job.stale, ...changed.map(({ row }) => row)]
    const place = placeAfter(job, next.length, stale)
    const isOver = place.state === 'done'
    const now = database.change(
      importJobs,
      job.jobId,
      { ...place, written },
      account.token,
      isOver ? reported(call, 'done', job.file.name) : undefined,
    )
    return answerOf(now, database)
  }

  /** Current effect of a row. A refused row stays refused. */
  function nowOf(
    row: CheckedRow,
    duplicates: Duplicates,
    { database }: Call<unknown>,
    job: StoredJob,
  ) {
    const { verdict, faults, before, cells } = row
    return duplicates.has(row.row) || verdict === 'refused'
      ? { verdict: 'refused' as const, faults, before }
      : outcomeOf(sample, cells, job.mode, database)
  }

  /** Progress of a pass after some rows. Its stale rows remain at its end. */
  function placeAfter(job: StoredJob, count: number, stale: readonly number[]) {
    const done = job.done + count
    if (done < job.rows) return { done, stale, state: 'committing' as const }
    if (stale.length === 0) return { done, stale, state: 'done' as const }
    const place = { done: job.rows - stale.length, queue: stale, stale: [] }
    return { ...place, state: 'stale' as const }
  }

  /**
   * Stores rows in pieces by their position, with their predicted effects: a row that is sent again replaces itself.
   */
  function saveChecked(
    rows: readonly CheckedRow[],
    job: StoredJob,
    { database, account }: Pick<Call<unknown>, 'database' | 'account'>,
  ) {
    for (const [name, some] of grouped(rows, ({ row }) => pieceOf(job, row))) {
      const before = database.find(importRows, name)
      const others = before?.rows.filter(({ row }) => !some.some((each) => each.row === row)) ?? []
      const all = [...others, ...some].toSorted((one, other) => one.row - other.row)
      if (before) database.change(importRows, name, { rows: all }, account.token)
      else database.add(importRows, { name, rows: all }, account.token)
    }
  }

  function cancel(call: Call): ImportJob {
    const { database, account } = call
    const job = jobIn(call)
    if (job.state === 'done') throw refuse(409, 'state_conflict', 'decision.conflict')
    if (job.state === 'cancelled') return answerOf(job, database)
    // All others are written: the rows that wait for review are left out.
    const isWritten = job.state === 'stale'
    const event = reported(call, isWritten ? 'done' : 'cancelled', job.file.name)
    const fields = isWritten
      ? ({ state: 'done', done: job.rows, stale: job.queue ?? [] } as const)
      : ({ state: 'cancelled' } as const)
    return answerOf(database.change(importJobs, job.jobId, fields, account.token, event), database)
  }

  /** Event of an import for the audit trail. */
  function reported(
    { database, account }: Pick<Call, 'database' | 'account'>,
    what: string,
    file: string,
  ) {
    const event = currentEvent(database, {
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
    /** `GET {base}/imports/{kind}` */
    unfinished: call('', { method: 'GET', answer: unfinishedImports }),
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
        verdict: { value: oneOf(rowFilters), isRequired: true },
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
    endpoints.unfinished(readUnfinished),
    endpoints.read((each) => answerOf(jobIn(each), each.database)),
    endpoints.receive(receive),
    endpoints.rows(read),
    endpoints.commit(commit),
    endpoints.cancel(cancel),
  ]
  return { ...endpoints, handlers }
}
