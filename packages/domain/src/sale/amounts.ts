import type { Money } from '@console/core/contracts'
import type { Breakdown, OrderDetail } from '../order/contract'
import type { SaleRow, saleAmounts } from './contract'

/** What a sale comes to, from what its order came to and earned: the seller is paid what is left. */
export function amountsOf(
  { subtotal, discount, tax, delivery, total, returned }: Breakdown,
  { platform, agent }: OrderDetail['commission'],
): Pick<SaleRow, keyof typeof saleAmounts> {
  const payable: Money = {
    ...total,
    amount: total.amount - returned.amount - platform.amount - agent.amount,
  }
  return {
    gross: subtotal,
    discount,
    tax,
    delivery,
    net: total,
    returned,
    platformCommission: platform,
    agentCommission: agent,
    payable,
  }
}
