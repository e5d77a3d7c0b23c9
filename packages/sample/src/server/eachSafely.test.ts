import { afterEach, beforeEach, expect, test } from 'vitest'
import { world } from '../store/store'
import { businessEndpoints } from '../world/business/endpoints'
import { businessEntity } from '../world/business/entity'
import { queueSummary } from '../world/queues/summary'
import { type Account, sampleAccounts } from './accounts'
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
    throw refuse(422, 'validation', 'Not so.')
  }
  expect(() => eachSafely(rows(), refuseAll)).toThrow('Not so.')
  configureSampleBackend(page)
  expect(() => eachSafely(rows(), read)).toThrow('It has no time')
})

test('one bad record takes neither its list nor its queue away', () => {
  const waiting = () =>
    queueSummary(world, account).find(({ queue }) => queue === 'businesses')?.waiting ?? 0
  const list = (query: string) =>
    businessEndpoints.readPage({ account, world }, new URLSearchParams(query))
  const before = { waiting: waiting(), total: list('').total }
  const bad = world.rows(businessEntity).find(({ approvalStatus }) => approvalStatus === 'pending')!
  world.change(businessEntity, bad.secureToken, { tradingName: null as never }, account.token)
  world.change(
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
