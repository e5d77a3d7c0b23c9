import type * as z from 'zod/mini'
import type { Base } from '@console/core/configuration'
import type { ActionableRow, ApprovableRow, ReasonCode } from '../approval/contract'

/**
 * A kind of record about which something can be decided: where its calls go and what its rows and records look like. Lists,
 * records and decisions are made of it, so that no feature writes these calls anew.
 */
export interface Resource<Row extends ActionableRow, Detail extends Row = Row> {
  /** For example `service-products`; also what is read of it is kept under. */
  id: string
  /** Where the same records are read in another way: its `id` (`liveAndSubmitted`). */
  otherId?: string
  base: Base
  /** Below the base address, for example `/service-products`. */
  path: `/${string}`
  row: z.ZodMiniType<Row>
  detail: z.ZodMiniType<Detail>
  tokenOf(row: Row): string
  /** What its reader calls it. */
  nameOf(row: Row): string
  /** What waits, or else what is live; 1 where a kind has no revisions. */
  revisionOf(row: Row): number
  /** What such a record is rejected or suspended for, the usual first; the other reasons follow. Default: none is usual. */
  usualReasons?: readonly ReasonCode[]
  /** How many other records disappear from the marketplace with it while it is suspended. Default: none. */
  hiddenWith?(row: Row): number
}

/** The revision of an approvable record that a decision is about: what waits, or else what is live. */
export function decidedRevision({
  submission,
  liveRevision,
}: Pick<ApprovableRow, 'submission' | 'liveRevision'>): number {
  return submission?.revision ?? liveRevision ?? 1
}
