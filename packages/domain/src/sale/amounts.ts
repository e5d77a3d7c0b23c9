import type { Money } from '@console/core/contracts'
import type { Breakdown, OrderDetail } from '../order/contract'
import type { SaleRow, saleAmounts } from './contract'

/** Amounts of a sale, from the breakdown and commission of its order. `net` is the share of the seller, so it never includes returned pieces. */
export function amountsOf(
  { subtotal, discount, tax, delivery, total, returned }: Breakdown,
  { platform, agent }: OrderDetail['commission'],
): Pick<SaleRow, keyof typeof saleAmounts> {
  const net: Money = { ...total, amount: total.amount - returned.amount }
  const payable: Money = { ...total, amount: net.amount - platform.amount - agent.amount }
  return {
    gross: subtotal,
    discount,
    tax,
    delivery,
    returned,
    net,
    platformCommission: platform,
    agentCommission: agent,
    payable,
  }
}
