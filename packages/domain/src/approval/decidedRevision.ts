import type { ApprovableRow } from './contract'

/** The revision of an approvable record that a decision is about: what waits, or else what is live. */
export function decidedRevision({
  submission,
  liveRevision,
}: Pick<ApprovableRow, 'submission' | 'liveRevision'>): number {
  return submission?.revision ?? liveRevision ?? 1
}
