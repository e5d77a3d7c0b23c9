import { commissionOf } from '@console/domain/order'
import { token } from '../../random/token'
import type { SampleDatabase } from '../../store/store'
import type { Index } from '../../store/table'
import { updateCollection } from '../commission-collection/updateCollection'
import { currentOrder } from '../order/current'
import type { Order } from '../order/rows'
import { entryEntity } from './entity'
import { accrualOf, type Entry, reversalFor, valueOf } from './rows'

/** Entries by the line of an order. */
const byLine: Index<Entry> = {
  entity: entryEntity,
  keysOf: ({ lineId, beneficiary }) => [`${lineId} ${beneficiary}`],
}

/**
 * Books the commission of a completed order: each line earns once, and pieces returned since take back their share, at the rate
 * that was frozen with the line. Existing entries are not booked again.
 */
export function bookCommission(order: Order, by: string, database: SampleDatabase): void {
  const { agent, total } = order
  const of = { agent, ref: { token: order.secureToken, label: order.reference } }
  for (const line of currentOrder(order, database).lines)
    for (const beneficiary of ['agent', 'platform'] as const) {
      const own = database.matching(byLine, `${line.lineId} ${beneficiary}`)
      const at = database.now()
      const next = () => token(`${beneficiary} entry of ${line.lineId}`, database.changes().length)
      const accrual =
        own.find(({ type }) => type === 'accrual') ??
        accrualOf({ order: of, line, beneficiary, token: next(), at })
      if (accrual.amount.amount === 0) continue
      if (own.length === 0) database.add(entryEntity, accrual, by)
      const before = own.reduce((sum, { amount }) => sum + amount.amount, 0)
      const stands = own.length === 0 ? accrual.amount.amount : before
      const left = commissionOf([line], total.currency)[beneficiary].amount
      if (left === stands) continue
      const pieces = -Math.round((valueOf(line).amount * line.returned) / line.quantity)
      const known = own.reduce(
        (sum, { type, base }) => sum + (type === 'reversal' ? (base?.amount ?? 0) : 0),
        0,
      )
      database.add(entryEntity, reversalFor(accrual, left - stands, pieces - known, next(), at), by)
    }
  if (agent) updateCollection(agent.token, total.currency, by, database)
}
