import type { Send } from '@console/core/api'
import { currencies, type Currency, type Money, money, ref, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { voucherAmounts } from './amounts'
import { period, voucherDetail, type VoucherDetail } from './contract'
import { destination } from './destination'

/** The most adjustments that a voucher may have. */
export const mostAdjustments = 10

/** The most that is withheld, in hundredths of a per cent. */
export const mostWithheld = 3000

const currency = z.enum(Object.keys(currencies) as [Currency, ...Currency[]])

/** What an agent has earned in a currency, as it is chosen to be paid. */
const chosenCollection = z.object({
  /** The `collectionToken`. */
  token,
  agent: ref,
  currency,
  /** The least that the shop pays at once (`minVoucher` of its settings); null for any amount. The server goes by its own. */
  least: z.nullable(money),
})

/** The fields of a voucher that is prepared; what they have to do with each other is said below. */
const fields = z.object({
  /** Null while nobody is chosen. */
  collection: z.nullable(chosenCollection),
  period,
  /** The lines of the ledger that it pays, with what each comes to. */
  entries: z.array(z.object({ token, amount: money, day: z.iso.date() })).check(z.minLength(1)),
  adjustments: z
    .array(
      z.object({
        label: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)),
        amount: money,
      }),
    )
    .check(z.maxLength(mostAdjustments)),
  withholdingBps: z.int().check(z.minimum(0), z.maximum(mostWithheld)),
  /** Null while none is chosen. */
  destination: z.nullable(destination),
  note: z.string().check(z.maxLength(500)),
})

type Fields = z.infer<typeof fields>

/** Rules with words of their own; the others are said as everywhere. */
export const prepareRules = [
  'agent',
  'adjustment_empty',
  'currency',
  'net_too_small',
  'destination_unverified',
  'period_order',
  'outside_period',
] as const

/** A rule with words of its own. */
export type PrepareRule = (typeof prepareRules)[number]

type Path = (string | number)[]

function broken(rule: PrepareRule, path: Path, input: unknown): z.core.$ZodRawIssue {
  return { code: 'custom', path, input, params: { rule } }
}

/** Whether an amount is not paid by itself: it is nothing, or less than the shop pays at once. */
export function isTooSmall({ amount }: Money, least: Money | null): boolean {
  return amount < Math.max(1, least?.amount ?? 0)
}

/** The rules between the fields of a voucher that is prepared. */
function brokenRules(values: Fields): z.core.$ZodRawIssue[] {
  const { collection, entries, adjustments, destination: to } = values
  const issues: z.core.$ZodRawIssue[] = []
  if (collection === null) return [broken('agent', ['collection'], null)]
  const { from, to: until } = values.period
  if (from > until) issues.push(broken('period_order', ['period', 'to'], until))
  if (entries.some(({ day }) => day < from || day > until))
    issues.push(broken('outside_period', ['entries'], entries))
  for (const [place, { amount }] of adjustments.entries()) {
    if (amount.amount === 0)
      issues.push(broken('adjustment_empty', ['adjustments', place, 'amount'], amount))
    if (amount.currency !== collection.currency)
      issues.push(broken('currency', ['adjustments', place, 'amount'], amount))
  }
  if (to === null) issues.push({ code: 'custom', path: ['destination'], input: null })
  else if (!to.isVerified) issues.push(broken('destination_unverified', ['destination'], to))
  const { net } = voucherAmounts({ ...values, currency: collection.currency })
  if (entries.length > 0 && isTooSmall(net, collection.least))
    issues.push(broken('net_too_small', ['withholdingBps'], net))
  return issues
}

/** Body of `POST {gateway}/commission-vouchers`: a voucher that is prepared. Whether its days have come is known by the server's clock. */
export const voucherToPrepare = fields.check(
  z.check<Fields>(
    ({ value, issues }) => {
      issues.push(...brokenRules(value))
    },
    // Sums of invalid fields say nothing.
    { when: ({ issues }) => issues.length === 0 },
  ),
)

/** A voucher that is prepared. */
export type VoucherToPrepare = Fields

/**
 * Prepares a voucher: a draft that whoever prepared it hands in.
 * @param key the same for every try, so that it is prepared once
 * @throws ApiError 409 `entries_taken` where an entry is on another voucher by now, 422 with the fields that are wrong, `foreign`
 * where the voucher is another one
 */
export function prepareVoucher(send: Send, body: VoucherToPrepare, key: string) {
  return send({
    base: 'gateway',
    method: 'POST',
    path: '/commission-vouchers',
    body,
    headers: { 'Idempotency-Key': key },
    answer: voucherDetail,
    finish(voucher, { foreign }) {
      if (isVoucherOf(voucher, body)) return voucher
      throw foreign('voucher (not as prepared)')
    },
  })
}

/** Whether a voucher is the one that was prepared: for its agent, in its currency, and of its amount. */
function isVoucherOf({ agent, net }: VoucherDetail, body: VoucherToPrepare): boolean {
  const { collection } = body
  if (collection === null) return false
  const { currency } = collection
  const prepared = voucherAmounts({ ...body, currency }).net
  return (
    agent.token === collection.agent.token &&
    net.currency === currency &&
    net.amount === prepared.amount
  )
}
