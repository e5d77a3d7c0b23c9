import {
  differenceReasons,
  type MatchInput,
  type MerchantSaleDetail,
} from '@console/domain/merchant-sale'
import { isNoteMissing } from '@console/core/workflows'
import { defineForm } from '@console/form'
import * as z from 'zod/mini'

type Candidates = MerchantSaleDetail['candidates']

/** Checks whether the typed receipt has the paid amount; null if it is not among the suggested. */
export function isExactOf(candidates: Candidates, receiptNo: string): boolean | null {
  const chosen = candidates.find((each) => each.receiptNo === receiptNo.trim())
  return chosen ? chosen.difference.amount === 0 : null
}

/**
 * Form of a match: a receipt is required, and a reason if the amounts differ. For a receipt that was not suggested, the
 * server checks the amount.
 */
export function matchFormFor(candidates: Candidates) {
  return defineForm(
    z.pipe(
      z
        .object({
          receiptNo: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
          reasonCode: z.nullable(z.enum(differenceReasons)),
          note: z.string().check(z.trim(), z.maxLength(2000)),
        })
        .check(
          z.refine(
            ({ receiptNo, reasonCode }) =>
              isExactOf(candidates, receiptNo) !== false || reasonCode !== null,
            { path: ['reasonCode'] },
          ),
          z.refine(
            ({ receiptNo, reasonCode, note }) =>
              isExactOf(candidates, receiptNo) === true ||
              reasonCode !== 'other' ||
              !isNoteMissing(note),
            { path: ['note'] },
          ),
        ),
      z.transform(({ receiptNo, reasonCode, note }): MatchInput => {
        if (reasonCode === null || isExactOf(candidates, receiptNo) === true) return { receiptNo }
        return { receiptNo, reasonCode, ...(note === '' ? {} : { note }) }
      }),
    ),
  )
}
