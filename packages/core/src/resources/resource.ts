import type { AnyFields } from '../fields'
import type * as z from 'zod/mini'
import type { Base } from '../configuration'
import type { Currency, Name } from '../contracts'
import type { ActionableRow } from '../kinds/contract'
import type { AnyKind } from '../kinds/kind'
import type { OwnCalls } from './ownCalls'

/**
 * A kind of record about which something can be decided: where its calls go and what its rows and records look like. Lists,
 * records and decisions are made of it, so that no feature writes these calls anew.
 */
export interface Resource<
  Row extends ActionableRow,
  Detail extends Row = Row,
  Fields extends AnyFields = AnyFields,
> {
  /** For example `service-products`. Its answers are kept under it, too. */
  id: string
  /** Where the same records are read in another way: its `id` (`liveAndSubmitted`). */
  otherId?: string
  base: Base
  /** Below the base address, for example `/service-products`. */
  path: `/${string}`
  /** Its server has calls of its own. Default: it has those of the marketplace (`calls.ts`). */
  calls?: OwnCalls<Row, Detail>
  row: z.ZodMiniType<Row>
  detail: z.ZodMiniType<Detail>
  /** What its lists can be asked for. */
  fields: Fields
  tokenOf(row: Row): string
  /** What its reader calls it; of several languages, in theirs (`textIn`). */
  nameOf(row: Row): Name
  /** The revision that waits, or else the live one; 1 where a kind has no revisions. */
  revisionOf(row: Row): number
  /** The currency of all its amounts, which no decision changes. Default: it has none. */
  currencyOf?(row: Row): Currency
  /** What can be decided about it: as an item is approved, and is featured. None where nothing is decided. */
  kinds: readonly AnyKind<Row>[]
  /** Which reasons of its kinds are the usual ones for such a record: they are offered first. Default: none is usual. */
  usualReasons?: readonly string[]
  /** Colleagues can write of its records what others of the staff see (`core/remarks`). Default: they cannot. */
  hasRemarks?: true
  /** How many other records disappear from the marketplace with it while it is suspended. Default: none. */
  hiddenWith?(row: Row): number
}
