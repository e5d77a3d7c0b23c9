import { machineOf } from '@console/core/flows'
import { merchantSale, type MatchRecord } from './lifecycle'

/** A payment that has just come in, of which one free receipt has exactly the amount. */
export const unmatched: MatchRecord = {
  match: 'unmatched',
  amount: { amount: 500, currency: 'UGX' },
  receiptNo: null,
  difference: null,
  matched: null,
  dispute: null,
  exact: ['512345-000042'],
  chosen: { receiptNo: '512345-000041', total: { amount: 501, currency: 'UGX' }, isTaken: false },
}

/** What can happen to a payment at a till, as a machine: to be walked in tests and drawn in the book. */
export const merchantSaleMachine = machineOf('merchantSale', merchantSale, unmatched)
