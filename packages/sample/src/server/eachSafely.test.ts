import { afterEach, beforeEach, expect, test } from 'vitest'
import { database } from '../store/store'
import { businessEndpoints } from '../data/business/endpoints'
import { businessEntity } from '../data/business/entity'
import { queueSummary } from '../data/queues/summary'
import { type Account, sampleAccounts } from '../accounts/accounts'
import { eachSafely, safely } from './eachSafely'
import { refuse } from './refuse'
import { resetSampleBackend } from './resetSampleBackend'
import { configureSampleBackend, environment } from './environment'

const [account] = sampleAccounts as [Account]
const page = environment()
let reports: string[]

beforeEach(() => {
  resetSampleBackend()
  reports = []
  configureSampleBackend({ ...page, reportSkipped: (error) => reports.push(String(error)) })
})
afterEach(() => configureSampleBackend(page))

const read = ({ at }: { at: string | null }) => {
  if (at === null) throw new Error('It has no time')
  return at
}
const rows = () => [{ at: 'a' }, { at: null }, { at: 'b' }]

test('leaves out the rows that cannot be read, and reports each once', () => {
  const all = rows()
  expect(eachSafely(all, read)).toEqual(['a', 'b'])
  expect(eachSafely(all, read)).toEqual(['a', 'b'])
  expect(all.map((row) => safely(row, read, 'none'))).toEqual(['a', 'none', 'b'])
  expect(reports).toEqual(['Error: It has no time'])
})

test('passes refusals on, and every error in a page', () => {
  expect(() => eachSafely(rows(), () => Promise.reject as never)).not.toThrow()
  const refuseAll = () => {
    throw refuse(422, 'validation', { text: 'Not so.' })
  }
  expect(() => eachSafely(rows(), refuseAll)).toThrow('Not so.')
  configureSampleBackend(page)
  expect(() => eachSafely(rows(), read)).toThrow('It has no time')
})

test('one bad record takes neither its list nor its queue away', () => {
  const waiting = () =>
    queueSummary(database, account).find(({ queue }) => queue === 'businesses')?.waiting ?? 0
  const list = (query: string) =>
    businessEndpoints.readPage({ account, database }, new URLSearchParams(query))
  const before = { waiting: waiting(), total: list('').total }
  const bad = database
    .rows(businessEntity)
    .find(({ approvalStatus }) => approvalStatus === 'pending')!
  database.change(businessEntity, bad.secureToken, { tradingName: null as never }, account.token)
  database.change(
    businessEntity,
    bad.secureToken,
    { claim: { expiresAt: '2999-01-01T00:00:00Z' } as never },
    account.token,
  )
  expect(waiting()).toBe(before.waiting - 1)
  const words = list('q=a&facets=kind')
  expect(words.items.map(({ secureToken }) => secureToken)).not.toContain(bad.secureToken)
  expect(list('sort=tradingName').total).toBeGreaterThan(before.total - 2)
  expect(reports.length).toBeGreaterThan(0)
})
