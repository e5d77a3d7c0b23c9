import { commissionOf } from '@console/domain/order'
import { amountsOf } from '@console/domain/sale'
import type { Deciding } from '../../decisions/decisionRules'
import { token } from '../../random/token'
import { originalOf } from '../../store/copies'
import type { SampleDatabase } from '../../store/store'
import { bookCommission } from '../commission-entry/bookCommission'
import { orderEntity } from '../order/entity'
import { currentOrder } from '../order/current'
import type { Order } from '../order/rows'
import { returnVoucherEntity } from '../return-voucher/entity'
import { indexOf } from '../shared/indexOf'
import { saleEntity } from './entity'
import { saleOf } from './rows'

/**
 * Turns a completed order into a sale, which its returns refer to from then on, and books the commission.
 */
export function addSale({ record, action, by, at, database }: Deciding<Order>): void {
  if (action !== 'complete') return
  const index = indexOf(orderEntity, record)
  const { lines, breakdown, returns } = currentOrder(record, database)
  const { secureToken, reference, seller, buyer, total } = record
  const order = { token: originalOf(secureToken), label: reference }
  const commission = commissionOf(lines, total.currency)
  const completedAt = Date.parse(at)
  const made = saleOf({ index, order, seller, buyer, breakdown, commission, completedAt })
  // In the scenario `many` each copy of an order is completed automatically; they share one sale.
  if (database.find(saleEntity, made.secureToken)) return
  const sale = database.add(saleEntity, made, by.token)
  bookCommission(record, by.token, database)
  for (const { voucherToken } of returns)
    database.change(
      returnVoucherEntity,
      voucherToken,
      { sale: { token: sale.secureToken, label: sale.receiptNo } },
      by.token,
    )
}

/** Updates the sale of an order, if there is one, and the commission to the order's current amounts. */
export function updateSale(order: Order, by: string, database: SampleDatabase): void {
  const own = token('sale', indexOf(orderEntity, order))
  if (!database.find(saleEntity, own)) return
  const { lines, breakdown } = currentOrder(order, database)
  const commission = commissionOf(lines, order.total.currency)
  database.change(saleEntity, own, amountsOf(breakdown, commission), by)
  bookCommission(order, by, database)
}
