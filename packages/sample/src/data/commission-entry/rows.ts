import type { Money } from '@console/core/contracts'
import type { CommissionEntry } from '@console/domain/commission-entry'
import { earnedBy, type OrderLine, reversalOf } from '@console/domain/order'
import { once } from '../../random/once'
import { token } from '../../random/token'
import { instant } from '../../store/clock'
import { agentRef } from '../agent/seeds'
import { lineTokenOf, ratedLinesOf } from '../order/lines'
import { agentOrderSeeds, type OrderSeed, orderSeeds } from '../order/seeds'
import { stepsOf } from '../order/steps'
import { products, type UncountedProduct } from '../product/rows'
import { isGranted, returnLinesOf } from '../return-voucher/lines'
import { returnsOf } from '../return-voucher/seeds'
import { returnSteps } from '../return-voucher/steps'
import { adjustments } from './adjustments'

/** A stored ledger line: the vouchers know which one it is on. */
export type Entry = Omit<CommissionEntry, '_actions' | 'state' | 'voucher'>

type Beneficiary = Entry['beneficiary']

/** Maximum entries of an order line. */
const perLine = 8

/** Upper limit of an order's lines, with a margin. */
const perOrder = 1024

/** Part of a line that determines its commission. */
type Earning = Pick<OrderLine, 'unitPrice' | 'quantity' | 'discount' | 'rates'>

/** A line that earns, or takes back, commission. */
interface Booked {
  order: Pick<Entry, 'agent'> & { ref: NonNullable<Entry['order']> }
  line: Earning & Pick<OrderLine, 'lineId' | 'product'>
  beneficiary: Beneficiary
  token: string
  /** In milliseconds since 1970. */
  at: number
}

/** Commission of all pieces of a line for a beneficiary. */
function earnedWith(line: Earning, beneficiary: Beneficiary): Money {
  return { ...line.unitPrice, amount: earnedBy(line, beneficiary) }
}

/** Accrual of an order's line, at the completion of the order. */
export function accrualOf({ order, line, beneficiary, token: own, at }: Booked): Entry {
  const rate = line.rates[beneficiary]
  return {
    version: 1,
    entryToken: own,
    type: 'accrual',
    beneficiary,
    agent: beneficiary === 'agent' ? order.agent : null,
    order: order.ref,
    lineId: line.lineId,
    product: { token: line.product.productToken, label: line.product.label },
    base: valueOf(line),
    rateToken: rate?.rateToken ?? null,
    rateBps: rate?.rateBps ?? null,
    amount: earnedWith(line, beneficiary),
    at: instant(at),
    reverses: null,
    reason: null,
    by: null,
  }
}

/** Reversal for returned pieces of a line, at the rate at which it was sold. */
export function reversalFor(
  accrual: Entry,
  amount: number,
  base: number,
  own: string,
  at: number,
): Entry {
  const { currency } = accrual.amount
  return {
    ...accrual,
    entryToken: own,
    type: 'reversal',
    base: { amount: base, currency },
    amount: { amount, currency },
    at: instant(at),
    reverses: accrual.entryToken,
  }
}

/** Price of a line's pieces without tax: the base of its rates. */
export function valueOf({ unitPrice, quantity, discount }: Earning): Money {
  return { ...unitPrice, amount: unitPrice.amount * quantity - discount.amount }
}

/** Entries of an order for a beneficiary: accruals at its completion, and reversals since. */
function entriesOf(seed: OrderSeed, beneficiary: Beneficiary): Entry[] {
  const last = stepsOf(seed.index).at(-1)
  if (last?.to !== 'completed') return []
  const order = {
    ref: { token: token('order', seed.index), label: seed.reference },
    agent: seed.agent && agentRef(seed.agent),
  }
  const place = beneficiary === 'agent' ? 0 : 2
  const granted = returnsOf(seed.index).find(({ status }) => isGranted(status))
  return ratedLinesOf(seed).flatMap(({ item, ...rated }, number) => {
    if (earnedWith(rated, beneficiary).amount === 0) return []
    const { secureToken, name, productToken } = products()[item] as UncountedProduct
    const product = { token: secureToken, label: name, productToken }
    const line = { ...rated, lineId: lineTokenOf(seed.index, number), product }
    const of = (kind: number) =>
      token('commissionEntry', seed.index * perOrder + number * perLine + place + kind)
    const accrual = accrualOf({ order, line, beneficiary, token: of(0), at: last.at })
    const back =
      granted && returnLinesOf(granted.index).find(({ lineId }) => lineId === line.lineId)
    if (!granted || !back) return [accrual]
    const at = returnSteps(granted).find(({ event }) => event === 'approve')?.at ?? last.at
    const amount = -reversalOf({ ...line, returned: 0 }, back.quantity)[beneficiary].amount
    if (amount === 0) return [accrual]
    const base = -Math.round((valueOf(line).amount * back.quantity) / line.quantity)
    return [accrual, reversalFor(accrual, amount, base, of(1), Math.max(at, last.at))]
  })
}

function oldestFirst(entries: Entry[]): Entry[] {
  return entries.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
}

/**
 * Commission entries of agents, oldest first. They are derived only from orders that agents have brought, so they are available
 * immediately.
 */
export const agentEntries = once(() =>
  oldestFirst([...agentOrderSeeds().flatMap((seed) => entriesOf(seed, 'agent')), ...adjustments()]),
)

/** The ledger, oldest first: entries of agents and of the platform. */
export const entries = once(() =>
  oldestFirst([...agentEntries(), ...orderSeeds().flatMap((seed) => entriesOf(seed, 'platform'))]),
)
