import { money } from '@console/core/contracts'
import {
  type Grant,
  maxFor,
  maxPieces,
  refundMethods,
  type ReturnDetail,
  type ReturnLine,
} from '@console/domain/return-voucher'
import { defineForm } from '@console/form'
import * as z from 'zod/mini'

/** Values of a line. The amount is never negative. */
const grantLine = z.object({
  lineId: z.string(),
  quantity: z.int().check(z.minimum(0)),
  amount: money.check(z.refine(({ amount }) => amount >= 0)),
  restock: z.boolean(),
})

/** Form of a grant for a return: at most the returnable pieces, and at most their value. */
export function grantFormOf({ lines, isOverWindow, payment }: ReturnDetail) {
  return defineForm(
    z
      .object({
        lines: z.array(grantLine),
        method: z.enum(refundMethods),
        note: isOverWindow
          ? z.string().check(z.minLength(10), z.maxLength(2000))
          : z.string().check(z.maxLength(2000)),
      })
      .check(({ value, issues }) => {
        for (const [place, written] of value.lines.entries()) {
          const line = lines.find(({ lineId }) => lineId === written.lineId)
          const max = line && maxPieces(line)
          if (!line || max === undefined) continue
          if (written.quantity > max)
            issues.push({
              code: 'too_big',
              origin: 'number',
              maximum: max,
              inclusive: true,
              input: written.quantity,
              path: ['lines', place, 'quantity'],
            })
          else if (written.amount.amount > maxFor(line, written.quantity).amount)
            issues.push({
              code: 'custom',
              params: { max: maxFor(line, written.quantity) },
              input: written.amount,
              path: ['lines', place, 'amount'],
            })
        }
        const all = sumOf(value.lines)
        if (all === 0)
          issues.push({ code: 'custom', params: { isNothing: true }, input: all, path: [] })
        if (value.method !== 'credit_note' && all > payment.refundable.amount)
          issues.push({
            code: 'custom',
            params: { max: payment.refundable },
            input: value.method,
            path: ['method'],
          })
      }),
  )
}

/** Form of a grant for a return. */
export type GrantFormOf = ReturnType<typeof grantFormOf>

/** In minor units. */
export function sumOf(lines: readonly Pick<Grant, 'amount'>[]): number {
  return lines.reduce((sum, { amount }) => sum + amount.amount, 0)
}

/** Initial values: the proposal, else everything requested. */
export function grantOfLine(line: ReturnLine): Grant {
  const quantity = line.granted?.quantity ?? maxPieces(line)
  return {
    lineId: line.lineId,
    quantity,
    amount: line.granted?.amount ?? maxFor(line, quantity),
    restock: line.restock,
  }
}
