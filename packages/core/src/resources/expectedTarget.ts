import { currencies, type Currency, money, type Money, token } from '../contracts'
import * as z from 'zod/mini'
import type { ActionableRow } from '../workflows/contract'
import { ruleOf } from '../workflows/workflowOf'
import type { Resource } from './resource'

/** Expected target of a decision, as the user sees it. A response about anything else is rejected. */
export const expected = z.object({
  token,
  /** Null where its kind of record has no amounts. */
  currency: z.nullable(z.enum(Object.keys(currencies) as [Currency, ...Currency[]])),
  /** The amount that the user agrees to with the action; null where there is none. */
  confirmed: z.nullable(money),
})

/** Expected target of a decision, as the user sees it. */
export type ExpectedTarget = z.infer<typeof expected>

type Compared<Row extends ActionableRow> = Pick<
  Resource<Row>,
  'tokenOf' | 'currencyOf' | 'workflows'
>

/** Expected target of an action on a row. */
export function expectedTargetOf<Row extends ActionableRow>(
  { tokenOf, currencyOf, workflows }: Compared<Row>,
  row: Row,
  action: string,
): ExpectedTarget {
  return {
    token: tokenOf(row),
    currency: currencyOf?.(row) ?? null,
    confirmed: ruleOf(workflows, action).confirms?.(row) ?? null,
  }
}

/** Mismatch between the record in a response and the decision's target; null where they match. */
export function mismatchIn<Row extends ActionableRow>(
  { tokenOf, currencyOf, workflows }: Compared<Row>,
  asked: ExpectedTarget,
  action: string,
  row: Row,
): 'record' | 'currency' | 'amount' | null {
  if (tokenOf(row) !== asked.token) return 'record'
  if (asked.currency !== null && currencyOf?.(row) !== asked.currency) return 'currency'
  const { confirmed } = asked
  const now: Money | undefined = confirmed ? ruleOf(workflows, action).confirms?.(row) : undefined
  if (confirmed && (now?.amount !== confirmed.amount || now.currency !== confirmed.currency))
    return 'amount'
  return null
}
