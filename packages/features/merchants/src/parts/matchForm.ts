import {
  differenceReasons,
  type MatchInput,
  type MerchantSaleDetail,
} from '@console/domain/merchant-sale'
import { isNoteMissing } from '@console/core/kinds'
import { defineForm } from '@console/form'
import * as z from 'zod/mini'

type Candidates = MerchantSaleDetail['candidates']

/** What is known of the receipt that is written down: whether it has the amount that was paid; null where it is none of the suggested. */
export function isExactOf(candidates: Candidates, receiptNo: string): boolean | null {
  const chosen = candidates.find((each) => each.receiptNo === receiptNo.trim())
  return chosen ? chosen.difference.amount === 0 : null
}

/**
 * A receipt is chosen, and a difference has a reason. Of a receipt that was not suggested the server
 * knows whether it has one.
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
