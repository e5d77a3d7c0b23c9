import { requireTransition } from '@console/core/flows'
import {
  type MatchAction,
  type MatchRecord,
  type MatchInput,
  merchantSale,
} from '@console/domain/merchant-sale'
import type { AnyInput } from '@console/core/workflows'
import type { SampleDatabase } from '../../store/store'
import type { DecisionRules } from '../../decisions/decisionRules'
import { blockedBy } from '../../decisions/blockedBy'

type StoredSale = Omit<MatchRecord, 'exact' | 'chosen'>

/** Search for receipts. */
export interface Receipts<Record> {
  /** Numbers of the free receipts with exactly the paid amount. */
  exact(record: Record, database: SampleDatabase): readonly string[]
  /** A receipt of the merchant by its number; null if there is none. */
  named(record: Record, receiptNo: unknown, database: SampleDatabase): MatchRecord['chosen']
}

/** Decisions about payments at merchants' tills. */
export function merchantSaleDecisions<Record extends StoredSale>({
  exact,
  named,
}: Receipts<Record>): DecisionRules<Record> {
  /** Receipts are only searched if a rule needs them. */
  function asked(
    record: Record,
    database: SampleDatabase,
    body: AnyInput | undefined,
  ): MatchRecord {
    return {
      ...record,
      get exact() {
        return exact(record, database)
      },
      chosen: body?.receiptNo === undefined ? null : named(record, body.receiptNo, database),
    }
  }

  return {
    workflow: 'merchantSale',
    ...blockedBy(merchantSale, asked),
    decide({ record, action, by, at, body, database }) {
      const before = asked(record, database, body)
      const transition = requireTransition(merchantSale, before, action as MatchAction)
      const input: MatchInput = body
      const next = merchantSale.after(before, transition, { by, at, body: input })
      const { match, receiptNo, difference, matched, dispute } = next
      return {
        fields: { match, receiptNo, difference, matched, dispute } as Partial<Record>,
        recorded: transition.recorded,
        from: record.match,
        to: match,
        isDecision: true,
      }
    },
  }
}
