import { requireTransition } from '@console/core/flows'
import {
  type MatchAction,
  type MatchRecord,
  type MatchInput,
  merchantSale,
} from '@console/domain/merchant-sale'
import type { AnyInput } from '@console/core/kinds'
import type { World } from '../../store/store'
import type { DecisionRules } from '../../decisions/decisionRules'
import { blockedBy } from '../../decisions/blockedBy'

type StoredSale = Omit<MatchRecord, 'exact' | 'chosen'>

/** Search for receipts. */
export interface Receipts<Record> {
  /** Numbers of the free receipts with exactly the paid amount. */
  exact(record: Record, world: World): readonly string[]
  /** A receipt of the merchant by its number; null if there is none. */
  named(record: Record, receiptNo: unknown, world: World): MatchRecord['chosen']
}

/** Decisions about payments at merchants' tills. */
export function merchantSaleDecisions<Record extends StoredSale>({
  exact,
  named,
}: Receipts<Record>): DecisionRules<Record> {
  /** Receipts are only searched if a rule needs them. */
  function asked(record: Record, world: World, body: AnyInput | undefined): MatchRecord {
    return {
      ...record,
      get exact() {
        return exact(record, world)
      },
      chosen: body?.receiptNo === undefined ? null : named(record, body.receiptNo, world),
    }
  }

  return {
    kind: 'merchantSale',
    ...blockedBy(merchantSale, asked),
    decide({ record, action, by, at, body, world }) {
      const before = asked(record, world, body)
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
