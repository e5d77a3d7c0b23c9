import type { Provider } from '../../decisions/paymentDecisions'
import { token } from '../../draws/token'
import { instant } from '../../store/clock'
import { day } from '../shared/approval'
import { indexOf } from '../shared/indexOf'
import { digits, mobileMoney } from '../shared/parties'
import { providerOf } from './amounts'
import { orderEntity } from './entity'
import type { Order } from './rows'
import { orderSeed } from './seeds'

/** How long a telephone or a card takes to answer, and a bank, in milliseconds. */
const answersAfter = { soon: 20_000, bank: day }

/** Through whom refunds of orders go: cash is handed over at once, the others answer later. */
export const provider: Provider<Order> = {
  send(order, method, number) {
    const seed = orderSeed(indexOf(orderEntity, order))
    const transactionId = token(`refund ${order.secureToken}`, number)
    if (method === 'cash')
      return {
        transactionId,
        state: 'succeeded',
        provider: 'Cash Desk',
        providerReference: referenceOf(order, number),
      }
    return {
      transactionId,
      state: 'pending',
      provider:
        (method === 'mobile_money' ? mobileMoney[seed.seller.country] : null) ?? providerOf(seed),
      providerReference: null,
    }
  },
  answer(order, refund) {
    const isByBank = ['bank_transfer', 'on_account'].includes(order.paymentMethod)
    const isQuick = !isByBank || Object.values(mobileMoney).includes(refund.provider)
    return {
      at: instant(Date.parse(refund.at) + (isQuick ? answersAfter.soon : answersAfter.bank)),
      providerReference: referenceOf(order, Date.parse(refund.at) / 1000),
    }
  },
}

function referenceOf(order: Order, number: number): string {
  return `R${digits(`refund ${order.secureToken}`, number, 'no', 9)}`
}
