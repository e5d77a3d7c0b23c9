import { orderEndpoints } from '@console/sample/order'
import { productEntity } from '@console/sample/product'
import { saleEndpoints } from '@console/sample/sale'
import { shopSettingEntity } from '@console/sample/shop-setting'
import { queueSummary } from '@console/sample/queues'
import {
  instant,
  resetSampleBackend,
  sampleAccounts,
  type SampleDatabase,
  database,
} from '@console/sample'
import { beforeEach, describe, expect, test } from 'vitest'
import { dashboardSummary, type Range, ranges } from '../contract'
import { daysOf } from './daysOf'
import { figuresOf } from './figuresOf'

const [account] = sampleAccounts
if (!account) throw new Error('There are sample accounts')

const asked = { database, account }
const approvals = async (range: Range) => (await figures(range)).approvals
const figures = (range: Range) => figuresOf(asked, queueSummary(database, account), range)

beforeEach(resetSampleBackend)

describe.each(ranges)('%s of the sample data', (range) => {
  test('the response matches its schema', async () => {
    expect(dashboardSummary.parse(await figures(range)).range).toBe(range)
  })

  test('the days end today and add up to the figures', async () => {
    const { days, submitted, decided } = await approvals(range)
    expect(days).toHaveLength(Number.parseInt(range))
    expect(days.at(-1)?.day).toBe('2026-06-15')
    expect(sumOf(days.map((day) => day.submitted))).toBe(submitted.now)
    expect(sumOf(days.map((day) => day.decided))).toBe(decided.now)
  })

  test('kinds add up to the number of decisions', async () => {
    const { kinds, decided } = await approvals(range)
    expect(
      sumOf(kinds.flatMap((kind) => [kind.approved, kind.changesRequested, kind.rejected])),
    ).toBe(decided.now)
  })

  test('counts orders and sales as the lists of the same days do', async () => {
    const { orders, approvals } = await figures(range)
    const { placed, returned, completed, channels, sold } = orders!
    const [from, to] = [approvals.days[0]?.day, approvals.days.at(-1)?.day]
    const ordersIn = (query: string) =>
      orderEndpoints.readPage(
        asked,
        new URLSearchParams(`placedFrom=${from}&placedTo=${to}${query}`),
      )
    const salesIn = (query: string) =>
      saleEndpoints.readPage(
        asked,
        new URLSearchParams(`completedFrom=${from}&completedTo=${to}${query}`),
      )
    expect(placed.now).toBe(ordersIn('').total)
    expect(returned.now).toBe(ordersIn('&returned=true').total)
    expect(completed.now).toBe(salesIn('').total)
    for (const { channel, ...counted } of channels)
      expect(counted).toEqual({
        placed: ordersIn(`&channel=${channel}`).total,
        returned: ordersIn(`&channel=${channel}&returned=true`).total,
      })
    for (const { channel, values } of sold)
      expect(values).toEqual(salesIn(`&channel=${channel}`).totals)
  })

  test('has submissions, earlier decisions, and a median decision time of 1 to 72 hours', async () => {
    const { submitted, decided, medianHours } = await approvals(range)
    expect(submitted.now).toBeGreaterThan(0)
    expect(decided.before).toBeGreaterThan(0)
    expect(medianHours.now).toBeGreaterThan(1)
    expect(medianHours.now).toBeLessThan(72)
  })
})

test('days are counted in the time zone of the settings', async () => {
  const values = { ...database.find(shopSettingEntity, 'general')?.values, timeZone: 'Asia/Dubai' }
  const days = () => daysOf(database, '7d')
  const nairobi = days().endOf(6)
  database.change(shopSettingEntity, 'general', { values }, account.token)
  expect(nairobi - days().endOf(6)).toBe(3_600_000)
  const { orders, approvals } = await figures('7d')
  const placed = new URLSearchParams(
    `placedFrom=${approvals.days[0]?.day}&placedTo=${approvals.days.at(-1)?.day}`,
  )
  expect(orders?.placed.now).toBe(orderEndpoints.readPage(asked, placed).total)
})

test('waiting and overdue numbers equal those of the queues', async () => {
  const queues = queueSummary(database, account)
  const { waiting, overdue } = await approvals('30d')
  expect(waiting).toBe(sumOf(queues.map((queue) => queue.waiting)))
  expect(overdue).toBe(sumOf(queues.map((queue) => queue.overdue)))
})

test('computes the waiting records from histories: as many as in the queues today, and some a week ago', async () => {
  const reported = (await figures('30d')).queues ?? []
  const waiting = queueSummary(database, account).map((queue) => [queue.queue, queue.waiting])
  expect(reported.map(({ queue, days }) => [queue, days.at(-1)?.waiting])).toEqual(waiting)
  expect(sumOf(reported.map(({ days }) => days[0]?.waiting ?? 0))).toBeGreaterThan(0)
  expect(reported[0]?.days.map(({ day }) => day).at(0)).toBe('2026-06-08')
})

test('returns at most five waiting categories, the largest first', async () => {
  const { waitingCategories } = await approvals('30d')
  const counts = waitingCategories.map(({ waiting }) => waiting)
  expect(counts.length).toBeLessThanOrEqual(5)
  expect(counts).toEqual(counts.toSorted((one, other) => other - one))
})

describe('a decision', () => {
  function happen(type: string) {
    const product = database
      .rows(productEntity)
      .find(({ submission }) => submission?.kind === 'new')
    if (!product) throw new Error('A product waits')
    const at = instant(database.now())
    const { token, firstName: name } = account as NonNullable<typeof account>
    const event = {
      eventId: token,
      at,
      actor: { token, name, role: 'SuperAdmin' as const },
      type,
      from: null,
      to: null,
      reasonCode: null,
      note: null,
    }
    database.change(productEntity, product.secureToken, {}, token, {
      done: { action: 'approve', event },
    })
  }

  test('counts today until it is undone', async () => {
    const { decided, days } = await approvals('7d')
    happen('approval.approved')
    const after = await approvals('7d')
    expect(after.decided.now).toBe(decided.now + 1)
    expect(after.days.at(-1)?.decided).toBe((days.at(-1)?.decided ?? 0) + 1)
    happen('approval.undone')
    expect((await approvals('7d')).decided.now).toBe(decided.now)
  })

  test('counts as the user’s own until it is undone; the undo is counted separately', async () => {
    const before = (await figures('7d')).own!
    happen('approval.approved')
    const { own, queues } = await figures('7d')
    expect(own).toEqual({ ...before, cleared: before.cleared + 1, medianHours: expect.any(Number) })
    expect(queues?.find(({ queue }) => queue === 'products')?.days.at(-1)?.waiting).toBeGreaterThan(
      0,
    )
    happen('approval.undone')
    expect((await figures('7d')).own).toEqual({ ...before, undone: before.undone + 1 })
  })
})

test('figures are zero or null in a database without records', async () => {
  const {
    approvals: none,
    reviews,
    orders,
  } = await figuresOf({ ...asked, database: emptyDatabase }, [], '30d')
  expect(none.submitted).toEqual({ now: 0, before: 0 })
  expect(none.medianHours).toEqual({ now: null, before: null })
  expect(none.days).toHaveLength(30)
  expect(orders?.placed).toEqual({ now: 0, before: 0 })
  expect(orders?.sold.flatMap(({ values }) => values)).toEqual([])
  expect(none.waitingCategories).toEqual([])
  expect(sumOf(reviews.ratings.map((rating) => rating.reviews))).toBe(0)
})

/** As in the scenario `empty`. */
const emptyDatabase: SampleDatabase = { ...database, rows: () => [] }

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
