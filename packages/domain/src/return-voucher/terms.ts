/** Where a return stands (domain design 5.8). */
export const returnStatuses = [
  'submitted',
  'under_review',
  'changes_requested',
  'approved',
  'refunding',
  'refunded',
  'closed',
  'rejected',
] as const

/** Where a return stands. */
export type ReturnStatus = (typeof returnStatuses)[number]

/** Whether somebody still has to do something about a return. */
export function isReturnOpen(status: ReturnStatus): boolean {
  return !['refunded', 'closed', 'rejected'].includes(status)
}
