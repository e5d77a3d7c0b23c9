import type { Happening, Lifecycle, Transition } from '@console/core/flows'
import { isNoteMissing } from '@console/core/workflows'
import type { AfyaProduct, Recall } from './contract'
import type { AfyaInput } from './input'
import { type AfyaAction, type AfyaBlocker, type AfyaStatus, recallBlockers } from './terms'

/** Input of the rules. */
export type AfyaRecord = Pick<AfyaProduct, 'status' | 'registration' | 'brandName' | 'recall'>

type Rule = Exclude<AfyaBlocker, 'wrong_status'>
type Row = Transition<AfyaAction, AfyaStatus, AfyaRecord, Rule>

/** Transitions of a product. After a recall it is not offered until someone activates it. */
// oxfmt-ignore
const table: readonly Row[] = [
  { event: 'activate', from: ['draft', 'withdrawn'], to: 'active', blockedBy: ['registration_expired'], by: 'edit', recorded: 'afyaProduct.activated' },
  { event: 'withdraw', from: ['active'], to: 'withdrawn', blockedBy: [], by: 'edit', recorded: 'afyaProduct.withdrawn' },
  { event: 'recall', from: ['active', 'withdrawn'], to: 'recalled', blockedBy: recallBlockers, by: 'recall', recorded: 'afyaProduct.recalled' },
  { event: 'close_recall', from: ['recalled'], to: 'withdrawn', blockedBy: ['note_missing'], by: 'recall', recorded: 'afyaProduct.recall_closed' },
]

/** The lifecycle of products. */
export const afyaLifecycle = {
  phaseOf: ({ status }) => status,
  table,
  rules: {
    registration_expired: ({ record: { registration } }) => registration === 'expired',
    class_missing: ({ body }) => body !== undefined && body.recallClass === undefined,
    lots_missing: ({ body }) => body !== undefined && !body.lots?.length,
    reason_missing: ({ body }) => body !== undefined && body.reasonCode === undefined,
    // Closing a recall always needs a note.
    note_missing: ({ event, body }) =>
      body !== undefined &&
      (event === 'close_recall' || body.reasonCode === 'other') &&
      isNoteMissing(body.note),
    name_wrong: ({ record, body }) =>
      body !== undefined && body.brandName?.trim() !== record.brandName,
  },
  inputRules: ['class_missing', 'lots_missing', 'reason_missing', 'note_missing'],
  after: (record, { event, to }, { by, at, body }) => ({
    ...record,
    status: to,
    recall: event === 'recall' ? recallOf({ by, at, body }) : null,
  }),
} satisfies Lifecycle<AfyaAction, AfyaStatus, AfyaRecord, Happening<AfyaInput>, Rule, AfyaInput>

/** The recall to store; the rules guarantee that all input is present. */
function recallOf({ by, at, body = {} }: Happening<AfyaInput>): Recall {
  const { recallClass = 'I', lots = [], reasonCode = 'other', note = null } = body
  return { recallClass, lots, reasonCode, note, by, at }
}
