import type { AnyFields } from '../fields'
import type * as z from 'zod/mini'
import type { Base } from '../configuration'
import type { Currency, Name } from '../contracts'
import type { ActionableRow } from '../workflows/contract'
import type { AnyWorkflow } from '../workflows/workflow'
import type { OwnCalls } from './ownCalls'

/**
 * A kind of record with decisions: the addresses of its calls and the schemas of its rows and records. Lists, records and
 * decisions are derived from it, so that no feature writes these calls again.
 */
export interface Resource<
  Row extends ActionableRow,
  Detail extends Row = Row,
  Fields extends AnyFields = AnyFields,
> {
  /** For example `service-products`. Also the key of its cached data. */
  id: string
  /** `id` of the same records read in another way (`liveAndSubmitted`). */
  otherId?: string
  base: Base
  /** Below the base address, for example `/service-products`. */
  path: `/${string}`
  /** Custom calls of its server. Default: those of the marketplace (`calls.ts`). */
  calls?: OwnCalls<Row, Detail>
  row: z.ZodMiniType<Row>
  detail: z.ZodMiniType<Detail>
  /** Queryable fields of its lists. */
  fields: Fields
  tokenOf(row: Row): string
  /** Its name; of several languages, in the user's (`textIn`). */
  nameOf(row: Row): Name
  /** The submitted revision, or else the live one; 1 where a record has no revisions. */
  revisionOf(row: Row): number
  /** The currency of all its amounts, which no decision changes. Default: none. */
  currencyOf?(row: Row): Currency
  /** Its workflows: an item is approved, and is featured. Empty where nothing is decided. */
  workflows: readonly AnyWorkflow<Row>[]
  /** Usual reasons of its workflows for such a record: offered first. Default: none. */
  usualReasons?: readonly string[]
  /** Colleagues can add internal remarks to its records (`core/remarks`). Default: they cannot. */
  hasRemarks?: true
  /** Number of other records that disappear from the marketplace while it is suspended. Default: none. */
  hiddenWith?(row: Row): number
}
