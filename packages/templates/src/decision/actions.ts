import type { Action, ActionState } from '@console/core/contracts'
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

/** The icon of each action. */
export const actionIcons: Record<Action, LucideIcon> = {
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

/** The one that goes on, of which the first that is possible stands out. */
const onward: readonly Action[] = ['approve', 'publish', 'reinstate', 'reopen', 'feature']

/** Beside it, two at most; what is not possible where the record stands goes into the menu, with its reason. */
const beside: readonly Action[] = [
  'request_changes',
  'reject',
  'suspend',
  'hide',
  'unfeature',
  'mask',
]

/** Where what may be done with a record is offered. */
export interface Offer {
  primary: ActionState | undefined
  secondary: readonly ActionState[]
  others: readonly ActionState[]
}

/** Distributes actions over buttons and menu: one primary, two secondary, the others in the menu. */
export function offerOf(actions: readonly ActionState[]): Offer {
  const has = (name: Action) => actions.find(({ action }) => action === name)
  const isInPlace = (state: ActionState | undefined) =>
    state !== undefined && state.hindrance !== 'wrong_status'
  const primary = onward.map(has).find(isInPlace)
  const secondary = beside
    .map(has)
    .filter((state) => state !== undefined)
    .filter(isInPlace)
    .slice(0, 2)
  const shown = new Set([primary, ...secondary])
  return { primary, secondary, others: actions.filter((state) => !shown.has(state)) }
}
