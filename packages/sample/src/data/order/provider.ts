import type { Provider } from './paymentDecisions'
import { token } from '../../random/token'
import { database } from '../../store/store'
import { businessEntity } from '../business/entity'
import type { Country } from '../../random/people'
import { day, instant } from '../../store/clock'
import { indexOf } from '../shared/indexOf'
import { digits, mobileMoney } from '../shared/parties'
import { cashDesk, providerOf } from './amounts'
import { orderEntity } from './entity'
import type { Order } from './rows'

/** Answer times of a phone or card payment, and of a bank, in milliseconds. */
const answersAfter = { soon: 20_000, bank: day }

/** Methods by which buyers are charged when they order. For seeded orders this has already happened. */
const asked: readonly Order['paymentMethod'][] = ['mobile_money', 'card']

/** Provider of orders' payments and refunds: cash is handed over immediately, the others answer later. */
export const provider: Provider<Order> = {
  charge(order) {
    if (!order.placed || order.placedAt === null || order.status !== 'placed') return null
    const { placedAt, paymentMethod, total } = order
    if (!asked.includes(paymentMethod)) return null
    return {
      transactionId: token(`payment ${order.secureToken}`, 0),
      type: 'charge',
      state: 'succeeded',
      amount: total,
      provider: payingOf(order).name,
      providerReference: `P${digits(`payment ${order.secureToken}`, 0, 'no', 9)}`,
      at: instant(Date.parse(placedAt) + answersAfter.soon),
    }
  },
  take(order, reference, number) {
    return {
      transactionId: token(`payment ${order.secureToken}`, number),
      state: 'succeeded',
      provider: order.paymentMethod === 'cash_on_delivery' ? cashDesk : null,
      providerReference: reference,
    }
  },
  send(order, method, number) {
    const { name, country } = payingOf(order)
    const transactionId = token(`refund ${order.secureToken}`, number)
    if (method === 'cash')
      return {
        transactionId,
        state: 'succeeded',
        provider: cashDesk,
        providerReference: referenceOf(order, number),
      }
    return {
      transactionId,
      state: 'pending',
      provider: (method === 'mobile_money' ? mobileMoney[country] : null) ?? came(order, name),
      providerReference: null,
    }
  },
  answer(order, refund) {
    const isByBank = ['bank_transfer', 'on_account'].includes(order.paymentMethod)
    const isQuick = !isByBank || Object.values(mobileMoney).some((each) => each === refund.provider)
    return {
      at: instant(Date.parse(refund.at) + (isQuick ? answersAfter.soon : answersAfter.bank)),
      providerReference: referenceOf(order, Date.parse(refund.at) / 1000),
    }
  },
}

/** Provider of an order's payment, if it was recorded since the seed. */
function came({ money }: Order, seeded: string): string | null {
  const charge = money?.transactions.findLast(({ type }) => type === 'charge')
  return charge ? charge.provider : seeded
}

function referenceOf(order: Order, number: number): string {
  return `R${digits(`refund ${order.secureToken}`, number, 'no', 9)}`
}

/** Payment provider of an order, and its country. */
export function payingOf(order: Order): { name: string; country: Country } {
  const { paymentMethod, seller } = order
  const index = indexOf(orderEntity, order)
  const country = database.find(businessEntity, seller.token)?.country ?? 'KE'
  return { name: providerOf({ index, seller: { country }, paymentMethod }), country }
}
