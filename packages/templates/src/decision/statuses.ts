import { type ApprovalStatus, phaseOf } from '@console/domain/approval'
import type { ActionableRow } from '@console/domain/kinds'
import {
  Archive,
  Ban,
  Clock,
  CircleCheck,
  CircleX,
  EyeOff,
  Hourglass,
  type LucideIcon,
  PencilLine,
  SearchCheck,
  Sparkles,
} from 'lucide-react'
import { isApprovable } from './rules'

/** Where records of all kinds stand: those that are approved, reviews and featured items. */
export type Status =
  | ApprovalStatus
  | 'published'
  | 'hidden'
  | 'scheduled'
  | 'featured'
  | 'ended'
  | 'update_pending'
  | 'update_under_review'

/** How a status looks; its word is `status.…`. */
interface Look {
  tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'waiting'
  icon: LucideIcon
}

/** One look for each status, everywhere (domain design 2.3). Marigold is only for what waits for the reader. */
export const statuses: Record<Status, Look> = {
  pending: { tone: 'waiting', icon: Hourglass },
  under_review: { tone: 'info', icon: SearchCheck },
  changes_requested: { tone: 'info', icon: PencilLine },
  approved: { tone: 'success', icon: CircleCheck },
  rejected: { tone: 'danger', icon: CircleX },
  suspended: { tone: 'danger', icon: Ban },
  withdrawn: { tone: 'neutral', icon: Archive },
  published: { tone: 'success', icon: CircleCheck },
  hidden: { tone: 'neutral', icon: EyeOff },
  scheduled: { tone: 'info', icon: Clock },
  featured: { tone: 'success', icon: Sparkles },
  update_pending: { tone: 'waiting', icon: Hourglass },
  update_under_review: { tone: 'info', icon: SearchCheck },
  ended: { tone: 'neutral', icon: Archive },
}

/** Where a record stands: one word, and a second one where an update of a live record waits. */
export function statusesOf(row: ActionableRow): Status[] {
  if (isApprovable(row)) {
    const phase = phaseOf(row)
    return phase === row.approvalStatus ? [phase] : [row.approvalStatus, phase]
  }
  const status = 'status' in row ? String(row.status) : ''
  return isStatus(status) ? [status] : []
}

function isStatus(status: string): status is Status {
  return status in statuses
}
