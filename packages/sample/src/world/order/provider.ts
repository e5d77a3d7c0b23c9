import type { Provider } from './paymentDecisions'
import { token } from '../../draws/token'
import { world } from '../../store/store'
import { businessEntity } from '../business/entity'
import type { Country } from '../names/places'
import { instant } from '../../store/clock'
import { day } from '../shared/approval'
import { indexOf } from '../shared/indexOf'
import { digits, mobileMoney } from '../shared/parties'
import { cashDesk, providerOf } from './amounts'
import { orderEntity } from './entity'
import type { Order } from './rows'

/** How long a telephone or a card takes to answer, and a bank, in milliseconds. */
const answersAfter = { soon: 20_000, bank: day }

/** Buyers who are asked for money as their order is placed: they pay at once. Those of the seed have done what they did. */
const asked: readonly Order['paymentMethod'][] = ['mobile_money', 'card']

/** Through whom money of orders comes and goes: cash is handed over at once, the others answer later. */
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

/** Through whom the money of an order came, where it was noted since the seed. */
function came({ money }: Order, seeded: string): string | null {
  const charge = money?.transactions.findLast(({ type }) => type === 'charge')
  return charge ? charge.provider : seeded
}

function referenceOf(order: Order, number: number): string {
  return `R${digits(`refund ${order.secureToken}`, number, 'no', 9)}`
}

/** Through whom an order is paid, and in which country. */
export function payingOf(order: Order): { name: string; country: Country } {
  const { paymentMethod, seller } = order
  const index = indexOf(orderEntity, order)
  const country = world.find(businessEntity, seller.token)?.country ?? 'KE'
  return { name: providerOf({ index, seller: { country }, paymentMethod }), country }
}
