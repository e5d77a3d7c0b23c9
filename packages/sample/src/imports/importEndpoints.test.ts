import type { Cells, ImportJob, ImportKind, SentRow } from '@console/core/imports'
import { systemAdmin } from '@console/core/permissions'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Account, sampleAccounts } from '../accounts/accounts'
import { callAs } from '../server/callAs'
import { refuse } from '../server/refuse'
import { resetSampleBackend } from '../server/resetSampleBackend'
import { hour, standingClock } from '../store/clock'
import type { Entity } from '../store/entity'
import { database } from '../store/store'
import { importEndpoints } from './importEndpoints'

const [, brian, carol] = sampleAccounts as [Account, Account, Account]

const kind: ImportKind = {
  id: 'teas',
  base: 'catalogue',
  columns: [
    { field: 'code', type: 'digits', isRequired: true, names: [], example: '' },
    { field: 'price', type: 'number', names: [], example: '' },
  ],
  key: ['code'],
  edit: { id: 'tea.import', roles: systemAdmin },
}
const teas: Entity<{ code: string; cells: Cells; version: number }> = {
  name: 'teas',
  seed: () => [{ code: '1', cells: { code: '1', price: '5' }, version: 1 }],
  token: 'code',
}
/** Code of the row at which the server breaks down; undefined if it does not. */
let breaksAt: string | undefined
const { handlers } = importEndpoints({
  kind,
  find: ({ code = '' }, at) => at.find(teas, code)?.cells ?? null,
  write(cells, { database: at, account }) {
    const { code = '' } = cells
    if (code === breaksAt) throw refuse(500, 'server_error', 'server.failed')
    if (at.find(teas, code)) at.change(teas, code, { cells }, account.token)
    else at.add(teas, { code, cells }, account.token)
  },
})

beforeEach(() => {
  resetSampleBackend()
  breaksAt = undefined
})
const ask = callAs('/api/catalogue/imports/teas', { handlers })

async function call(method: string, below: string, body?: object, account = brian) {
  const { status, answer } = await ask(method, below, { body, account })
  return { status, answer: answer as ImportJob & { items: object[] } }
}

const style = { decimal: '.', days: 'day first' }

async function begin(rows: number, mode = 'upsert') {
  const file = { name: 'teas.csv', bytes: 1, sha256: '0'.repeat(64) }
  const { answer } = await call('POST', '', { file, mapping: [], style, mode, rows })
  return `/${answer.jobId}`
}

const rowsFrom = (from: number, count: number): SentRow[] =>
  Array.from({ length: count }, (_, place) => ({
    row: from + place,
    line: from + place + 1,
    cells: { code: String(from + place), price: '5' },
  }))

async function sendAll(job: string, count: number) {
  for (let from = 1; from <= count; from += 200)
    await call('PATCH', `${job}/rows`, { rows: rowsFrom(from, Math.min(200, count - from + 1)) })
}

test('classifies rows before anything is written: new, changed with the difference, same, refused', async () => {
  const job = await begin(4)
  const cells = [{ code: '1', price: '6' }, { code: '2' }, { code: 'x' }, { code: '2', price: '9' }]
  await call('PATCH', `${job}/rows`, {
    rows: cells.map((each, at) => ({ row: at + 1, line: at + 2, cells: each })),
  })
  const { answer } = await call('GET', job)
  expect(answer).toMatchObject({
    state: 'ready',
    expected: { created: 1, changed: 1, same: 0, refused: 2 },
  })
  const changed = await call('GET', `${job}/rows?verdict=changed`)
  expect(changed.answer.items).toMatchObject([{ row: 1, before: { price: '5' } }])
  const refused = await call('GET', `${job}/rows?verdict=refused`)
  expect(refused.answer.items).toMatchObject([
    { row: 3, faults: [{ field: 'code', code: 'digits' }] },
    { row: 4, faults: [{ code: 'duplicate', rows: [3, 5] }] },
  ])
  expect(database.rows(teas)).toHaveLength(1)
})

test('an interrupted import resumes where it was, and writes nothing twice', async () => {
  const job = await begin(450)
  await sendAll(job, 450)
  await call('POST', `${job}/commit`, { from: 0 })
  // The response or the page was lost: the same piece is sent again.
  const { answer } = await call('POST', `${job}/commit`, { from: 0 })
  expect(answer.done).toBe(200)
  await call('POST', `${job}/commit`, { from: 200 })
  const last = await call('POST', `${job}/commit`, { from: 400 })
  expect(last.answer).toMatchObject({
    state: 'done',
    done: 450,
    written: { created: 449, changed: 0, same: 1, refused: 0 },
  })
  expect(database.rows(teas)).toHaveLength(450)
  const events = database.changes().flatMap(({ done }) => done?.event.type ?? [])
  expect(events).toEqual(['import.begun', 'import.done'])
})

test('an import that fails at row 7 312 has written the pieces before it, and resumes there', async () => {
  const job = await begin(7_500)
  await sendAll(job, 7_500)
  breaksAt = '7312'
  /** Writes piece by piece, until it is over or refused. */
  async function commitFrom(from: number): Promise<ImportJob> {
    const { status, answer } = await call('POST', `${job}/commit`, { from })
    return status !== 200 || answer.state === 'done' ? answer : commitFrom(answer.done)
  }
  expect(await commitFrom(0)).toMatchObject({ status: 500 })
  expect((await call('GET', job)).answer).toMatchObject({ state: 'committing', done: 7_200 })
  // The first one existed before.
  expect(database.rows(teas)).toHaveLength(7_200)
  expect(database.find(teas, '7201')).toBeUndefined()
  breaksAt = undefined
  expect(await commitFrom(7_200)).toMatchObject({
    state: 'done',
    written: { created: 7_499, same: 1 },
  })
  expect(database.rows(teas)).toHaveLength(7_500)
})

test.each([
  ['20 000 rows', { rows: 20_000 }, 201],
  ['20 001 rows', { rows: 20_001 }, 422],
  ['10 MB', { bytes: 10 * 1024 * 1024 }, 201],
  ['a byte over 10 MB', { bytes: 10 * 1024 * 1024 + 1 }, 422],
] as const)(
  'a file of %s: the server has the same limits as the console',
  async (_, input, status) => {
    const { bytes = 1, rows = 1 }: { bytes?: number; rows?: number } = input
    const file = { name: 'teas.csv', bytes, sha256: '0'.repeat(64) }
    const begun = await call('POST', '', { file, mapping: [], style, mode: 'upsert', rows })
    expect(begun.status).toBe(status)
  },
)

test('refuses existing records if only new ones are wanted', async () => {
  const job = await begin(1, 'create')
  const { answer } = await call('PATCH', `${job}/rows`, { rows: rowsFrom(1, 1) })
  expect(answer.expected.refused).toBe(1)
})

test('a corrected row replaces the refused one; a cancelled import writes nothing more', async () => {
  const job = await begin(1)
  await call('PATCH', `${job}/rows`, { rows: [{ row: 1, line: 2, cells: { code: 'x' } }] })
  const { answer } = await call('PATCH', `${job}/rows`, {
    rows: [{ row: 1, line: 2, cells: { code: '7' } }],
  })
  expect(answer).toMatchObject({ received: 1, expected: { created: 1, refused: 0 } })
  await call('POST', `${job}/cancel`)
  expect((await call('POST', `${job}/commit`, { from: 0 })).status).toBe(409)
  expect(database.find(teas, '7')).toBeUndefined()
})

test.each([
  [{ code: '7', price: '1,234' }, undefined, [{ field: 'price', code: 'number' }]],
  [{ code: '٧' }, undefined, [{ field: 'code', code: 'digits' }]],
  // It has a canonical form, but not in the style of its file.
  [
    { code: '7', price: '1.25' },
    [{ field: 'price', code: 'number' }],
    [{ field: 'price', code: 'number' }],
  ],
  [
    { code: '7' },
    [{ field: null, code: 'more_cells', text: 'Jane' }],
    [{ field: null, code: 'more_cells', text: 'Jane' }],
  ],
] as const)(
  'accepts only canonical cells, and refuses unreadable ones as they are: %j, %j',
  async (cells, faults, wanted) => {
    const job = await begin(1)
    await call('PATCH', `${job}/rows`, { rows: [{ row: 1, line: 2, cells, faults }] })
    const { answer } = await call('GET', `${job}/rows?verdict=refused`)
    expect(answer.items).toMatchObject([{ cells, faults: wanted }])
  },
)

test('of several rows for one record, the first valid one counts', async () => {
  const job = await begin(3)
  const rows = [
    { code: '7', price: 'cheap' },
    { code: '7', price: '5' },
    { code: '7', price: '6' },
  ].map((cells, at) => ({ row: at + 1, line: at + 2, cells }))
  const { answer } = await call('PATCH', `${job}/rows`, { rows })
  expect(answer.expected).toMatchObject({ created: 1, refused: 2 })
  const refused = await call('GET', `${job}/rows?verdict=refused`)
  expect(refused.answer.items).toMatchObject([
    { line: 2, faults: [{ code: 'number' }] },
    { line: 4, faults: [{ code: 'duplicate', rows: [3, 4] }] },
  ])
})

describe('rows whose record has changed since the check', () => {
  const rows = [
    { row: 1, line: 2, cells: { code: '1', price: '6' } },
    { row: 2, line: 3, cells: { code: '2', price: '7' } },
    { row: 3, line: 4, cells: { code: '3', price: '8' } },
  ]
  const priceOf = (code: string) => database.find(teas, code)?.cells.price

  /**
   * Two people check the same rows; someone else changes one record and creates another before the first commits.
   */
  async function overtaken() {
    const job = await begin(3)
    await call('PATCH', `${job}/rows`, { rows })
    database.change(teas, '1', { cells: { code: '1', price: '50' } }, 'a colleague')
    database.add(teas, { code: '2', cells: { code: '2', price: '70' } }, 'a colleague')
    const { answer } = await call('POST', `${job}/commit`, { from: 0 })
    return { job, answer }
  }

  test('are not written, and are returned with their current difference', async () => {
    const { job, answer } = await overtaken()
    expect(answer).toMatchObject({ state: 'stale', stale: 2, done: 1, written: { created: 1 } })
    expect([priceOf('1'), priceOf('2'), priceOf('3')]).toEqual(['50', '70', '8'])
    const stale = await call('GET', `${job}/rows?verdict=stale`)
    expect(stale.answer.items).toMatchObject([
      { line: 2, verdict: 'changed', before: { price: '50' } },
      { line: 3, verdict: 'changed', before: { price: '70' } },
    ])
  })

  test('are written once they are reviewed, and not by a retry of the same call', async () => {
    const { job } = await overtaken()
    // The answer to the first call was lost: its rows were never shown.
    await call('POST', `${job}/commit`, { from: 1 })
    expect(priceOf('1')).toBe('50')
    const { answer } = await call('POST', `${job}/commit`, { from: 1, reviewed: true })
    expect(answer).toMatchObject({
      state: 'done',
      stale: 0,
      done: 3,
      written: { created: 1, changed: 2 },
    })
    expect([priceOf('1'), priceOf('2')]).toEqual(['6', '7'])
  })

  test('are returned again if their record has changed again', async () => {
    const { job } = await overtaken()
    database.change(teas, '1', { cells: { code: '1', price: '51' } }, 'a colleague')
    const { answer } = await call('POST', `${job}/commit`, { from: 1, reviewed: true })
    expect(answer).toMatchObject({ state: 'stale', stale: 1, done: 2 })
    expect([priceOf('1'), priceOf('2')]).toEqual(['51', '7'])
  })

  test('can be left out, and the import is done', async () => {
    const { job } = await overtaken()
    const { answer } = await call('POST', `${job}/cancel`)
    expect(answer).toMatchObject({ state: 'done', stale: 2, done: 3 })
    expect(priceOf('1')).toBe('50')
  })
})

test('lists the user’s own imports that can be continued, the newest first', async () => {
  const [checked, written, same, unsent] = [
    await begin(1),
    await begin(1),
    await begin(1),
    await begin(2),
  ]
  await call('PATCH', `${checked}/rows`, {
    rows: rowsFrom(7, 1).map((each) => ({ ...each, row: 1 })),
  })
  await call('PATCH', `${written}/rows`, { rows: rowsFrom(1, 1) })
  await call('POST', `${written}/commit`, { from: 0 })
  await call('PATCH', `${same}/rows`, { rows: rowsFrom(1, 1) })
  expect(unsent).not.toBe(checked)
  database.setClock(standingClock(database.now() + hour))
  const newer = await begin(1)
  await call('PATCH', `${newer}/rows`, {
    rows: rowsFrom(1, 1).map((each) => ({ ...each, cells: { code: '8' } })),
  })
  const { answer } = await call('GET', '')
  expect(answer.items).toMatchObject([
    { jobId: newer.slice(1), state: 'ready' },
    { jobId: checked.slice(1), state: 'ready' },
  ])
  expect((await call('GET', '', undefined, carol)).answer.items ?? []).toEqual([])
})

test('a user cannot see another user’s import', async () => {
  const job = await begin(1)
  expect((await call('GET', job, undefined, carol)).status).toBe(404)
})
