import type { Happening, Lifecycle, Transition } from '@console/core/flows'
import { isNoteMissing } from '@console/core/workflows'
import type { saleBlockers, SaleDetail, Settlement } from './contract'

/** Events of the settlement of a sale: by time, which pays sellers, and by operators. */
export type SaleEvent = 'settle' | 'hold' | 'release' | 'dispute' | 'resolve'

/** Input of the rules. */
export type SaleRecord = Pick<SaleDetail, 'settlement' | 'settledAt'>

/** Input of a dispute. */
export interface SaleInput {
  reasonCode?: NonNullable<SaleDetail['dispute']>['reasonCode']
  /** With the reason `other`: at least 10 characters. */
  note?: string
}

type Rule = Exclude<(typeof saleBlockers)[number], 'wrong_status'>

/** Transitions of a sale; they never change its amounts. `by`: `reconcile` and `dispute` are capabilities. */
// oxfmt-ignore
const table: readonly Transition<SaleEvent, Settlement, SaleRecord, Rule>[] = [
  { event: 'settle', from: ['pending'], to: 'settled', blockedBy: [], by: 'system', recorded: 'sale.settled' },
  { event: 'hold', from: ['pending'], to: 'held', blockedBy: [], by: 'system', recorded: 'sale.held' },
  { event: 'release', from: ['held'], to: 'pending', blockedBy: [], by: 'reconcile', recorded: 'sale.released' },
  { event: 'dispute', from: ['pending', 'held', 'settled'], to: 'disputed', blockedBy: ['reason_missing', 'note_missing'], by: 'dispute', recorded: 'sale.disputed' },
  { event: 'resolve', from: ['disputed'], to: 'settled', when: wasSettled, blockedBy: [], by: 'reconcile', recorded: 'sale.resolved' },
  { event: 'resolve', from: ['disputed'], to: 'pending', blockedBy: [], by: 'reconcile', recorded: 'sale.resolved' },
]

function wasSettled({ settledAt }: SaleRecord): boolean {
  return settledAt !== null
}

/** Lifecycle of a sale: the payment to its seller. */
export const sale = {
  phaseOf: ({ settlement }) => settlement,
  table,
  rules: {
    reason_missing: ({ body }) => body !== undefined && body.reasonCode === undefined,
    note_missing: ({ body }) => body?.reasonCode === 'other' && isNoteMissing(body.note),
  },
  inputRules: ['reason_missing', 'note_missing'],
  after: (record, { event, to }, { at }) => ({
    ...record,
    settlement: to,
    settledAt: event === 'settle' ? at : record.settledAt,
  }),
} satisfies Lifecycle<SaleEvent, Settlement, SaleRecord, Happening<SaleInput>, Rule, SaleInput>
