import type { Money } from '@console/core/contracts'
import type { Happening, Lifecycle, Transition } from '@console/core/flows'
import { isTooSmall } from '../commission-voucher/prepare'
import { isNoteMissing } from '@console/core/workflows'
import type { CollectionDetail } from './contract'
import type { CollectionAction, CollectionBlocker, CollectionStatus } from './terms'

/** Input of the rules. */
export interface CollectionRecord extends Pick<
  CollectionDetail,
  'open' | 'openEntries' | 'currency' | 'min'
> {
  /** Set if the agent has a payment destination. */
  canBePaid: boolean
}

/** Input of an event; each event uses part of it. */
export interface CollectionInput {
  /** With `adjust`: amount to add, or to subtract if negative. */
  amount?: Money
  /** With `adjust`: the reason, at least 10 characters. */
  note?: string
}

type Rule = Exclude<CollectionBlocker, 'wrong_status'>

// oxfmt-ignore
const table: readonly Transition<CollectionAction, CollectionStatus, CollectionRecord, Rule>[] = [
  { event: 'prepare', from: ['open', 'settled'], to: 'open', blockedBy: ['nothing_open', 'net_too_small', 'destination_unverified'], by: 'prepare', recorded: 'collection.prepared' },
  { event: 'adjust', from: ['open', 'settled'], to: 'open', blockedBy: ['amount_missing', 'currency_wrong', 'note_missing'], by: 'adjust', recorded: 'collection.adjusted' },
]

/** Lifecycle of an agent's commission: prepare a voucher of all that is open, or add an adjustment to the ledger. */
export const collection = {
  phaseOf: ({ openEntries }): CollectionStatus => (openEntries > 0 ? 'open' : 'settled'),
  table,
  rules: {
    nothing_open: ({ record }) => record.openEntries === 0,
    net_too_small: ({ record }) => isTooSmall(record.open, record.min),
    destination_unverified: ({ record }) => !record.canBePaid,
    amount_missing: ({ body }) => body !== undefined && !body.amount?.amount,
    currency_wrong: ({ record, body }) =>
      body?.amount !== undefined && body.amount.currency !== record.currency,
    note_missing: ({ body }) => body !== undefined && isNoteMissing(body.note),
  },
  inputRules: ['amount_missing', 'note_missing'],
  after: (record) => record,
} satisfies Lifecycle<
  CollectionAction,
  CollectionStatus,
  CollectionRecord,
  Happening<CollectionInput>,
  Rule,
  CollectionInput
>
