import type { Action } from '@console/domain/approval'
import {
  BadgeCheck,
  Ban,
  CircleX,
  EyeOff,
  Hand,
  type LucideIcon,
  PencilLine,
  Play,
  RotateCcw,
  Sparkles,
  Undo2,
  VenetianMask,
} from 'lucide-react'

const icons: Record<Action, LucideIcon> = {
  approve: BadgeCheck,
  publish: BadgeCheck,
  reject: CircleX,
  request_changes: PencilLine,
  suspend: Ban,
  reinstate: Play,
  reopen: RotateCcw,
  claim: Hand,
  release: Undo2,
  hide: EyeOff,
  mask: VenetianMask,
  feature: Sparkles,
  unfeature: Undo2,
}

/** The icon of an action. An arrow that leads back points the other way where lines begin at the right. */
export function ActionIcon({ action }: { action: Action }) {
  const Icon = icons[action]
  return <Icon aria-hidden data-icon data-mirrored={Icon === Undo2 || undefined} />
}
