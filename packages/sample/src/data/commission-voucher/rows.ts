import type { Actor } from '@console/core/contracts'
import {
  paymentFailures,
  type VoucherDetail,
  type VoucherRow,
  voucherAmounts,
} from '@console/domain/commission-voucher'
import { once } from '../../random/once'
import { seededRandom } from '../../random/random'
import { token } from '../../random/token'
import { day, hour, instant, minute, sampleStart } from '../../store/clock'
import { agentRef, type AgentSeed, agentSeeds } from '../agent/seeds'
import { destinationsOf, withheldIn } from '../commission-collection/destinations'
import { admins, staffActor } from '../../accounts/actors'
import { priceIn } from '../shared/money'
import { digits } from '../shared/parties'
import { type VoucherPlan, voucherPlans, voucherSla } from './plan'

/** A stored voucher: with the tokens of its ledger lines, and all inputs of its decisions. */
export interface CommissionVoucher
  extends
    Omit<VoucherRow, '_actions' | 'attemptCount'>,
    Pick<
      VoucherDetail,
      | 'adjustments'
      | 'attempts'
      | 'note'
      | 'providerReference'
      | 'receiptNo'
      | 'returned'
      | 'cancellation'
    > {
  entryTokens: readonly string[]
  /** Payout destination. */
  destinationToken: string
}

const seedOf = once(() => new Map(agentSeeds().map((seed) => [seed.agentToken, seed])))

/** An agent by the `agentToken`. @throws Error if there is none */
export function agentOf(agentToken: string): AgentSeed {
  const seed = seedOf().get(agentToken)
  if (!seed) throw new Error(`There is no agent ${agentToken}`)
  return seed
}

/** Vouchers of each status that the sample administrator has prepared, and as many by the sample staff member. */
const own = 3

/** Index of a voucher among those of its status, from 0. */
const placeInStatus = once(() => {
  const counts = new Map<string, number>()
  return voucherPlans().map(({ status }) => {
    const place = counts.get(status) ?? 0
    counts.set(status, place + 1)
    return place
  })
})

/** Preparer of a voucher. The first few of each status belong to the administrator, the next to a staff member who can sign in. */
function preparerOf(index: number): Actor {
  const place = placeInStatus()[index] ?? 0
  if (place < own) return staffActor(1)
  if (place < 2 * own) return staffActor(2)
  return staffActor(seededRandom('commissionVoucher', index, 'preparedBy').integer(0, 9))
}

/** Someone who may pay, and has not prepared it. */
function otherThan(preparer: Actor, index: number, field: string): Actor {
  const others = admins().filter(({ token: each }) => each !== preparer.token)
  return seededRandom('commissionVoucher', index, field).pick(others)
}

const labels = [
  'Airtime for the field',
  'Uniform, second half',
  'Advance of May',
  'Phone repair',
] as const

/** Manual adjustments of one voucher in nine. */
function adjustmentsOf(index: number, { currency }: VoucherPlan, { country }: AgentSeed) {
  const stream = seededRandom('commissionVoucher', index, 'adjustments')
  if (currency === 'USD' || stream.next() > 0.11) return []
  const amount = priceIn(country, stream.integer(1, 6) * 50).amount
  return [
    {
      label: stream.pick(labels),
      amount: { amount: stream.next() < 0.7 ? amount : -Math.round(amount / 10), currency },
    },
  ]
}

function attemptsOf(
  index: number,
  { status }: VoucherPlan,
  at: number,
  by: Actor,
): CommissionVoucher['attempts'] {
  const stream = seededRandom('commissionVoucher', index, 'attempts')
  const attempt = (
    number: number,
    outcome: CommissionVoucher['attempts'][number]['outcome'],
    before: number,
  ) => ({
    idempotencyKey: attemptKey(token('commissionVoucher', index), number),
    at: instant(at - before),
    by,
    outcome,
    failure: outcome === 'failed' ? stream.pick(paymentFailures) : null,
    askedAt: null,
  })
  if (status === 'paying') return [attempt(0, 'unknown', 0)]
  if (status === 'failed') return [attempt(0, 'failed', 0)]
  return stream.next() < 0.06
    ? [attempt(0, 'failed', 20 * minute), attempt(1, 'accepted', 0)]
    : [attempt(0, 'accepted', 0)]
}

/** Idempotency key of a payment attempt, also towards the provider. */
export function attemptKey(voucherToken: string, number: number): string {
  return token(`attempt of ${voucherToken}`, number)
}

/** Number in the form `CV-2026-000123`. */
export function voucherNoOf(number: number): string {
  return `CV-2026-${String(number).padStart(6, '0')}`
}

function rowOf(plan: VoucherPlan, index: number): CommissionVoucher {
  const { status, agentToken, currency, entries, preparedAt } = plan
  const agent = agentOf(agentToken)
  const stream = seededRandom('commissionVoucher', index, 'kind')
  const preparer = preparerOf(index)
  const approver = otherThan(preparer, index, 'approvedBy')
  const payer = otherThan(preparer, index, 'paidBy')
  const places = destinationsOf(agent.index, currency).filter(({ isVerified }) => isVerified)
  const [first, ...others] = places
  const isInHand = status === 'approved' && placeInStatus()[index] === own
  const isCash = isInHand || (status !== 'paying' && status !== 'failed' && stream.next() < 0.12)
  const destination = (isCash ? others.at(-1) : undefined) ?? first
  if (!destination) throw new Error(`${agent.agentToken} cannot be paid`)
  const adjustments = adjustmentsOf(index, plan, agent)
  const withholdingBps = withheldIn[agent.country]
  const { gross, withheld, net } = voucherAmounts({
    currency,
    entries,
    adjustments,
    withholdingBps,
  })
  const step = Math.min(26 * hour, (sampleStart - preparedAt) / 4)
  const approvedAt = preparedAt + step
  const paidAt = approvedAt + step
  const isApproved = ['approved', 'paying', 'failed', 'paid'].includes(status)
  const isSent = ['paying', 'failed', 'paid'].includes(status)
  const attempts =
    isSent && destination.method !== 'cash' ? attemptsOf(index, plan, paidAt, payer) : []
  const days = entries.map(({ at }) => at.slice(0, 10))
  return {
    version: 1,
    voucherToken: token('commissionVoucher', index),
    voucherNo: voucherNoOf(index + 1),
    agent: agentRef(agent),
    currency,
    period: { from: days[0] ?? '', to: days.at(-1) ?? '' },
    entryCount: entries.length,
    gross,
    withholding: { rateBps: withholdingBps, amount: withheld },
    net,
    method: destination.method,
    destination: destination.label,
    status,
    prepared: { by: preparer, at: instant(preparedAt) },
    approved: isApproved ? { by: approver, at: instant(approvedAt) } : null,
    paid: isSent ? { by: payer, at: instant(paidAt) } : null,
    dueAt: instant(preparedAt + voucherSla * hour),
    failure: status === 'failed' ? (attempts.at(-1)?.failure ?? null) : null,
    decision: null,
    adjustments,
    attempts,
    note: stream.next() < 0.15 ? 'Paid together with the quarter before, as agreed.' : null,
    providerReference:
      status === 'paid' && destination.method !== 'cash'
        ? `P${digits('commissionVoucher', index, 'reference', 9)}`
        : null,
    receiptNo:
      status === 'paid' && destination.method === 'cash'
        ? `R-${digits('commissionVoucher', index, 'receipt', 4)}`
        : null,
    returned: null,
    cancellation:
      status === 'cancelled'
        ? {
            by: approver,
            at: instant(Math.min(preparedAt + 2 * day, sampleStart - hour)),
            reasonCode: stream.pick(['wrong_amount', 'wrong_agent', 'disputed'] as const),
            note: null,
          }
        : null,
    entryTokens: entries.map(({ entryToken }) => entryToken),
    destinationToken: destination.token,
  }
}

/** 160 vouchers, in the order of preparation. */
export const commissionVouchers = once((): CommissionVoucher[] => voucherPlans().map(rowOf))

/** Checks whether a voucher waits for someone: for approval, payment, or another attempt. */
export function isVoucherWaiting({ status }: Pick<CommissionVoucher, 'status'>): boolean {
  return status === 'submitted' || status === 'approved' || status === 'failed'
}
