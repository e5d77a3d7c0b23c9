/** Statuses of a return. */
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

export type ReturnStatus = (typeof returnStatuses)[number]

/** Checks whether a return is unfinished. */
export function isReturnOpen(status: ReturnStatus): boolean {
  return !['refunded', 'closed', 'rejected'].includes(status)
}

/** Reasons for a return. */
export const returnReasons = [
  'damaged',
  'wrong_item',
  'expired',
  'not_as_described',
  'overcharged',
  'changed_mind',
  'other',
] as const
