import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Account, sampleAccounts } from '../../accounts/accounts'
import { configureSampleBackend, environment } from '../../server/environment'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { database } from '../../store/store'
import { businessEndpoints } from '../business/endpoints'
import { businessEntity } from '../business/entity'
import { queueSummary } from './summary'

const [account] = sampleAccounts as [Account]
const page = environment()
let reports: string[]

beforeEach(() => {
  resetSampleBackend()
  reports = []
  configureSampleBackend({ ...page, reportSkipped: (error) => reports.push(String(error)) })
})
afterEach(() => configureSampleBackend(page))

test('an unreadable record breaks neither its list nor its queue', () => {
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
