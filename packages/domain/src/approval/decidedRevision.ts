import type { ApprovableRow } from './contract'

/** Revision that a decision about an approvable record is about: the pending one, or else the live one. */
export function decidedRevision({
  submission,
  liveRevision,
}: Pick<ApprovableRow, 'submission' | 'liveRevision'>): number {
  return submission?.revision ?? liveRevision ?? 1
}
