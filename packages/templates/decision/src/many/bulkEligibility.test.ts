import { approvalMessages } from '@console/domain/approval/messages'
import { decisionMessages } from '../messages'
import { createMessages, formatsOf, translateIn, type Translate } from '@console/core/i18n'
import { voucherWorkflow, type VoucherRow } from '@console/domain/commission-voucher'
import { orderWorkflow, type OrderRow } from '@console/domain/order'
import { beforeAll, expect, test } from 'vitest'
import { offerOfMany, eligibleRows } from './bulkEligibility'

let translate: Translate
beforeAll(async () => {
  const words = createMessages('en')
  await words.load(decisionMessages, approvalMessages)
  translate = translateIn(words.i18n)
})
const formats = formatsOf('en')

const orderActions = ['confirm', 'prepare', 'ready', 'dispatch', 'cancel']

/** Order with available actions and blocked ones. */
function order(can: string[], blocked: Record<string, string> = {}) {
  const states = [...can.map((action) => [action, null]), ...Object.entries(blocked)]
  return { _actions: states.map(([action, blocker]) => ({ action, blocker })) } as OrderRow
}

const preparedForPickup = order(['ready', 'cancel'], { dispatch: 'wrong_status' })
const prepared = order(['dispatch', 'cancel'], { ready: 'wrong_status' })
const placed = order(['confirm', 'cancel'])

function offered(rows: OrderRow[]) {
  return offerOfMany([orderWorkflow], orderActions, { rows }, {}, translate, formats)
}

test('offers only actions that are available for some row, with the one that advances the most rows as primary', () => {
  expect(offered([preparedForPickup, preparedForPickup, prepared])).toMatchObject([
    { action: 'ready', isPrimary: true, reason: undefined },
    { action: 'dispatch', isPrimary: false },
    { action: 'cancel', isPrimary: false },
  ])
  expect(offered([placed])[0]).toMatchObject({ action: 'confirm', isPrimary: true })
})

test('excludes blocked rows from every action', () => {
  const rows = [prepared, preparedForPickup]
  expect(eligibleRows('dispatch', rows)).toEqual([prepared])
})

test('offers fitting actions with the reason when none is available', () => {
  const own = {
    _actions: [
      { action: 'approve', blocker: 'same_person' },
      { action: 'pay', blocker: 'wrong_status' },
    ],
  } as unknown as VoucherRow
  const offer = offerOfMany(
    [voucherWorkflow],
    ['approve', 'pay'],
    { rows: [own] },
    {},
    translate,
    formats,
  )
  expect(offer.map(({ action }) => action)).toEqual(['approve'])
  expect(offer[0]?.reason).toBeTruthy()
})

test('offers every action for a query, blocked only if its form needs the rows', () => {
  const chosen = { query: {}, total: 40 }
  const offer = offerOfMany(
    [orderWorkflow],
    orderActions,
    chosen,
    { dispatch: null },
    translate,
    formats,
  )
  expect(offer.map(({ reason }) => reason !== undefined)).toEqual([
    false,
    false,
    false,
    true,
    false,
  ])
})
