import { machineOf } from '@console/core/flows'
import { merchantSale, type MatchRecord } from './lifecycle'

/** A new payment with exactly one unmatched receipt of its amount. */
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

/** Lifecycle of a payment at a till as a state machine, for the model tests and the diagram in Storybook. */
export const merchantSaleMachine = machineOf('merchantSale', merchantSale, unmatched)
