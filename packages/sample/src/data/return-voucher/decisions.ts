import { requireTransition } from '@console/core/flows'
import {
  maxFor,
  type ReturnDetail,
  type ReturnEvent,
  type ReturnRecord,
  type ReturnRow,
  type ReturnInput,
  returnVoucher,
} from '@console/domain/return-voucher'
import type { SampleDatabase } from '../../store/store'
import type { RefundAnswer } from './provider'
import type { Deciding, DecisionRules } from '../../decisions/decisionRules'
import { blockedBy } from '../../decisions/blockedBy'

/** Fields of a return beyond its row. */
type ReturnDetails = Pick<
  ReturnDetail,
  'proposedBy' | 'question' | 'refusal' | 'refundSentAt' | 'providerReference'
>

/** Fields of a return beyond its row that decisions since the seed have set; without any, the seed's apply. */
export interface ReturnProgress {
  progress?: ReturnDetails & {
    lines: readonly Pick<ReturnDetail['lines'][number], 'lineId' | 'granted' | 'restock'>[]
    /** Amount of the granted pieces that was not granted; in minor units. */
    withheld: number
    /** Number of times the provider was sent the refund or asked about it. */
    contacts: number
  }
}

type StoredReturn = Omit<ReturnRow, '_actions'> & ReturnProgress

/** Current fields beyond the row that the rules need. */
type Beyond = ReturnDetails &
  Pick<ReturnRecord, 'lines' | 'payment'> & { withheld: number; contacts: number }

/**
 * Decisions about returns.
 * @param beyond computes the fields beyond the row; called only if a rule needs them
 * @param answer answer of the provider to a refund that is sent, or asked about
 */
export function returnDecisions<Record extends StoredReturn>(
  beyond: (record: Record, database: SampleDatabase) => Beyond,
  answer: (record: Record, contact: number) => RefundAnswer,
): DecisionRules<Record> {
  /** Each action of a list row is checked: most rules need only the row. */
  function asked(record: Record, database: SampleDatabase): ReturnRecord {
    let known: Beyond | undefined
    const now = () => (known ??= beyond(record, database))
    return {
      ...record,
      get lines() {
        return now().lines
      },
      get payment() {
        return now().payment
      },
      get proposedBy() {
        return now().proposedBy
      },
    }
  }

  /** Fields of a return after a decision that does not concern its refund. */
  function detailsAfter(
    { action, by, at, body }: Deciding<Record>,
    details: ReturnDetails,
  ): Partial<ReturnDetails> {
    const { note = null, reasonCode } = body as ReturnInput
    if (action === 'ask') return { question: note }
    if (action === 'reject') return { refusal: { reasonCode: reasonCode ?? 'other', note, by, at } }
    return { refundSentAt: action === 'refund' ? at : details.refundSentAt }
  }

  /** Result of a refund that was sent or asked about; null if it is unknown. A credit needs no provider. */
  function refundOutcome(
    { record }: Deciding<Record>,
    next: ReturnRecord,
    contacts: number,
  ): {
    event: ReturnEvent
    details: Partial<ReturnDetails>
    refundFailure: ReturnRow['refundFailure']
  } | null {
    const input: RefundAnswer | { says: 'succeeded'; providerReference: null } =
      next.refundMethod === 'credit_note'
        ? { says: 'succeeded', providerReference: null }
        : answer(record, contacts)
    if (input.says === 'nothing') return null
    return input.says === 'failed'
      ? { event: 'refund_failed', details: { refundSentAt: null }, refundFailure: input.failure }
      : {
          event: 'refund_succeeded',
          details: { providerReference: input.providerReference },
          refundFailure: null,
        }
  }

  return {
    workflow: 'return',
    ...blockedBy(returnVoucher, asked),
    decide(deciding) {
      const { record, action, by, at, body, database } = deciding
      const before = asked(record, database)
      const known = beyond(record, database)
      const happened = (from: ReturnRecord, event: ReturnEvent) => {
        const transition = requireTransition(returnVoucher, from, event)
        const record = returnVoucher.after(from, transition, { by, at, body: body as ReturnInput })
        return { record, recorded: transition.recorded }
      }
      const taken = happened(before, action as ReturnEvent)
      const isOfRefund = action === 'refund' || action === 'check'
      const outcome = isOfRefund ? refundOutcome(deciding, taken.record, known.contacts) : null
      const { record: next, recorded } = outcome ? happened(taken.record, outcome.event) : taken
      const granted = next.lines.flatMap((line) => line.granted?.amount.amount ?? [])
      const fields: Partial<StoredReturn> = {
        status: next.status,
        claimedBy: next.claimedBy,
        refundMethod: next.refundMethod,
        granted:
          granted.length === 0
            ? null
            : { ...record.amount, amount: granted.reduce((sum, amount) => sum + amount, 0) },
        refundFailure: outcome?.refundFailure ?? (isOfRefund ? null : record.refundFailure),
        progress: {
          question: known.question,
          refusal: known.refusal,
          providerReference: known.providerReference,
          refundSentAt: known.refundSentAt,
          ...detailsAfter(deciding, known),
          ...outcome?.details,
          proposedBy: next.proposedBy,
          withheld: action === 'approve' ? withheldOf(next) : known.withheld,
          lines: next.lines.map(({ lineId, granted, restock }) => ({ lineId, granted, restock })),
          contacts: known.contacts + (isOfRefund ? 1 : 0),
        },
      }
      return {
        fields: fields as Partial<Record>,
        recorded,
        from: record.status,
        to: next.status,
        isDecision: action !== 'claim' && action !== 'release',
      }
    },
    overRow: () => ({ progress: undefined }),
  }
}

/** Price of the newly granted pieces, less the granted amount. */
function withheldOf({ lines }: ReturnRecord): number {
  return lines.reduce(
    (sum, line) =>
      line.granted
        ? sum + maxFor(line, line.granted.quantity).amount - line.granted.amount.amount
        : sum,
    0,
  )
}
