import { collectionEndpoints, collectionEntity } from '@console/sample/commission-collection'
import { entryEndpoints } from '@console/sample/commission-entry'
import { resetSampleBackend, sampleAccounts, type SampleDatabase, database } from '@console/sample'
import { beforeEach, describe, expect, test } from 'vitest'
import { ranges } from '../contract'
import { commissionFigures } from '../commission/contract'
import { commissionFiguresOf } from './commissionFiguresOf'

const [account] = sampleAccounts
if (!account) throw new Error('There are sample accounts')
const asked = { database, account }

beforeEach(resetSampleBackend)

describe.each(ranges)('%s of the sample data', (range) => {
  const { currencies } = commissionFigures.parse(commissionFiguresOf(database, range))

  test('equals the sum of the ledger of the same days', () => {
    expect(currencies.length).toBeGreaterThan(3)
    for (const { currency, platform, agents, takenBack, byHand, days } of currencies) {
      const sumIn = (query: string) =>
        entryEndpoints.readPage(
          asked,
          new URLSearchParams(
            `atFrom=${days[0]?.day}&atTo=${days.at(-1)?.day}&currency=${currency}${query}`,
          ),
        ).totals?.[0]?.amount ?? 0
      expect({ platform, agents, takenBack, byHand }).toMatchObject({
        platform: { now: sumIn('&type=accrual&beneficiary=platform') },
        agents: { now: sumIn('&type=accrual&beneficiary=agent') },
        takenBack: { now: sumIn('&type=reversal') },
        byHand: { now: sumIn('&type=adjustment') },
      })
    }
  })

  test('the days add up to the totals', () => {
    for (const { platform, agents, days } of currencies) {
      expect(days).toHaveLength(Number.parseInt(range))
      expect(days.reduce((sum, day) => sum + day.platform, 0)).toBe(platform.now)
      expect(days.reduce((sum, day) => sum + day.agents, 0)).toBe(agents.now)
    }
  })
})

test('the amount owed is the sum of the linked list', () => {
  const { currencies } = commissionFiguresOf(database, '30d')
  for (const { currency, owed } of currencies)
    expect([{ amount: owed, currency }]).toEqual(
      collectionEndpoints.readPage(asked, new URLSearchParams(`currency=${currency}`)).totals,
    )
})

test('a paid amount is no longer owed', () => {
  const [first] = database
    .rows(collectionEntity)
    .filter(({ outstanding }) => outstanding.amount > 0)
  if (!first || !account) throw new Error('Somebody is owed something')
  const owedIn = () =>
    commissionFiguresOf(database, '30d').currencies.find((each) => each.currency === first.currency)
      ?.owed ?? 0
  const before = owedIn()
  database.change(
    collectionEntity,
    first.collectionToken,
    { outstanding: { amount: 0, currency: first.currency } },
    account.token,
  )
  expect(owedIn()).toBe(before - first.outstanding.amount)
})

test('nothing was earned in a database without records', () => {
  const emptyDatabase: SampleDatabase = { ...database, rows: () => [] }
  expect(commissionFiguresOf(emptyDatabase, '30d').currencies).toEqual([])
})
