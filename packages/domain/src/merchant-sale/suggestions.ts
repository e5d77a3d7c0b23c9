import type { Money } from '@console/core/contracts'

/** What is known of a payment that a receipt is looked for. */
interface Payment {
  amount: Money
  till: string
  /** An instant. */
  occurredAt: string
}

/** What is known of a receipt that may be one's. */
interface Issued {
  receiptNo: string
  till: string
  /** An instant. */
  issuedAt: string
  total: Money
}

/**
 * What speaks for a receipt. The right amount weighs as much as all the rest together, so that no receipt with another amount ever
 * comes before one with the same.
 */
const weights = { exact: 100, near: 50, time: 30, till: 20 }

/** The farthest that a receipt may be from its payment, in milliseconds: a day before or after. */
const farthest = 24 * 60 * 60 * 1000

/** The most that a receipt's total may be off, as a part of what was paid. */
const mostOff = 0.1

/** How many receipts are suggested at most. */
const most = 5

/** How much speaks for a receipt, 0 to 150; null where it cannot be this payment's. */
function scoreOf({ amount, till, occurredAt }: Payment, receipt: Issued): number | null {
  const off = Math.abs(amount.amount - receipt.total.amount)
  const room = amount.amount * mostOff
  if (receipt.total.currency !== amount.currency || off > room) return null
  const apart = Math.abs(Date.parse(occurredAt) - Date.parse(receipt.issuedAt))
  if (apart > farthest) return null
  const ofAmount = off === 0 ? weights.exact : weights.near * (1 - off / room)
  const ofTime = weights.time * (1 - apart / farthest)
  return ofAmount + ofTime + (receipt.till === till ? weights.till : 0)
}

/**
 * The receipts that a payment may be of, the best first, five at most: by amount, then time and till. Equally good ones come in the
 * order of their numbers.
 * @param receipts those of the merchant that no payment has yet, in any order
 */
export function suggestionsFor<Receipt extends Issued>(
  payment: Payment,
  receipts: readonly Receipt[],
): Receipt[] {
  return receipts
    .flatMap((receipt) => {
      const score = scoreOf(payment, receipt)
      return score === null ? [] : [{ receipt, score }]
    })
    .toSorted(
      (one, other) =>
        other.score - one.score || (one.receipt.receiptNo < other.receipt.receiptNo ? -1 : 1),
    )
    .slice(0, most)
    .map(({ receipt }) => receipt)
}

/** The numbers of the suggested receipts that have exactly what was paid. Only where there is one, it can be taken without a look. */
export function exactOf(payment: Payment, suggested: readonly Issued[]): string[] {
  return suggested
    .filter(({ total }) => total.amount === payment.amount.amount)
    .map(({ receiptNo }) => receiptNo)
}
