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
import { hinderedBy } from '../../decisions/hinderedBy'

type StoredSale = Omit<MatchRecord, 'exact' | 'chosen'>

/** Where receipts are looked for. */
export interface Receipts<Record> {
  /** The numbers of the free receipts that have exactly what was paid. */
  exact(record: Record, world: World): readonly string[]
  /** A receipt of the merchant, by what was said of it; null where there is no such. */
  named(record: Record, receiptNo: unknown, world: World): MatchRecord['chosen']
}

/** What can be decided about payments at merchants' tills. */
export function merchantSaleDecisions<Record extends StoredSale>({
  exact,
  named,
}: Receipts<Record>): DecisionRules<Record> {
  /** Receipts are only looked for where a rule asks for them. */
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
    ...hinderedBy(merchantSale, asked),
    decide({ record, action, by, at, body, world }) {
      const before = asked(record, world, body)
      const transition = requireTransition(merchantSale, before, action as MatchAction)
      const said: MatchInput = body
      const next = merchantSale.after(before, transition, { by, at, body: said })
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
