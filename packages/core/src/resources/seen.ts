import { currencies, type Currency, money, type Money, token } from '../contracts'
import * as z from 'zod/mini'
import type { ActionableRow } from '../kinds/contract'
import { ruleOf } from '../kinds/kindsOf'
import type { Resource } from './resource'

/** What a decision is about, as its reader sees it. An answer about anything else counts as no answer. */
export const seen = z.object({
  token,
  /** Null where its kind of record has no amounts. */
  currency: z.nullable(z.enum(Object.keys(currencies) as [Currency, ...Currency[]])),
  /** The amount that is agreed to with the action; null where it agrees to none. */
  confirmed: z.nullable(money),
})

/** What a decision is about, as its reader sees it. */
export type Seen = z.infer<typeof seen>

type Compared<Row extends ActionableRow> = Pick<Resource<Row>, 'tokenOf' | 'currencyOf' | 'kinds'>

/** What an action on a row is about. */
export function seenOf<Row extends ActionableRow>(
  { tokenOf, currencyOf, kinds }: Compared<Row>,
  row: Row,
  action: string,
): Seen {
  return {
    token: tokenOf(row),
    currency: currencyOf?.(row) ?? null,
    confirmed: ruleOf(kinds, action).confirms?.(row) ?? null,
  }
}

/** How the record in an answer differs from the one that was decided about; null where it is the same. */
export function foreignIn<Row extends ActionableRow>(
  { tokenOf, currencyOf, kinds }: Compared<Row>,
  asked: Seen,
  action: string,
  row: Row,
): 'record' | 'currency' | 'amount' | null {
  if (tokenOf(row) !== asked.token) return 'record'
  if (asked.currency !== null && currencyOf?.(row) !== asked.currency) return 'currency'
  const { confirmed } = asked
  const now: Money | undefined = confirmed ? ruleOf(kinds, action).confirms?.(row) : undefined
  if (confirmed && (now?.amount !== confirmed.amount || now.currency !== confirmed.currency))
    return 'amount'
  return null
}
