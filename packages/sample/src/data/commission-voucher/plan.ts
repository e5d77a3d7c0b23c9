import type { Currency } from '@console/core/contracts'
import { holdsEntries, type VoucherStatus } from '@console/domain/commission-voucher'
import { weightedAssign } from '../../random/weightedAssign'
import { grouped } from '../../random/grouped'
import { once } from '../../random/once'
import { seededRandom } from '../../random/random'
import { day, hour, instant, sampleStart } from '../../store/clock'
import { agentEntries, type Entry } from '../commission-entry/rows'
import { waited } from '../shared/approval'
import { shopSettingSeeds } from '../shop-setting/seeds'
import { minVoucher } from './minVoucher'

/** Content of a voucher, before its signatories are known. */
export interface VoucherPlan {
  status: VoucherStatus
  agentToken: string
  currency: Currency
  entries: readonly Entry[]
  /** In milliseconds since 1970. */
  preparedAt: number
}

/** Target time to pay, in hours. */
export const voucherSla = shopSettingSeeds.review.slaHours.commissionVoucher

/** Vouchers for commission before these days were prepared in the weeks after them. */
const quarters = ['2025-10-01', '2026-01-01', '2026-04-01'].map((date) =>
  Date.parse(`${date}T00:00:00Z`),
)

/** 160 vouchers in every state, 5 of them failed, one with an unknown result. */
const past = { paid: 111, cancelled: 8 } as const
const present = { submitted: 14, approved: 9, failed: 5, paying: 1, draft: 12 } as const

/** Commission of one agent in one currency, oldest first, and the part that is on no voucher yet. */
interface Purse {
  agentToken: string
  currency: Currency
  entries: readonly Entry[]
  /** Number of entries on vouchers, the oldest first. */
  taken: number
}

/** Factor by which the open amount must exceed the minimum, because of withholding tax. */
const margin = 2

/** Entries of a purse that are on no voucher and older than a time; undefined if they are too little to be paid. */
function payableIn({ entries, taken, currency }: Purse, before: number): Entry[] | undefined {
  const open = entries.slice(taken).filter(({ at }) => at < instant(before))
  const sum = open.reduce((so, { amount }) => so + amount.amount, 0)
  return open.length > 0 && sum >= minVoucher[currency] * margin ? open : undefined
}

/** All vouchers, in the order of preparation: agents are paid four times a year. */
export const voucherPlans = once((): VoucherPlan[] => {
  const purses = [
    ...grouped(
      agentEntries(),
      ({ agent, amount }) => `${agent?.token} ${amount.currency}`,
    ).values(),
  ].map((entries): Purse => ({
    agentToken: entries[0]?.agent?.token ?? '',
    currency: entries[0]?.amount.currency ?? 'KES',
    entries,
    taken: 0,
  }))
  const plans: VoucherPlan[] = []

  /** Puts the payable entries of a purse on a voucher. */
  function plan(purse: Purse, status: VoucherStatus, preparedAt: number): boolean {
    const entries = payableIn(purse, preparedAt - hour)
    if (!entries) return false
    const { agentToken, currency } = purse
    plans.push({ status, agentToken, currency, entries, preparedAt })
    if (holdsEntries(status)) purse.taken += entries.length
    return true
  }

  const ended = weightedAssign<keyof typeof past>('commissionVoucher', 'past', past)
  for (const [quarter, end] of quarters.entries())
    for (const [place, purse] of purses.entries()) {
      const status = ended[plans.length]
      const after = seededRandom('commissionVoucher', quarter * 1000 + place, 'after').integer(
        26,
        300,
      )
      if (status) plan(purse, status, end + after * hour)
    }

  const open = weightedAssign<keyof typeof present>('commissionVoucher', 'present', present)
  for (const [place, purse] of purses.entries()) {
    const number = plans.length - ended.length
    const status = open[number]
    if (!status) break
    const age =
      status === 'draft'
        ? seededRandom('commissionVoucher', place, 'age').integer(hour, 6 * day)
        : waited('commissionVoucher', place, voucherSla)
    plan(purse, status, sampleStart - age)
  }
  return plans.toSorted((one, other) => one.preparedAt - other.preparedAt)
})
