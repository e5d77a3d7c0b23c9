import type { Money } from '@console/core/contracts'

/** Fields of a payment that are compared. */
interface Payment {
  amount: Money
  till: string
  /** An instant. */
  occurredAt: string
}

/** Fields of a candidate receipt. */
interface Issued {
  receiptNo: string
  till: string
  /** An instant. */
  issuedAt: string
  total: Money
}

/**
 * Scores of a receipt. The exact amount weighs as much as all others together, so that a receipt with another amount never precedes
 * one with the same.
 */
const weights = { exact: 100, near: 50, time: 30, till: 20 }

/** Maximum time between a receipt and its payment, in milliseconds: one day, before or after. */
const farthest = 24 * 60 * 60 * 1000

/** Maximum difference between a receipt's total and the payment, as a fraction of the payment. */
const maxOff = 0.1

/** Maximum number of suggestions. */
const max = 5

/** Score of a receipt, 0 to 150; null if it cannot belong to this payment. */
function scoreOf({ amount, till, occurredAt }: Payment, receipt: Issued): number | null {
  const off = Math.abs(amount.amount - receipt.total.amount)
  const room = amount.amount * maxOff
  if (receipt.total.currency !== amount.currency || off > room) return null
  const apart = Math.abs(Date.parse(occurredAt) - Date.parse(receipt.issuedAt))
  if (apart > farthest) return null
  const ofAmount = off === 0 ? weights.exact : weights.near * (1 - off / room)
  const ofTime = weights.time * (1 - apart / farthest)
  return ofAmount + ofTime + (receipt.till === till ? weights.till : 0)
}

/**
 * Receipts that may belong to a payment, best first, at most five: by amount, then time and till. Equal scores are sorted by number.
 * @param receipts unmatched receipts of the merchant, in any order
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
    .slice(0, max)
    .map(({ receipt }) => receipt)
}

/** Numbers of the suggested receipts of exactly the amount paid. Only a single one can be matched without review. */
export function exactOf(payment: Payment, suggested: readonly Issued[]): string[] {
  return suggested
    .filter(({ total }) => total.amount === payment.amount.amount)
    .map(({ receiptNo }) => receiptNo)
}
