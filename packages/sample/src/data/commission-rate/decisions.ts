import { requireTransition } from '@console/core/flows'
import {
  type CommissionRateRow,
  commissionRate,
  type RateEvent,
  type RateRecord,
  type RateInput,
} from '@console/domain/commission-rate'
import { instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import type { Deciding, DecisionRules } from '../../decisions/decisionRules'
import { blockedBy } from '../../decisions/blockedBy'

type StoredRate = Omit<RateRecord, 'overlaps' | 'isLater' | 'preview'> &
  Pick<CommissionRateRow, 'changedBy' | 'changedAt' | 'effectiveTo'>

/** Relations of a rate to others: overlaps, and the effects of its beginning and end. */
export interface AmongRates<Record> {
  overlaps(record: Record, database: SampleDatabase): boolean
  /** Identifies the preview of exactly this version. */
  preview(record: Record): string
  /** Fields that a beginning rate takes over from the one it replaces. */
  follows(record: Record, at: string, database: SampleDatabase): Partial<Record>
  /** Called once it is stored. */
  whenTaken(deciding: Deciding<Record>): void
}

/** Decisions about rates. */
export function rateDecisions<Record extends StoredRate>({
  overlaps,
  preview,
  follows,
  whenTaken,
}: AmongRates<Record>): DecisionRules<Record> {
  /** Other rates are only read if a rule needs them. */
  function asked(record: Record, database: SampleDatabase): RateRecord {
    return {
      ...record,
      get overlaps() {
        return overlaps(record, database)
      },
      get preview() {
        return preview(record)
      },
      isLater: (record.effectiveFrom ?? '') > instant(database.now()),
    }
  }

  return {
    workflow: 'commissionRate',
    lapse(record, now) {
      const { status, effectiveFrom, effectiveTo } = record
      const done = { action: 'begin', from: status, recorded: 'commissionRate.begun' }
      if (status === 'scheduled' && effectiveFrom !== null && effectiveFrom <= now) {
        const fields = { status: 'active' } as Partial<Record>
        return {
          ...done,
          record: { ...record, ...fields },
          fields,
          at: effectiveFrom,
          to: 'active',
        }
      }
      if (status !== 'active' || effectiveTo === null || effectiveTo > now) return null
      const fields = { status: 'superseded' } as Partial<Record>
      return {
        record: { ...record, ...fields },
        fields,
        at: effectiveTo,
        action: 'supersede',
        recorded: 'commissionRate.superseded',
        from: status,
        to: 'superseded',
      }
    },
    ...blockedBy(commissionRate, asked),
    decide({ record, action, by, at, body, database }) {
      const before = asked(record, database)
      const transition = requireTransition(commissionRate, before, action as RateEvent)
      const { status, effectiveFrom, effectiveTo } = commissionRate.after(before, transition, {
        by,
        at,
        body: body as RateInput,
      })
      const begins = action === 'activate' || action === 'schedule'
      return {
        fields: {
          ...(begins ? follows(record, effectiveFrom ?? at, database) : {}),
          status,
          effectiveFrom,
          effectiveTo,
          changedBy: by,
          changedAt: at,
        } as Partial<Record>,
        recorded: transition.recorded,
        from: record.status,
        to: status,
        isDecision: true,
      }
    },
    whenTaken,
  }
}
