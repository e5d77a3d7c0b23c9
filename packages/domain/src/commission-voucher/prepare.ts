import type { Send } from '@console/core/api'
import { currencies, type Currency, type Money, money, ref, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { period, voucherDetail, type VoucherDetail } from './contract'
import { destination } from './destination'
import { shareOf } from '../order/breakdown'

/** Maximum adjustments per voucher. */
export const maxAdjustments = 10

/** Maximum withholding tax, in basis points. */
export const maxWithheld = 3000

const currency = z.enum(Object.keys(currencies) as [Currency, ...Currency[]])

/** Commission of an agent in one currency, selected for payment. */
const chosenCollection = z.object({
  /** The `collectionToken`. */
  token,
  agent: ref,
  currency,
  /** Minimum payment of the shop (`minVoucher` of its settings); null for any amount. The server applies its own value. */
  min: z.nullable(money),
})

/** Fields of a new voucher; the cross-field rules are below. */
const fields = z.object({
  /** Null until an agent is selected. */
  collection: z.nullable(chosenCollection),
  period,
  /** Ledger lines to pay, with their amounts. */
  entries: z.array(z.object({ token, amount: money, day: z.iso.date() })).check(z.minLength(1)),
  adjustments: z
    .array(
      z.object({
        label: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)),
        amount: money,
      }),
    )
    .check(z.maxLength(maxAdjustments)),
  withholdingBps: z.int().check(z.minimum(0), z.maximum(maxWithheld)),
  /** Null until one is selected. */
  destination: z.nullable(destination),
  note: z.string().check(z.maxLength(500)),
})

type Fields = z.infer<typeof fields>

/** Rules with messages of their own; the others use the common ones. */
export const prepareRules = [
  'agent',
  'adjustment_empty',
  'currency',
  'net_too_small',
  'destination_unverified',
  'period_order',
  'outside_period',
] as const

export type PrepareRule = (typeof prepareRules)[number]

type Path = (string | number)[]

function broken(rule: PrepareRule, path: Path, input: unknown): z.core.$ZodRawIssue {
  return { code: 'custom', path, input, params: { rule } }
}

/** Checks whether an amount is too small to pay: zero, or below the shop's minimum payment. */
export function isTooSmall({ amount }: Money, min: Money | null): boolean {
  return amount < Math.max(1, min?.amount ?? 0)
}

/** Cross-field rules of a new voucher. */
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
  if (entries.length > 0 && isTooSmall(net, collection.min))
    issues.push(broken('net_too_small', ['withholdingBps'], net))
  return issues
}

/** Body of `POST {gateway}/commission-vouchers`: a new voucher. The server's clock decides whether its days are in the past. */
export const voucherToPrepare = fields.check(
  z.check<Fields>(
    ({ value, issues }) => {
      issues.push(...brokenRules(value))
    },
    // Sums of invalid fields are meaningless.
    { when: ({ issues }) => issues.length === 0 },
  ),
)

/** A new voucher. */
export type VoucherToPrepare = Fields

/**
 * Prepares a voucher: a draft that its author submits.
 * @param key the same for every attempt, so that it is created once
 * @throws ApiError 409 `entries_taken` if an entry is on another voucher by now, 422 with the fields in error, `mismatched` if the answer is
 * about another voucher
 */
export function prepareVoucher(send: Send, body: VoucherToPrepare, key: string) {
  return send({
    base: 'gateway',
    method: 'POST',
    path: '/commission-vouchers',
    body,
    headers: { 'Idempotency-Key': key },
    answer: voucherDetail,
    finish(voucher, { mismatch }) {
      if (isVoucherOf(voucher, body)) return voucher
      throw mismatch('voucher (not as prepared)')
    },
  })
}

/** Checks whether a voucher is the prepared one: same agent, currency and amount. */
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

/** Input of the amounts of a voucher. */
export interface VoucherParts {
  currency: Currency
  entries: readonly { amount: Money }[]
  adjustments: readonly { amount: Money }[]
  /** Withholding tax, in basis points. */
  withholdingBps: number
}

/** Amounts of a voucher: its entries, its adjustments, the tax withheld of both, and the payment. */
export function voucherAmounts({ currency, entries, adjustments, withholdingBps }: VoucherParts) {
  const money = (amount: number): Money => ({ amount, currency })
  const sum = (all: readonly { amount: Money }[]) =>
    all.reduce((so, { amount }) => so + amount.amount, 0)
  const gross = sum(entries)
  const adjusted = sum(adjustments)
  const withheld = shareOf(Math.max(0, gross + adjusted), withholdingBps)
  return {
    gross: money(gross),
    adjusted: money(adjusted),
    withheld: money(withheld),
    net: money(gross + adjusted - withheld),
  }
}
