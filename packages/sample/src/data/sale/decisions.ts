import { requireTransition } from '@console/core/flows'
import {
  sale,
  type SaleDetail,
  type SaleEvent,
  type SaleRow,
  type SaleInput,
} from '@console/domain/sale'
import type { DecisionRules } from '../../decisions/decisionRules'
import { blockedBy } from '../../decisions/blockedBy'

/** Fields of a sale beyond its row that decisions since the seed have set. */
export interface Disputed {
  disputed?: SaleDetail['dispute']
}

type StoredSale = Pick<SaleRow, 'settlement' | 'settledAt'> & Disputed

/** Decisions about the settlement of sales. */
export function saleDecisions<Record extends StoredSale>(): DecisionRules<Record> {
  return {
    workflow: 'sale',
    ...blockedBy(sale, (record) => record),
    decide({ record, action, by, at, body }) {
      const transition = requireTransition(sale, record, action as SaleEvent)
      const { settlement } = sale.after(record, transition, { by, at })
      const { reasonCode = 'other', note = null } = body as SaleInput
      const fields: Partial<StoredSale> = {
        settlement,
        ...(action === 'dispute' ? { disputed: { reasonCode, note, by, at } } : {}),
      }
      return {
        fields: fields as Partial<Record>,
        recorded: transition.recorded,
        from: record.settlement,
        to: settlement,
        isDecision: true,
      }
    },
    overRow: () => ({ disputed: undefined }),
  }
}
