import type { Happening, Lifecycle, Transition } from '@console/core/flows'
import { isNoteMissing } from '@console/core/workflows'
import type { CommissionRateRow } from './contract'
import type { RateInput } from './input'
import { type RateAction, rateBounds, type RateBlocker, type RateStatus } from './terms'

/** Events of a rate: actions of operators, the scheduled start, and replacement by a rate that begins. */
export type RateEvent = RateAction | 'begin' | 'supersede'

/** Input of the rules. */
export interface RateRecord extends Pick<
  CommissionRateRow,
  'status' | 'basis' | 'rateBps' | 'tiers' | 'reason' | 'effectiveFrom' | 'effectiveTo'
> {
  /** Set if another rate of the same subject begins at the same time or later. */
  overlaps: boolean
  /** Set if it begins in the future. */
  isLater: boolean
  /** Token of the preview of exactly this version. */
  preview: string
}

type Rule = Exclude<RateBlocker, 'wrong_status'>
type Row = Transition<RateEvent, RateStatus, RateRecord, Rule>

const begun = ['overlap', 'reason_missing', 'out_of_bounds', 'too_high'] as const

/** Transitions of a rate. `by`: `draft` and `activate` are capabilities. A discarded draft is deleted, so it needs no status. */
// oxfmt-ignore
const table: readonly Row[] = [
  { event: 'activate', from: ['draft'], to: 'active', blockedBy: [...begun, 'preview_required'], by: 'activate', recorded: 'commissionRate.activated' },
  { event: 'schedule', from: ['draft'], to: 'scheduled', blockedBy: [...begun, 'not_later', 'preview_required'], by: 'activate', recorded: 'commissionRate.scheduled' },
  { event: 'cancel', from: ['scheduled'], to: 'draft', blockedBy: [], by: 'activate', recorded: 'commissionRate.cancelled' },
  { event: 'discard', from: ['draft'], to: 'draft', blockedBy: [], by: 'draft', recorded: 'commissionRate.discarded' },
  { event: 'begin', from: ['scheduled'], to: 'active', blockedBy: [], by: 'time', recorded: 'commissionRate.begun' },
  { event: 'supersede', from: ['active'], to: 'superseded', blockedBy: [], by: 'time', recorded: 'commissionRate.superseded' },
  { event: 'end', from: ['active'], to: 'ended', blockedBy: ['note_missing'], by: 'activate', recorded: 'commissionRate.ended' },
]

/** Highest share of a rate, in basis points; null if it has none. */
export function highestBps({
  basis,
  rateBps,
  tiers,
}: Pick<RateRecord, 'basis' | 'rateBps' | 'tiers'>) {
  if (basis === 'percent') return rateBps
  return basis === 'tiered' ? Math.max(...tiers.map((tier) => tier.rateBps)) : null
}

/** Lifecycle of rates. */
export const commissionRate = {
  phaseOf: ({ status }) => status,
  table,
  rules: {
    overlap: ({ record }) => record.overlaps,
    reason_missing: ({ record }) => record.reason.trim().length < 5,
    out_of_bounds: ({ record }) => {
      const bps = highestBps(record)
      return bps !== null && (bps <= 0 || bps > rateBounds.max)
    },
    too_high: ({ record, caller }) =>
      (highestBps(record) ?? 0) > rateBounds.maxOfAdmins && !caller.roles.includes('SuperAdmin'),
    not_later: ({ record }) => !record.isLater,
    preview_required: ({ record, body }) => body !== undefined && body.preview !== record.preview,
    note_missing: ({ body }) => body !== undefined && isNoteMissing(body.note),
  },
  inputRules: ['note_missing'],
  after: (record, { event, to }, { at }) => {
    const next = { ...record, status: to }
    switch (event) {
      case 'activate':
        return { ...next, effectiveFrom: at }
      // Also if another rate was scheduled to replace it.
      case 'end':
        return { ...next, effectiveTo: at }
      case 'supersede':
        return { ...next, effectiveTo: record.effectiveTo ?? at }
      default:
        return next
    }
  },
} satisfies Lifecycle<RateEvent, RateStatus, RateRecord, Happening<RateInput>, Rule, RateInput>
